/**
 * The director takes what happens in order and has it played on the stage.
 *
 * Views come with their events. What is seen stays as it was before an event until its movement has landed; only what
 * is asked is always the newest, so that nothing one presses is lost; `ahead` tells where the stage is not there yet.
 * Whatever happens on the way, after the last event the stage shows the newest view.
 */
import type { LogLine, View } from "$lib/server/types";
import { MOVES, type Played } from "./choreography";
import { freshLines, sinceActed } from "./fresh";

export type Pace = "calm" | "brisk" | "at-once";

/** How somebody wants to see things now. */
export interface Mood {
  pace: Pace;
  /** No motion is wanted: captions instead. */
  reduced: boolean;
  /** Nobody looks. */
  hidden: boolean;
  /** How many times as long as written everything takes; once, if not said. */
  speed?: number;
}

/** What the director has movements played on. */
export interface Player {
  /** What these are about comes into sight; how many milliseconds that takes. */
  bring(group: Played[]): number;
  /** Begin these together, each `speed` times as long as it is written. */
  begin(group: Played[], line: LogLine, speed: number): void;
  /** Whatever moves is gone at once. */
  stop(): void;
  /** Show another picture; what has travelled settles where it belongs. */
  land(show: () => void): void;
  /** When what was shown last is on the page. */
  ready(): Promise<void>;
}

export interface Props {
  player: Player;
  /** The movements of an event. */
  script: (line: LogLine) => Played[][];
  mood: () => Mood;
  /** All of the stream up to this number has been shown. */
  told?: (version: number) => void;
}

/** A view and what happened on the way to it. */
interface Moment {
  view: View;
  version: number;
  fresh: LogLine[];
  /** It is shown first, and what happened is played on it. */
  early: boolean;
}

/** So many events may wait; of more, only the last are played. */
export const MOST = 14;
export const KEPT = 5;
/** With so many waiting there is no time for calm. */
const CROWD = 5;
const BRISK = 0.6;
const GAP = 120;
const CAPTION = 1100;
const CAPTION_MORE = 400;
const LONGEST_CAPTION = 3500;
/** Milliseconds a finger that stays down can hold the picture. */
const HELD = 1500;
/** What is remembered for "What did I miss?". */
const REMEMBERED = 400;
const LINES = 60;

/** How long a movement takes. */
export function lasts(played: Played, speed: number): number {
  return Math.max(MOVES[played.move].least, played.ms * speed);
}

/** How long a group takes. */
export function together(group: Played[], speed: number): number {
  return Math.max(0, ...group.map((one) => one.delay * speed + lasts(one, speed) + one.rest * speed));
}

export class Director {
  /** The newest view. */
  newest = $state.raw<View | null>(null);
  /** How far the stream has been shown. */
  shown = $state(0);
  /** Something moves, or is about to. */
  playing = $state(false);
  /** It is played again, for who asked what they have missed. */
  replaying = $state(false);
  /** The event that is being played. */
  event = $state.raw<LogLine | null>(null);
  /** What happened, in words, where motion is unwanted. */
  caption = $state.raw<LogLine[]>([]);
  /** How many events could be played again. */
  missed = $state(0);

  private view = $state.raw<View | null>(null);
  /** How many lines of the log have been heard. */
  private lines = $state(0);
  private version = 0;
  private queue: Moment[] = [];
  private current = $state.raw<Moment | null>(null);
  private run = 0;
  private wake: (() => void) | null = null;
  private held: Promise<void> | null = null;
  private release: (() => void) | null = null;
  private mark: View | null = null;
  private history: Moment[] = [];

  constructor(private readonly props: Props) {}

  /** What is to be seen now: the table as far as it has been played, the newest questions. */
  readonly picture = $derived.by((): View | null => {
    const [view, newest] = [this.view, this.newest];
    if (!view || !newest || (view === newest && this.lines >= newest.log.length)) return newest;
    const { questions, undo, deals, log } = newest;
    // Who is waited for goes with what is seen and told, unless I am asked myself.
    const mine = !this.ahead && questions.some(({ due }) => due);
    const told = this.lines > view.log.length ? this.current?.view : undefined;
    const { waiting } = mine ? newest : (told ?? view);
    return { ...view, questions, undo, waiting, deals, log: log.slice(0, this.lines) };
  });

