/** A table, live: what the server says, and nothing else. */
import { api, Refusal } from "./api";
import { passOf } from "./passes";
import { changed } from "./patch";
import type {
  Advice,
  Clock,
  LogLine,
  OfferPatience,
  Problem,
  ReadyPaper,
  Ring,
  ServerMessage,
  Table,
  TalkLine,
  Told,
  View,
} from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";
type Waiting = { message: object; quiet: boolean; settle: (problem: Problem | null) => void };

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 45_000;
const SERVERS_FAULT = 500;
const CLOSED_FOR_NOW = 503;
/** Who asks too often, or a server that is busy, finds nothing just now. */
const NOT_NOW = [429, 503];
/** Milliseconds until the same is asked again, and how often. */
const [REST, TRIES] = [700, 6];

/** A name nobody else makes; `randomUUID` is not there on plain http. */
function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Live {
  line = $state<Line>("connecting");
  version = $state(0);
  view = $state.raw<View | null>(null);
  table = $state.raw<Table | null>(null);
  talk = $state.raw<TalkLine[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** When the clock was told, by this machine's time. */
  clockHeard = $state(0);
  standing = $state.raw<string[]>([]);
  /** The bell that rings over a reaction window, if one does; and when it was heard, by this machine's time. */
  bell = $state.raw<Ring | null>(null);
  bellHeard = $state(0);
  /** How long the bots that made me offers wait; and when that was told. */
  offers = $state.raw<OfferPatience[]>([]);
  offersHeard = $state(0);
  fresh = $state.raw<LogLine[]>([]);
  /** Why we are let go for good. */
  goodbye = $state.raw<Problem | null>(null);
  /** Why the server let us go for a while: it closes, or its archive does not answer. */
  away = $state.raw<Problem | null>(null);
  /** Answers under way. */
  busy = $state(0);
  /** How often I have answered, or taken an answer back. */
  acts = $state(0);

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly ready = new Map<string, (found: ReadyPaper[] | Problem) => void>();
  private readonly advice = new Map<string, (found: Advice | Problem | null) => void>();
  private readonly ahead = new Map<string, (told: Told[] | null, why?: Problem | null) => void>();
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private ended = false;
  private known = false;
  /** How far the page has shown what happened. */
  private seen = 0;
  /** The offer whose paper lies open. */
  private opened: string | null = null;

  constructor(readonly id: string) {
    this.connect();
    this.timer = window.setInterval(() => this.keepAlive(), PING_EVERY);
    window.addEventListener("online", this.again);
    window.addEventListener("offline", this.cut);
  }

  /** Leave the table's side. */
  end(): void {
    this.ended = true;
    window.clearInterval(this.timer);
    window.removeEventListener("online", this.again);
    window.removeEventListener("offline", this.cut);
    this.socket?.close();
  }

  /** The browser says there is no network: better to know it now than when an answer is not acknowledged. */
  private readonly cut = (): void => {
    this.socket?.close();
  };

  /** Come back as who I am now: I have sat down, or have another name. */
  reconnect(): void {
    this.known = false;
    this.connect();
  }

  /** Take over from the bot that stands in for me. */
  comeBack(): void {
    this.goodbye = null;
    this.line = "connecting";
    this.reconnect();
  }

  private readonly again = (): void => {
    if (!this.ended && !this.goodbye && this.line !== "open") this.connect();
  };

  private connect(): void {
    this.askNoMore();
    this.socket?.close();
    const base = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${base}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      const version = this.known ? this.version : null;
      this.write({ type: "hello", version, invitation: passOf(this.id), shows: true });
      if (version !== null) this.write({ type: "shown", version: this.seen });
      if (this.opened !== null) this.write({ type: "reading", deal: this.opened });
      for (const { message } of this.waiting.values()) this.write(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    this.askNoMore();
    if (this.ended || this.goodbye) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    if (!this.table) this.askWhy();
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.tries++);
    window.setTimeout(this.again, delay);
  }

  /** What was only asked is not asked again: whoever waits for it hears that nothing comes. */
  private askNoMore(): void {
    for (const id of [...this.ahead.keys()]) this.tellAhead(id, null);
    for (const settle of this.ready.values()) settle([]);
    this.ready.clear();
    for (const settle of this.advice.values()) settle(null);
    this.advice.clear();
  }

  /** A door that never opened: perhaps there is no such table, or it is not for us. */
  private askWhy(): void {
    api.table(this.id).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status < 400 || error.status >= 500) return;
      this.goodbye = error.problem;
      this.line = "closed";
    });
  }

  private keepAlive(): void {
    if (this.line !== "open") return;
    if (Date.now() - this.heard > PATIENCE) this.connect();
    else this.write({ type: "ping" });
  }

  private write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private take(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "bye") {
      this.letGo(message.problem);
      return;
    }
    this.line = "open";
    this.tries = 0;
    this.away = null;
    switch (message.type) {
      case "view":
        this.fresh = [];
        this.known = message.view !== null;
        this.version = message.version;
        this.view = message.view;
        this.table = message.table;
        this.talk = message.talk;
        this.setClock(message.clock);
        this.standing = message.standing;
        [this.bell, this.offers] = [null, []];
        break;
      case "change":
        // Something was missed, which never happens; a second hello would be refused, so we come anew.
        if (!this.view || message.after !== this.version) this.reconnect();
        else {
          this.view = changed(this.view, message);
          this.version = message.version;
          this.fresh = message.log as LogLine[];
        }
        break;
      case "table":
        this.table = message.table;
        break;
      case "talk":
        this.talk = [...this.talk.filter((line) => line.n !== message.line.n), message.line];
        break;
      case "clock":
        this.setClock(message.clock);
        break;
      case "bell":
        this.bell = message.bell;
        this.bellHeard = Date.now();
        break;
      case "offers":
        this.offers = message.offers;
        this.offersHeard = Date.now();
        break;
      case "standing":
        this.standing = message.prompts;
        break;
      case "ack":
        this.settle(message.id, null);
        break;
      case "foresight":
        this.tellAhead(message.id, message.foreseen);
        break;
      case "advice":
        this.advice.get(message.id)?.(message);
        this.advice.delete(message.id);
        break;
      case "papers":
        this.ready.get(message.id)?.(message.papers);
        this.ready.delete(message.id);
        break;
      case "reason":
      case "refused":
        this.tellAhead(message.id, null, message.problem);
        if (message.problem) {
          this.ready.get(message.id)?.(message.problem);
          this.advice.get(message.id)?.(message.problem);
        }
        this.ready.delete(message.id);
        this.advice.delete(message.id);
        this.settle(message.id, message.problem);
        break;
    }
  }

  /** We are let go: for good, or, where the fault is the server's, until it is itself again. */
  private letGo(problem: Problem): void {
    if (problem.status < SERVERS_FAULT) {
      this.goodbye = problem;
      return;
    }
    this.away = problem;
    this.line = "lost";
    // What it broke at would break it again; what it had no time for is sent again.
    if (problem.status !== CLOSED_FOR_NOW) for (const id of [...this.waiting.keys()]) this.settle(id, problem);
    this.socket?.close();
  }

  private tellAhead(id: string, told: Told[] | null, why?: Problem | null): void {
    this.ahead.get(id)?.(told, why);
    this.ahead.delete(id);
  }

  private setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockHeard = Date.now();
  }

  private settle(id: string, problem: Problem | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.count();
    waiting?.settle(problem);
  }

  /** Send something that the server acknowledges or refuses; a lost line only delays it. */
  private tell(message: object, quiet = false): Promise<Problem | null> {
    const id = fresh();
    const whole = { ...message, id };
    return new Promise((settle) => {
      this.waiting.set(id, { message: whole, quiet, settle });
      this.count();
      this.write(whole);
    });
  }

  private count(): void {
    this.busy = [...this.waiting.values()].filter((one) => !one.quiet).length;
  }

  /** Ask whether an answer would stand, and why not, while the person may go on; nothing is done by it. */
  why(question: string, value: unknown): Promise<Problem | null> {
    return this.tell({ type: "why", question, value }, true);
  }

  /**
   * Ask what answers in a row would bring, or, without any, each option of a question; nothing is done by it. A busy
   * server is asked again. Nothing comes back where the line is down, or nobody can say.
   */
  foresee(question: string, answers: unknown[] | null, tries = TRIES): Promise<Told[] | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = fresh();
    return new Promise((settle) => {
      this.ahead.set(id, (told, why) => {
        if (tries > 1 && why && NOT_NOW.includes(why.status))
          window.setTimeout(() => settle(this.foresee(question, answers, tries - 1)), REST);
        else settle(told);
      });
      this.write({ type: "foresee", id, question, answers });
    });
  }

  /** What would a clerk do? Its advice, or why there is none; nothing where the line is down. */
  advise(question: string): Promise<Advice | Problem | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = fresh();
    return new Promise((settle) => {
      this.advice.set(id, settle);
      this.write({ type: "advise", id, question });
    });
  }

  /** Ask which papers lie ready for the usual bargains of this moment, or why none do; none where the line is down. */
  papers(): Promise<ReadyPaper[] | Problem> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve([]);
    const id = fresh();
    return new Promise((settle) => {
      this.ready.set(id, settle);
      this.write({ type: "papers", id });
    });
  }

  /** All that happened up to this version has been shown: bots need not wait for this page any more. */
  showed(version: number): void {
    this.seen = version;
    this.write({ type: "shown", version });
  }

  /** The paper of this offer lies open here, or none: its bot is patient meanwhile. */
  reads(deal: string | null): void {
    if (deal === this.opened) return;
    this.opened = deal;
    this.write({ type: "reading", deal });
  }

  answer(question: string, value: unknown): Promise<Problem | null> {
    this.acts++;
    return this.tell({ type: "answer", version: this.version, question, value });
  }

  undo(): Promise<Problem | null> {
    this.acts++;
    return this.tell({ type: "undo", version: this.version });
  }

  say(text: string, to: string | null): Promise<Problem | null> {
    return this.tell({ type: "talk", text, to });
  }

  /** "Wait!": stop the bell over this question, for all to see. */
  wait(question: string): Promise<Problem | null> {
    return this.tell({ type: "wait", question });
  }

  /** Stop bots and clocks, or let them go on. */
  pause(paused: boolean): Promise<Problem | null> {
    return this.tell({ type: "pause", paused });
  }

  /** In a lesson: go on, back, to its beginning, or play on from here. */
  lead(to: "next" | "back" | "anew" | "solution" | "play-on"): Promise<Problem | null> {
    return this.tell({ type: "lead", to });
  }

  pass(prompts: string[]): Promise<Problem | null> {
    return this.tell({ type: "pass", prompts });
  }
}
