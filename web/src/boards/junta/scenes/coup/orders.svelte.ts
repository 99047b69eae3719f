/**
 * What a press on a space of the plan does. Units that may march out of it are taken up at once; where they are given
 * out (a march, a retreat, police sent to a crowd) all go where one presses, and what has been held back goes to the
 * next place pressed. Where a crowd falls short, each press puts one more on a plaza.
 */
import { AssignDraft, NumberDraft, PickDraft, SplitDraft } from "$lib/questions/answers.svelte";
import { beginsWith, objectsOf } from "$lib/questions/targets";
import type { BoardProps } from "../../../board";
import { readingOf } from "../../table";

const MARCHES = ["move-units", "retreat", "police-reaction"];

/** Units on their way: where from, where to, which. */
export interface Arrow {
  from: string;
  to: string;
  units: string[];
}

/** A gun may be aimed at one player's units in a space. */
export interface Aim {
  option: string;
  space: string;
  seat: string;
}

/** How many go to a place, and how many could. */
export interface Step {
  place: string;
  count: number;
  more: boolean;
}

export class Orders {
  constructor(private readonly seen: () => BoardProps) {}

  /** Units are being sent somewhere: the answer in the making. */
  get march(): AssignDraft | null {
    const { question, targets } = this.seen();
    return targets instanceof AssignDraft && MARCHES.includes(question?.prompt ?? "") ? targets : null;
  }

  /** A crowd that is too small is spread over its plazas. */
  get spread(): SplitDraft | null {
    const { question, targets } = this.seen();
    return targets instanceof SplitDraft && question?.prompt === "place-units" ? targets : null;
  }

  /** How many are to be bribed. */
  get bribe(): NumberDraft | null {
    const { question, targets } = this.seen();
    return targets instanceof NumberDraft && question?.prompt === "bribe-units" ? targets : null;
  }

  /** What a gun may be aimed at. */
  get aims(): Aim[] {
    const { question, targets } = this.seen();
    if (!(targets instanceof PickDraft) || question?.prompt !== "bombard") return [];
    return targets.question.options.flatMap((option) => {
      const [, space, seat] = option.split(":");
      return space !== undefined && seat !== undefined ? [{ option, space, seat }] : [];
    });
  }

  /** Where the units taken up come from. */
  get from(): string | null {
    const facts = this.seen().question?.facts as { space?: string } | undefined;
    return this.march ? (facts?.space ?? null) : null;
  }

  /** How a space stands, where it is other than the question says. */
  of(space: string): "open" | "chosen" | null {
    const { march } = this;
    if (this.bribe && (this.seen().question?.facts as { space?: string } | undefined)?.space === space) return "chosen";
    if (!march?.question.places.includes(space)) return null;
    return march.count(space) ? "chosen" : "open";
  }

  /** Press a space; false where the frame is to do what it always does. */
  press(space: string): boolean {
    const { targets } = this.seen();
    const { march, bribe } = this;
    if (march?.question.places.includes(space)) {
      this.send(march, space);
      return true;
    }
    if (bribe && this.of(space) !== null) {
      bribe.number = bribe.number < bribe.question.most ? bribe.number + 1 : bribe.question.least;
      return true;
    }
    const aims = this.aims.filter((one) => one.space === space);
    const [aim] = aims;
    if (aim && aims.length === 1) {
      this.aim(aim.option);
      return true;
    }
    if (targets instanceof PickDraft && !targets.begun) {
      const begun = targets.question.options.filter((option) => beginsWith(option, space));
      const [only] = begun;
      if (begun.length === 1 && only?.startsWith("move:")) {
        targets.choose(only);
        return true;
      }
    }
    return false;
  }

  /** Aim the gun, or put it down; it is fired from the prompt. */
  aim(option: string): void {
    const { targets } = this.seen();
    if (!(targets instanceof PickDraft)) return;
    const aimed = targets.value === option;
    targets.clear();
    if (!aimed) for (const thing of objectsOf(option)) targets.touch(thing);
  }

  /** What the gun is aimed at. */
  get aimed(): Aim | null {
    const { targets } = this.seen();
    const value = targets instanceof PickDraft ? targets.value : null;
    return this.aims.find((one) => one.option === value) ?? null;
  }

  /** Aims that would make a rebel of me, where others would not. */
  get rebellious(): Aim[] {
    const marked = readingOf(this.seen().view).yours?.rebellious ?? [];
    const found = this.aims.filter((one) => marked.includes(one.option));
    return found.length < this.aims.length ? found : [];
  }

  private send(march: AssignDraft, space: string): void {
    const { items, places } = march.question;
    if (march.loose.length) march.all(space);
    else march.placed = Object.fromEntries(places.map((place) => [place, place === space ? [...items] : []]));
  }

  /** Where something goes, or could: with steppers on the tray. */
  get steps(): Step[] {
    const { march, spread } = this;
    if (spread)
      return spread.question.places.map((place) => ({
        place,
        count: spread.count(place),
        more: spread.count(place) < spread.room(place),
      }));
    if (!march) return [];
    return march.question.places
      .filter((place) => march.count(place) > 0)
      .map((place) => ({ place, count: march.count(place), more: march.loose.length > 0 }));
  }

  /** How many are not sent anywhere yet. */
  get left(): number {
    const { march, spread } = this;
    return spread ? spread.question.most - spread.total : (march?.loose.length ?? 0);
  }

  /** One less there: it stays, or waits for another place. */
  less(space: string): void {
    this.spread?.set(space, this.spread.count(space) - 1);
    const last = this.march?.placed[space]?.at(-1);
    if (last !== undefined) this.march?.take(last, space);
  }

  /** One more there, of those not yet sent. */
  more(space: string): void {
    this.spread?.set(space, this.spread.count(space) + 1);
    const [next] = this.march?.loose ?? [];
    if (next !== undefined) this.march?.put(next, space);
  }

  /** Where they go, and how many; police come from wherever they stand. */
  get arrows(): Arrow[] {
    const { march, from } = this;
    if (!march) return [];
    const found = new Map<string, Arrow>();
    for (const to of march.question.places)
      for (const item of march.placed[to] ?? []) {
        const [unit = item, station] = item.split(":");
        const source = station ?? from ?? to;
        const arrow = found.get(`${source} ${to}`);
        if (arrow) arrow.units.push(unit);
        else found.set(`${source} ${to}`, { from: source, to, units: [unit] });
      }
    return [...found.values()].filter((arrow) => arrow.from !== arrow.to);
  }

  /** My dice where the units taken up would go, with those sent there, or with all. */
  diceAt(space: string): number | null {
    const { march } = this;
    const dice = readingOf(this.seen().view).yours?.marches?.[space]?.dice;
    if (!march || !dice) return null;
    const sent = march.placed[space] ?? [];
    const first = march.question.items.slice(0, sent.length);
    if (sent.length && [...sent].sort().join() !== [...first].sort().join()) return null;
    return dice[sent.length || march.question.items.length] ?? null;
  }

  /** How many seats of power the rebels would hold if all went there; nothing where that stays as it is. */
  powersAt(space: string): number | null {
    const reading = readingOf(this.seen().view);
    const after = reading.yours?.marches?.[space]?.rebels;
    const now = (reading.powers ?? []).filter((power) => power.side === "rebels").length;
    return after === undefined || after === now ? null : after;
  }

  /** Seats of power that would change hands if the order were given as it stands. */
  get turning(): string[] {
    return this.march ? this.steps.map(({ place }) => place).filter((place) => this.powersAt(place) !== null) : [];
  }
}