  /** I am asked something to which what is seen has not come yet. */
  readonly ahead = $derived.by((): boolean => {
    const [view, newest] = [this.view, this.newest];
    if (!view || !newest || view === newest || !this.playing || this.replaying) return false;
    return newest.questions.some(({ id, due }) => due && !view.questions.some((one) => one.id === id));
  });

  /** Which performance this is; another number, another performance. Nothing while nothing plays. */
  get performance(): number {
    return this.playing ? this.run : 0;
  }

  /** A view has come. */
  take(view: View, version: number): void {
    const before = this.newest;
    if (before === view) return;
    this.newest = view;
    this.version = version;
    if (!before || before.you !== view.you || before.game !== view.game) {
      this.begin(view);
      return;
    }
    const moment = { view, version, fresh: freshLines(before.log, view.log), early: false };
    this.remember(moment);
    this.queue.push(moment);
    if (!this.playing) void this.perform();
    else if (this.isAtOnce()) this.skip();
    else this.collapse();
  }

  /** The first view of a table: nothing is played, for it has been so before. */
  private begin(view: View): void {
    this.interrupt();
    this.queue = [];
    this.finish();
    this.shown = 0;
    this.show({ view, version: this.version, fresh: [], early: false });
    const fresh = sinceActed(view.log, view.you, LINES);
    this.mark = view;
    this.history = fresh.length ? [{ view, version: this.version, fresh, early: true }] : [];
    this.missed = fresh.length;
  }

  /** Another place of the match: it is shown as it is, and nothing is played on the way. */
  cut(view: View, version: number): void {
    this.newest = view;
    this.version = version;
    this.begin(view);
  }

  private remember(moment: Moment): void {
    this.history.push(moment);
    if (this.history.length > REMEMBERED) this.mark = this.history.shift()?.view ?? null;
    this.missed = this.history.reduce((sum, one) => sum + one.fresh.length, 0);
  }

  /** I have done something: what plays is over, and nothing is missed up to here. */
  acted(): void {
    this.skip();
    this.mark = this.newest;
    this.history = [];
    this.missed = 0;
  }

  /** Everything is shown as it is now. */
  skip(): void {
    if (!this.playing) return;
    this.interrupt();
    const last = this.queue.at(-1) ?? this.current;
    this.queue = [];
    if (last) this.show(last);
    this.finish();
  }

  /** What did I miss? All of it once more, then where we are. */
  replay(): void {
    if (!this.missed || !this.mark) return;
    this.interrupt();
    const [view, history] = [this.mark, this.history];
    this.props.player.land(() => {
      this.view = view;
      this.lines = view.log.length;
    });
    this.replaying = true;
    this.queue = [...history];
    void this.perform();
  }

  /** A finger or a button of the mouse is down: nothing may move away under it. */
  press(): void {
    if (this.held) return;
    this.held = new Promise((resolve) => {
      const timer = setTimeout(() => this.release?.(), HELD);
      this.release = () => {
        clearTimeout(timer);
        this.held = this.release = null;
        resolve();
      };
    });
  }

  /** It is up again. */
  lift(): void {
    this.release?.();
  }

  /** Leave the table. */
  end(): void {
    this.interrupt();
    this.queue = [];
    this.playing = false;
    this.lift();
  }

  private isAtOnce(): boolean {
    const { pace, hidden } = this.props.mood();
    return hidden || (pace === "at-once" && !this.replaying);
  }

  private speed(): number {
    const waiting = this.queue.reduce((sum, moment) => sum + moment.fresh.length, 0);
    const { pace, speed = 1 } = this.props.mood();
    return speed * (pace === "calm" && waiting < CROWD ? 1 : BRISK);
  }

  /** Whoever waits for the end of something need not wait any more, and does nothing. */
  private interrupt(): void {
    this.run++;
    this.wake?.();
    this.wake = null;
    this.props.player.stop();
  }

  private finish(): void {
    this.playing = this.replaying = false;
    this.event = this.current = null;
    this.caption = [];
  }

