/** Plays movements over the page, in a layer of its own that nothing can be pressed in. */
import { tick } from "svelte";
import type { LogLine } from "$lib/server/types";
import type { Played } from "./choreography";
import { lasts, type Player } from "./director.svelte";
import { cardToken, laid, likeness, showDie, token, tokenOf, unmarked } from "./ghosts";
import { middle, Places, type Box, type Found } from "./places";
import { sounds } from "./sound";

/** A headline across the stage. */
export interface Headline {
  say: string;
  tone: string;
  who: string | null;
  what: string | null;
  line: LogLine;
  ms: number;
  box: Box;
}

interface Ghost {
  node: HTMLElement;
  /** The thing it is a likeness of. */
  thing: string | null;
  box: Box;
}

/** Draws the face of a card or a seat; gives back how to be rid of it. */
export type Dress = (thing: string, at: HTMLElement) => () => void;

const SETTLE = 160;
/** Milliseconds a stage takes that goes where something happens. */
const WAY = 380;
/** Pictures until it has set out: one in which its window is measured, and one in which it knows where to go. */
const SETTLING = 3;
const ARC = 46;
const MOST_DROPS = 8;
const MOST_CARDS = 5;
const MOST_DICE = 10;
/** Pixels from one die to the next. */
const DIE = 40;
/** What is honoured is so wide at least, where there is room: it is there to be read. */
const READABLE = 350;
/** What is wider than this, and than half the window, is no thing that goes anywhere. */
const WIDEST = 260;
const SMALL = 130;
const SMALL_CARD = 0.45;
/** Milliseconds until what was held out of the hand would lie in it again. */
const PUT_DOWN = 40;
const LARGE = 1.7;
const SMOOTH = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const WHOLE = /^\s*[-−+]?\d+\s*$/;

export class Stage implements Player {
  banner = $state.raw<Headline | null>(null);
  layer: HTMLElement | null = null;
  /** What the faces of cards look like; their titles, if nobody says. */
  dress: Dress | null = null;
  /** What a thing looks like at its ceremony, if like anything but itself. */
  honour: ((thing: string, at: HTMLElement) => (() => void) | null) | null = null;
  private readonly places: Places;
  private ghosts: Ghost[] = [];
  private running: Animation[] = [];
  /** The figures that count in this moment, with what they come to: what counts again goes on from there. */
  private counting = new Map<Element, { figure: Text; value: number }>();
  private readonly timers = new Set<number>();
  private readonly settling = new Set<() => void>();
  private readonly dressed = new Map<Element, () => void>();

  constructor(
    private readonly called: (card: string) => string,
    you: () => string | null,
    root: ParentNode = document,
  ) {
    this.places = new Places(root, you);
  }

  async ready(): Promise<void> {
    await tick();
    await this.atRest();
  }

  /** A stage that pans may be about to go elsewhere, as its window grows or shrinks: what moves on it is found there. */
  private async atRest(): Promise<void> {
    const world = this.places.panned();
    if (!world) return;
    await soon(frames(SETTLING), WAY);
    await soon(Promise.allSettled(world.getAnimations().map((one) => one.finished)), WAY);
  }

  /** A stage that is larger than its window is asked to go along; whether it does, it says by taking the event. */
  bring(group: Played[]): number {
    const things = group
      .flatMap(({ to, at, what, from }) => [to, at, what, from])
      .flatMap((place) => this.places.find(place)?.element ?? [])
      .filter((element) => element.closest("[data-pan]"));
    const pan = things[0]?.closest("[data-pan]");
    const stays = pan?.dispatchEvent(new CustomEvent("follow", { detail: things, cancelable: true })) ?? true;
    return stays ? 0 : WAY;
  }

  begin(group: Played[], line: LogLine, speed: number): void {
    if (!this.layer) return;
    for (const played of group) {
      const ms = lasts(played, speed);
      const delay = played.delay * speed;
      if (played.sound) this.later(delay + (played.move === "stamp" ? ms * 0.4 : 0), () => sounds.play(played.sound));
      if (played.move === "banner") this.headline(played, ms, delay, line);
      else this[played.move](played, ms, delay);
    }
  }