  /** Too much to be played: all but the last is shown at once. */
  private collapse(): void {
    if (this.replaying) return;
    let kept = 0;
    let from = this.queue.length;
    while (from > 0 && kept < KEPT) kept += this.queue[--from]?.fresh.length ?? 0;
    const waiting = this.queue.reduce((sum, moment) => sum + moment.fresh.length, 0);
    if (waiting <= MOST || !from) return;
    const passed = this.queue.splice(0, from).at(-1);
    this.interrupt();
    if (passed) this.show(passed);
    void this.perform();
  }

  private async perform(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) {
      this.current = moment;
      if (this.isAtOnce() || !moment.fresh.length) {
        this.show(moment);
        this.announce(moment);
      } else await this.stage(moment, run);
      if (run !== this.run) return;
    }
    this.finish();
  }

  /** Who wants everything at once still reads the last headline, which nothing waits for. */
  private announce(moment: Moment): void {
    const { hidden, reduced } = this.props.mood();
    if (hidden || reduced) return;
    for (const line of moment.fresh.toReversed()) {
      const headlines = this.props
        .script(line)
        .flat()
        .filter((one) => one.move === "banner");
      if (!headlines.length) continue;
      this.props.player.stop();
      this.props.player.begin(headlines, line, BRISK);
      return;
    }
  }

  /** Play what happened, and show what has become of it. */
  private async stage(moment: Moment, run: number): Promise<void> {
    const { reduced } = this.props.mood();
    const crowd = moment.fresh.length > MOST && !this.replaying;
    const early = crowd || moment.early;
    if (early) this.lay(moment);
    if (reduced) await this.tell(moment, early, run);
    else {
      const heard = moment.view.log.length - moment.fresh.length;
      const first = crowd ? moment.fresh.length - KEPT : 0;
      for (let at = first; at < moment.fresh.length && run === this.run; at++) {
        if (!early) this.lines = heard + at + 1;
        await this.play(moment.fresh[at] as LogLine, run);
      }
      if (run === this.run) await this.held;
    }
    if (run === this.run) this.show(moment);
  }

  private async play(line: LogLine, run: number): Promise<void> {
    await this.props.player.ready();
    if (run !== this.run) return;
    this.event = line;
    for (const group of this.props.script(line)) {
      const way = this.props.player.bring(group);
      if (way) await this.wait(way);
      if (run !== this.run) return;
      const speed = this.speed();
      this.props.player.begin(group, line, speed);
      await this.wait(together(group, speed));
      if (run !== this.run) return;
    }
    await this.wait(GAP * this.speed());
  }

  /** The same in words; what is to be read on the stage before it changes lies there as long as the words do. */
  private async tell(moment: Moment, early: boolean, run: number): Promise<void> {
    const heard = moment.view.log.length - moment.fresh.length;
    let from = 0;
    for (let at = 0; at < moment.fresh.length && !early; at++) {
      const rest = Math.max(
        0,
        ...this.props
          .script(moment.fresh[at] as LogLine)
          .flat()
          .map((one) => one.rest),
      );
      if (!rest) continue;
      this.lines = heard + at + 1;
      await this.read(moment.fresh.slice(from, at + 1), rest);
      if (run !== this.run) return;
      from = at + 1;
    }
    this.lay(moment);
    if (from < moment.fresh.length) await this.read(moment.fresh.slice(from));
  }

  private async read(lines: LogLine[], rest = 0): Promise<void> {
    this.caption = lines;
    this.event = lines.at(-1) ?? null;
    const ms = Math.min(LONGEST_CAPTION, CAPTION + CAPTION_MORE * (lines.length - 1));
    await this.wait(Math.max(ms, rest) * this.speed());
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private lay(moment: Moment): void {
    if (this.view === moment.view && this.lines === moment.view.log.length) return;
    this.props.player.land(() => {
      this.view = moment.view;
      this.lines = moment.view.log.length;
    });
  }

  /** This is what the table looks like. */
  private show(moment: Moment): void {
    this.lay(moment);
    if (moment.version <= this.shown) return;
    this.shown = moment.version;
    this.props.told?.(moment.version);
  }
}