  stop(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.timers.clear();
    this.banner = null;
    for (const end of this.settling) end();
    for (const animation of this.running) animation.cancel();
    this.running = [];
    for (const { node } of this.ghosts) this.discard(node);
    this.ghosts = [];
    this.counting.clear();
    this.layer?.replaceChildren();
  }

  land(show: () => void): void {
    const [ghosts, running] = [this.ghosts, this.running];
    this.ghosts = [];
    this.running = [];
    this.counting.clear();
    show();
    if (!ghosts.length && !running.length) return;
    void tick().then(() => {
      for (const animation of running) if (!isOf(animation, ghosts)) animation.cancel();
      for (const ghost of ghosts) this.settle(ghost);
    });
  }

  /** What has travelled lies where the picture has it now: the last little way. */
  private settle({ node, thing, box }: Ghost): void {
    const home = thing === null || !node.isConnected ? null : this.places.find(thing);
    if (!home) {
      this.discard(node);
      return;
    }
    const size = sizeOf(node);
    const from = laid(size, box, box.width / size.width);
    // It may lie there in another form: its likeness stays within it.
    const fits = Math.min(home.box.width / size.width, home.box.height / size.height);
    const hidden = home.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: SETTLE, fill: "forwards" });
    node.animate([{ transform: from }, { transform: laid(size, home.box, fits) }], {
      duration: SETTLE,
      easing: "ease-out",
      fill: "forwards",
    });
    const end = (): void => {
      this.settling.delete(end);
      hidden.cancel();
      this.discard(node);
    };
    this.settling.add(end);
    this.later(SETTLE, end);
  }

  // -- movements

  private travel(played: Played, ms: number, delay: number): void {
    const to = this.places.somewhere(played.to);
    const ghost = this.taken(played) ?? this.made(played);
    if (!ghost || !to) return;
    const { width, height } = sizeOf(ghost.node);
    const fits = (part: number): number => Math.min((to.box.width * part) / width, (to.box.height * part) / height);
    const isCard = ghost.node.classList.contains("director-card");
    const read = played.look === "card" && played.to === "zone:stage";
    const most = isCard ? SMALL_CARD : played.look === "face" ? LARGE : 1;
    const scale = read ? Math.min(LARGE, fits(0.8)) : Math.min(most, fits(0.9));
    this.go(ghost, to.box, scale, ms, delay, played.gone);
    // Whoever has come to a chair sits in it: what says that it is empty has gone.
    if (played.look === "face" && to.element.matches("[data-part]")) this.hide(to.element, delay + ms);
  }

  private flow(played: Played, ms: number, delay: number): void {
    const [from, to] = [this.places.find(played.from), this.places.find(played.to)];
    const anchor = to ?? from ?? this.places.zone("stage");
    if (!anchor) return;
    const amount = Math.max(1, Math.min(MOST_DROPS, Math.abs(played.amount)));
    const above = { ...anchor.box, y: anchor.box.y - 70 };
    const [start, end] = [from && from.element !== to?.element ? from.box : above, to?.box ?? above];
    const each = ms * 0.65;
    for (let at = 0; at < amount; at++) {
      const drop = this.put(tokenOf(played.of), null, start, "flow");
      const wait = delay + ((ms - each) * at) / amount;
      this.fly(drop, start, end, each, wait, (at % 2 ? -1 : 1) * (14 + 7 * at));
    }
    if (!played.counted) return;
    if (from && isFigure(played.from)) this.count(from, -Math.abs(played.amount), ms, delay);
    // From the first drop that arrives to the last.
    if (to && isFigure(played.to)) this.count(to, Math.abs(played.amount), each, delay + (ms - each));
  }

  private stamp(played: Played, ms: number, delay: number): void {
    const at = this.places.somewhere(played.at);
    if (!at) return;
    const spot = centred(at.box, 58);
    const mark = this.put(tokenOf("mark"), null, spot, "stamp");
    if (played.look) {
      mark.classList.add("worded");
      mark.textContent = this.called(played.look);
    }
    mark.classList.add(`tone-${played.tone}`);
    const there = laid(sizeOf(mark), spot, 1);
    this.animate(
      mark,
      [
        { transform: `${there} rotate(-9deg)`, opacity: 0, offset: 0 },
        { transform: `${there} rotate(-9deg) scale(1.15)`, opacity: 0, offset: 0.44 },
        { transform: `${there} rotate(-9deg)`, opacity: 1, offset: 0.46 },
        { transform: `${there} rotate(-9deg)`, opacity: 1, offset: 1 },
      ],
      { duration: ms, delay, fill: "both" },
    );
    const tool = this.put(tokenOf("stamp"), null, spot, "stamp");
    const down = laid(sizeOf(tool), spot, 1, 26);
    const up = laid(sizeOf(tool), spot, 1.15, 120);
    this.animate(
      tool,
      [
        { transform: up, opacity: 0, offset: 0 },
        { transform: up, opacity: 1, offset: 0.1 },
        { transform: down, opacity: 1, offset: 0.45, easing: "ease-in" },
        { transform: down, opacity: 1, offset: 0.65 },
        { transform: up, opacity: 0, offset: 1 },
      ],
      { duration: ms, delay, fill: "both", easing: "linear" },
    );
    this.shake(at.element, ms * 0.4, delay + ms * 0.45);
  }

  private turn(played: Played, ms: number, delay: number): void {
    const ghost = this.ghosts.find((one) => played.what !== null && one.thing === played.what);
    if (ghost) {
      // What was taken out of one's own hand lies face up already.
      const turning = ghost.node.querySelector(".turning");
      if (turning)
        this.animate(turning, [{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }], {
          duration: Math.min(380, ms),
          delay,
          fill: "both",
          easing: SMOOTH,
        });
      return;
    }
    const at = this.places.somewhere(played.at);
    if (!at) return;
    this.ring(at, ms, delay, "news", "turn");
    // A whole zone is never turned over, only what lies in it.
    if (at.element.matches("[data-zone]")) return;
    this.animate(
      at.element,
      [
        { transform: "perspective(600px) rotateY(0)" },
        { transform: "perspective(600px) rotateY(88deg)" },
        { transform: "perspective(600px) rotateY(0)" },
      ],
      { duration: ms, delay, easing: "ease-in-out" },
    );
  }

  private draw(played: Played, ms: number, delay: number): void {
    const [from, to] = [this.places.somewhere(played.from), this.places.somewhere(played.to)];
    if (!from || !to) return;
    const count = Math.max(1, Math.min(MOST_CARDS, played.amount));
    const each = count > 1 ? ms * 0.7 : ms;
    for (let at = 0; at < count; at++) {
      const card = this.put(this.card(played.card), null, from.box, "draw");
      const wait = delay + ((ms - each) * at) / count;
      this.fly(card, from.box, to.box, each, wait, ARC + 6 * at, SMALL_CARD * 1.2);
      const turning = card.querySelector(".turning");
      if (played.card !== null && turning)
        this.animate(turning, [{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }], {
          duration: each * 0.6,
          delay: wait + each * 0.2,
          fill: "both",
        });
    }
  }

  private roll(played: Played, ms: number, delay: number): void {
    const at = this.places.somewhere(played.at);
    if (!at) return;
    const dice = played.dice.slice(0, MOST_DICE);
    const centre = middle(at.box);
    // They stay within a place made for them, in rows; on a narrow one they lie over its edges.
    const fit = Math.max(3, Math.floor(at.box.width / DIE));
    const across = at.box.width < 3 * DIE ? dice.length : Math.min(dice.length, fit);
    const down = Math.ceil(dice.length / across);
    dice.forEach((number, index) => {
      const x = centre.x + ((index % across) - (across - 1) / 2) * DIE - 17;
      const y = centre.y + (Math.floor(index / across) - (down - 1) / 2) * DIE - 17;
      const spot = { x, y, width: 34, height: 34 };
      const die = this.put(tokenOf("die"), null, spot, "roll");
      showDie(die, 1 + ((number + index) % 6));
      const start = { ...spot, x: spot.x - 160 + 20 * index, y: spot.y - 110 };
      this.animate(
        die,
        [
          { transform: `${laid(sizeOf(die), start, 0.8)} rotate(-520deg)`, opacity: 0 },
          {
            transform: `${laid(sizeOf(die), { ...spot, y: spot.y - 24 }, 1)} rotate(-90deg)`,
            opacity: 1,
            offset: 0.55,
          },
          { transform: `${laid(sizeOf(die), spot, 1)} rotate(0deg)`, opacity: 1, offset: 0.8 },
          { transform: `${laid(sizeOf(die), spot, number === 6 ? 1.2 : 1)} rotate(0deg)`, opacity: 1 },
        ],
        { duration: ms, delay, fill: "both", easing: "ease-out" },
      );
      [0.2, 0.4].forEach((part) =>
        this.later(delay + ms * part, () => showDie(die, 1 + ((number + index + Math.round(part * 10)) % 6))),
      );
      this.later(delay + ms * 0.55, () => showDie(die, number));
    });
  }

  private pulse(played: Played, ms: number, delay: number): void {
    const at = this.places.find(played.at) ?? this.places.zone("stage");
    if (at) this.ring(at, ms, delay, played.tone, "pulse");
  }

  private headline(played: Played, ms: number, delay: number, line: LogLine): void {
    const box = this.places.zone("stage")?.box ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const ghost = this.honoured(played.what) ?? this.taken({ ...played, from: null });
    if (ghost) {
      const size = sizeOf(ghost.node);
      const width = Math.max(box.width * 0.5, Math.min(box.width * 0.84, READABLE));
      const scale = Math.min(width / size.width, (box.height * 0.34) / size.height);
      this.go(ghost, { ...box, y: box.y + box.height * 0.04, height: box.height * 0.4 }, scale, ms * 0.3, delay, false);
    }
    // The ring of a stamp that has fallen is not to lie on what is told.
    for (const { node } of this.ghosts) if (node.dataset.move === "stamp") node.style.visibility = "hidden";
    const { say, tone, who } = played;
    this.later(delay, () => (this.banner = { say, tone, who, what: ghost ? played.what : null, line, ms, box }));
    this.later(delay + ms, () => (this.banner = null));
  }

  // -- what they are made of

  /** A thing grown to be seen by all, from where it lies. */
  private honoured(thing: string | null): Ghost | null {
    const home = thing === null ? null : this.places.find(thing);
    if (thing === null || !home || !this.honour) return null;
    const node = token("honoured", home.box);
    const gone = this.honour(thing, node);
    if (!gone) return null;
    for (const part of node.querySelectorAll("*")) unmarked(part);
    this.dressed.set(node, gone);
    const ghost = { node, thing, box: home.box };
    this.keep(ghost, "travel");
    this.hide(home.element);
    return ghost;
  }

  /** The ghost of a thing that has moved already in this moment, or one taken from where it lies. */
  private taken(played: Played): Ghost | null {
    if (played.what === null) return null;
    const moving = this.ghosts.find((one) => one.thing === played.what);
    if (moving) return moving;
    const found = this.places.find(
      played.from === null ? played.what : (within(played.from, played.what) ?? played.what),
    );
    if (!found || found.box.width > Math.max(WIDEST, innerWidth / 2)) return null;
    if (played.look === "card" && !this.isMine(played, found.element)) return null;
    const ghost: Ghost = { node: likeness(found), thing: played.what, box: found.box };
    this.keep(ghost, "travel");
    this.hide(found.element);
    if (found.element.matches("[data-held]")) this.later(PUT_DOWN, () => this.hideInHand(played.what ?? ""));
    return ghost;
  }

  /** What was held out of the hand would lie in it again once nothing holds it: it is on its way. */
  private hideInHand(card: string): void {
    const held = this.places.find(`hand/${card}`);
    if (held) this.hide(held.element);
  }

  /** A card leaves the hand it lies in; one out of another's hand is not mine, though I hold one that is called so. */
  private isMine(played: Played, card: Element): boolean {
    const hand = card.closest('[data-zone="hand"], [data-held]');
    const from = played.from === null ? null : this.places.find(played.from);
    if (hand === null || from === null) return hand !== null;
    return from.element.matches("[data-held]") || hand.contains(from.element) || from.element.contains(hand);
  }

  private made(played: Played): Ghost | null {
    const from = this.places.somewhere(played.from);
    if (!from) return null;
    const look = played.look || "paper";
    const node = look === "card" ? this.card(played.what) : look === "face" ? this.face(played) : tokenOf(look);
    const ghost: Ghost = { node, thing: played.what, box: { ...centred(from.box, 0), width: 0, height: 0 } };
    this.keep(ghost, "travel");
    const shrunk = look === "card" ? SMALL_CARD : 1;
    const [width, height] = [sizeOf(node).width * shrunk, sizeOf(node).height * shrunk];
    ghost.box = { x: ghost.box.x - width / 2, y: ghost.box.y - height / 2, width, height };
    return ghost;
  }

  private card(card: string | null): HTMLElement {
    let gone: (() => void) | null = null;
    const node = cardToken(
      card === null
        ? null
        : (at) => {
            if (this.dress) gone = this.dress(card, at);
            else at.textContent = this.called(card);
          },
    );
    if (gone) this.dressed.set(node, gone);
    return node;
  }

  /** Somebody's face: of who moves, or of who sends them. */
  private face(played: Played): HTMLElement {
    const node = tokenOf("face");
    const seat = [played.what, played.from].map((one) => /\bs\d\b/.exec(one ?? "")?.[0]).find((one) => one);
    if (seat && this.dress) this.dressed.set(node, this.dress(seat, node));
    return node;
  }

  private discard(node: Element): void {
    this.dressed.get(node)?.();
    this.dressed.delete(node);
    node.remove();
  }

  private keep(ghost: Ghost, move: string): void {
    ghost.node.dataset.move = move;
    this.ghosts.push(ghost);
    this.layer?.append(ghost.node);
  }

  private put(node: HTMLElement, thing: string | null, box: Box, move: string): HTMLElement {
    this.keep({ node, thing, box }, move);
    return node;
  }

  private go(ghost: Ghost, to: Box, scale: number, ms: number, delay: number, gone: boolean): void {
    const size = sizeOf(ghost.node);
    const now = ghost.box.width / size.width;
    const half = between(ghost.box, to);
    this.animate(
      ghost.node,
      [
        { transform: laid(size, ghost.box, now), opacity: 1 },
        { transform: laid(size, half, Math.max(now, scale) * 1.06, ARC), opacity: 1, offset: 0.5 },
        { transform: laid(size, to, scale), opacity: gone ? 0 : 1 },
      ],
      { duration: ms, delay, fill: "both", easing: SMOOTH },
    );
    ghost.box = { ...centred(to, 0), width: size.width * scale, height: size.height * scale };
    ghost.box.x -= ghost.box.width / 2;
    ghost.box.y -= ghost.box.height / 2;
    if (gone) ghost.thing = null;
  }

  private fly(node: HTMLElement, from: Box, to: Box, ms: number, delay: number, arc: number, scale = 1): void {
    const size = sizeOf(node);
    this.animate(
      node,
      [
        { transform: laid(size, from, scale * 0.5), opacity: 0 },
        { transform: laid(size, from, scale, arc * 0.3), opacity: 1, offset: 0.12 },
        { transform: laid(size, between(from, to), scale, arc), opacity: 1, offset: 0.55 },
        { transform: laid(size, to, scale * 0.9), opacity: 1, offset: 0.94 },
        { transform: laid(size, to, scale * 0.4), opacity: 0 },
      ],
      { duration: ms, delay, fill: "both", easing: "ease-in-out" },
    );
  }

  /** A figure counts to what it will be, and a tag says by how much. */
  private count(at: Found, change: number, ms: number, delay: number): void {
    if (!change) return;
    const tag = this.put(token("tag", { width: 44, height: 26 }), null, at.box, "count");
    tag.classList.add(change < 0 ? "less" : "more");
    tag.textContent = `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
    const small = at.box.width <= SMALL && at.box.height <= SMALL;
    // At the figure's own corner, off whatever is written above it.
    const corner = { x: at.box.x + at.box.width - 10, y: at.box.y - 1, width: 0, height: 0 };
    const size = sizeOf(tag);
    this.animate(
      tag,
      [
        { transform: laid(size, corner, 0.6), opacity: 0 },
        { transform: laid(size, corner, 1.1), opacity: 1, offset: 0.3 },
        { transform: laid(size, corner, 1), opacity: 1 },
      ],
      { duration: Math.max(ms, 300), delay, fill: "both" },
    );
    const counted = small ? (this.counting.get(at.element) ?? this.countedAt(at)) : null;
    if (!counted) return;
    const [before, steps] = [counted.value, Math.min(12, Math.abs(change))];
    counted.value += change;
    for (let step = 1; step <= steps; step++)
      this.later(delay + (ms * step) / steps, () => {
        const now = before + Math.round((change * step) / steps);
        counted.figure.data = now < 0 ? `−${-now}` : String(now);
      });
  }

  /** The likeness of a figure that is to count. */
  private countedAt(at: Found): { figure: Text; value: number } | null {
    const likely = likeness(at);
    const figure = figureIn(likely);
    if (!figure) return null;
    this.put(likely, null, at.box, "count").style.transform = laid(at.box, at.box, 1);
    this.hide(at.element);
    const counted = { figure, value: Number(figure.data.replace("−", "-")) };
    this.counting.set(at.element, counted);
    return counted;
  }

  private ring(at: Found, ms: number, delay: number, tone: string, move: string): void {
    const box = inflated(at.box, 5);
    const ring = this.put(token("ring", box), null, box, move);
    ring.classList.add(`tone-${tone}`);
    const there = laid(box, box, 1);
    this.animate(
      ring,
      [
        { transform: `${there} scale(1.12)`, opacity: 0 },
        { transform: there, opacity: 1, offset: 0.35 },
        { transform: there, opacity: 1, offset: 0.6 },
        { transform: `${there} scale(1.04)`, opacity: 0 },
      ],
      { duration: ms, delay, fill: "both", easing: "ease-out" },
    );
  }

  private shake(element: Element, ms: number, delay: number): void {
    const by = (x: number, y: number): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });
    this.animate(element, [by(0, 0), by(2, 1), by(-2, 0), by(1, -1), by(0, 0)], {
      duration: Math.min(180, ms),
      delay,
      composite: "add",
    });
  }

  private hide(element: Element, delay = 0): Animation {
    return this.animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: 1, delay, fill: "forwards" });
  }

  private animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options);
    // Whoever cancels it needs no reason.
    animation.finished.catch(() => undefined);
    this.running.push(animation);
    return animation;
  }

  private later(ms: number, deed: () => void): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      deed();
    }, ms);
    this.timers.add(timer);
  }
}

/** After it, or at the latest so many milliseconds from now. */
function soon(what: Promise<unknown>, ms: number): Promise<unknown> {
  return Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms))]);
}

/** After so many pictures. */
async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function isOf(animation: Animation, ghosts: Ghost[]): boolean {
  const moved = (animation.effect as KeyframeEffect | null)?.target;
  return ghosts.some(({ node }) => node === moved);
}

function sizeOf(node: HTMLElement): { width: number; height: number } {
  return { width: node.offsetWidth || 1, height: node.offsetHeight || 1 };
}

function centred(box: Box, size: number): Box {
  const { x, y } = middle(box);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

function between(one: Box, other: Box): Box {
  const [a, b] = [middle(one), middle(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: 0, height: 0 };
}

function inflated(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** A place where so much of something lies, and not merely where it comes from. */
function isFigure(place: string | null): boolean {
  return /^(blame|money|cash|box|votes):/.test(place ?? "");
}

/** A thing as it stands in a zone: "stage/" and s0. */
function within(from: string, what: string): string | null {
  const zone = /^(\w+)\/$/.exec(from)?.[1];
  return zone ? `${zone}/${what}` : null;
}

/** The only number written in something. */
function figureIn(node: Element): Text | null {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (WHOLE.test((text as Text).data)) found.push(text as Text);
  return found.length === 1 ? (found[0] ?? null) : null;
}
