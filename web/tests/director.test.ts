/** The director by a clock of ours: in order, once, skippable, never a jam, and at the end what the view says. */
import { beforeEach, afterEach, describe, expect, test, vi } from "vitest";
import type { Played } from "$lib/director/choreography";
import { script } from "$lib/director/choreography";
import { Director, KEPT, MOST, type Mood, type Player } from "$lib/director/director.svelte";
import { freshLines, sinceActed } from "$lib/director/fresh";
import type { LogLine, View } from "$lib/server/types";

const MS = 500;

class Recorder implements Player {
  begun: string[] = [];
  stopped = 0;
  /** How far it is to where something happens. */
  way = 0;
  bring(): number {
    return this.way;
  }
  begin(_group: Played[], line: LogLine): void {
    this.begun.push(String(line.event));
  }
  stop(): void {
    this.stopped++;
  }
  land(show: () => void): void {
    show();
  }
  async ready(): Promise<void> {
    await Promise.resolve();
  }
}

let log: LogLine[] = [];
/** A view of a table that counts its events, after so many of them. */
function view(count: number, questions: string[] = []): View {
  while (log.length < count) log.push({ event: `e${log.length}`, seat: "s1" });
  return {
    game: "g",
    you: "s0",
    log: log.slice(0, count),
    questions: questions.map((id) => ({ id, due: true })),
    table: { facts: { count } },
  } as unknown as View;
}

let mood: Mood;
let player: Recorder;
let director: Director;
let told: number[];
/** The event whose outcome is to be read on the stage. */
let toRead = "";
/** The event that has a headline. */
let news = "";
const count = (): unknown => (director.picture?.table.facts as { count: number }).count;
const heard = (): number => director.picture?.log.length ?? -1;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  mood = { pace: "calm", reduced: false, hidden: false };
  player = new Recorder();
  [told, toRead, news] = [[], "", ""];
  director = new Director({
    player,
    script: (line) =>
      script(
        [
          { move: "pulse", at: "x", ms: MS, ...(line.event === toRead ? { rest: 3000 } : {}) },
          ...(line.event === news ? [{ move: "banner" as const, say: "banner-news" }] : []),
        ],
        line,
      ),
    mood: () => mood,
    told: (version) => told.push(version),
  });
  director.take(view(3), 3);
});
afterEach(() => {
  director.end();
  vi.useRealTimers();
});

test("what has been so before is shown at once, and not played", () => {
  expect([count(), director.playing, director.shown, player.begun]).toEqual([3, false, 3, []]);
});

test("the table stays as it was until the movement has landed; what is asked is the newest", async () => {
  director.take(view(4, ["q4"]), 4);
  await pass(10);
  expect([count(), heard(), director.shown]).toEqual([3, 4, 3]);
  expect(director.picture?.questions).toEqual([{ id: "q4", due: true }]);
  await pass(MS + 200);
  expect([count(), director.shown, director.playing, told]).toEqual([4, 4, false, [3, 4]]);
  expect(director.picture).toBe(director.newest);
});

test("what is asked anew runs ahead of the stage until it has been played; what was asked before does not", async () => {
  director.take(view(4, ["q4"]), 4);
  await pass(10);
  expect(director.ahead).toBe(true);
  await pass(MS + 200);
  expect(director.ahead).toBe(false);
  director.take(view(5, ["q4"]), 5);
  await pass(10);
  expect([director.playing, director.ahead]).toEqual([true, false]);
});

test("who is waited for goes with what is being told; once I am asked, it is me", async () => {
  const waitedFor = (seat: string, ...args: Parameters<typeof view>): View => ({
    ...view(...args),
    waiting: { for: [seat], why: "w" },
  });
  director.take(waitedFor("s1", 3), 3);
  player.way = 300;
  director.take(waitedFor("s2", 4), 4);
  director.take(waitedFor("s3", 5), 5);
  await pass(10);
  expect([director.picture?.log.length, director.picture?.waiting.for]).toEqual([4, ["s2"]]);
  await pass(2 * (300 + MS) + 600);
  expect(director.picture?.waiting.for).toEqual(["s3"]);
  director.take(waitedFor("s0", 5, ["q4"]), 5);
  director.take(waitedFor("s0", 6, ["q4"]), 6);
  await pass(10);
  expect([director.ahead, director.picture?.waiting.for]).toEqual([false, ["s0"]]);
});

test("nothing moves before the stage has come to where it happens", async () => {
  player.way = 300;
  director.take(view(4), 4);
  await pass(290);
  expect([player.begun, count()]).toEqual([[], 3]);
  await pass(20);
  expect([player.begun, count()]).toEqual([["e3"], 3]);
  await pass(MS + 130);
  expect(count()).toBe(4);
  // Whoever does something on the way does not have it played behind their back.
  director.take(view(5), 5);
  await pass(100);
  director.skip();
  await pass(1000);
  expect([player.begun, count()]).toEqual([["e3"], 5]);
});

test("events are played in order, each once, and lines of the log are heard with them", async () => {
  director.take(view(5), 4);
  director.take(view(6), 5);
  await pass(10);
  expect([player.begun, heard()]).toEqual([["e3"], 4]);
  await pass(MS + 130);
  expect([player.begun, heard(), count()]).toEqual([["e3", "e4"], 5, 3]);
  await pass(MS + 130);
  expect([player.begun, heard(), count()]).toEqual([["e3", "e4", "e5"], 6, 5]);
  await pass(1000);
  expect([count(), director.playing]).toEqual([6, false]);
});

test("the same view, or the same lines sent again, are not played again", async () => {
  const now = view(4);
  director.take(now, 4);
  director.take(now, 4);
  await pass(2000);
  director.take({ ...view(4), log: structuredClone(log) }, 5);
  await pass(2000);
  expect(player.begun).toEqual(["e3"]);
  expect(director.shown).toBe(5);
});

test("skipping shows everything as it is now", async () => {
  director.take(view(5), 4);
  director.take(view(6), 5);
  await pass(100);
  director.skip();
  expect([count(), heard(), director.playing, director.shown]).toEqual([6, 6, false, 5]);
  await pass(5000);
  expect(player.begun).toEqual(["e3"]);
});

test("whoever answers skips the rest", async () => {
  director.take(view(6), 4);
  await pass(100);
  director.acted();
  expect([count(), director.missed]).toEqual([6, 0]);
});

test("brisk is quicker, but nothing is too quick to be seen", async () => {
  mood.pace = "brisk";
  director.take(view(4), 4);
  await pass(299);
  expect(count()).toBe(3);
  await pass(100);
  expect(count()).toBe(4);
});

test("what is to be read stays in sight before the next event, as long as the pace allows", async () => {
  const reading = new Director({
    player,
    script: (line) => script([{ move: "pulse", at: "x", ms: MS, rest: 2000 }], line),
    mood: () => mood,
  });
  reading.take(view(3), 3);
  reading.take(view(5), 5);
  await pass(MS + 1900);
  expect(player.begun).toEqual(["e3"]);
  await pass(400);
  expect(player.begun).toEqual(["e3", "e4"]);
  reading.skip();
  expect((reading.picture?.table.facts as { count: number }).count).toBe(5);
});

test("at once nothing is played", async () => {
  mood.pace = "at-once";
  director.take(view(9), 4);
  expect([count(), director.shown, player.begun]).toEqual([9, 4, []]);
});

test("at once a headline is still read, and nothing waits for it", async () => {
  mood.pace = "at-once";
  news = "e5";
  director.take(view(9), 4);
  expect([count(), director.playing, director.shown, player.begun]).toEqual([9, false, 4, ["e5"]]);
  mood.hidden = true;
  news = "e9";
  director.take(view(10), 5);
  expect([count(), player.begun]).toEqual([10, ["e5"]]);
});

test("behind a hidden tab everything is shown at once", async () => {
  director.take(view(5), 4);
  await pass(100);
  mood.hidden = true;
  director.take(view(8), 5);
  expect([count(), director.playing, director.shown]).toEqual([8, false, 5]);
  director.take(view(9), 6);
  expect(count()).toBe(9);
});

test("with reduced motion nothing moves, the table is as it is, and every event has its caption", async () => {
  mood.reduced = true;
  director.take(view(5), 4);
  expect([count(), director.caption.map((line) => line.event)]).toEqual([5, ["e3", "e4"]]);
  await pass(5000);
  expect([director.caption, director.playing, director.shown, player.begun]).toEqual([[], false, 4, []]);
});

test("with reduced motion too what is to be read lies there as long as its caption", async () => {
  [mood.reduced, toRead] = [true, "e4"];
  director.take(view(6), 4);
  await pass(2000);
  expect([count(), heard(), director.caption.map((line) => line.event)]).toEqual([3, 5, ["e3", "e4"]]);
  await pass(1100);
  expect([count(), director.caption.map((line) => line.event)]).toEqual([6, ["e5"]]);
});

describe("after a lost line", () => {
  test("a hundred events in one view: the view first, then the last few", async () => {
    director.take(view(103), 50);
    expect(count()).toBe(103);
    await pass(60_000);
    expect(player.begun).toEqual(log.slice(-KEPT).map((line) => line.event));
    expect([count(), director.playing, director.shown]).toEqual([103, false, 50]);
  });

  test("a hundred views at once: no jam, and the last few in step", async () => {
    for (let at = 4; at <= 103; at++) director.take(view(at), at);
    await pass(10);
    expect(count()).toBeGreaterThan(103 - MOST - 2);
    await pass(MOST * 700);
    expect([count(), director.playing, director.shown]).toEqual([103, false, 103]);
    expect(player.begun.length).toBeLessThan(MOST + 3);
    expect(new Set(player.begun).size).toBe(player.begun.length);
  });
});

test("what is taken back is not played, and what follows is", async () => {
  director.take(view(5), 4);
  await pass(5000);
  director.take(view(4), 5);
  expect(count()).toBe(4);
  log = [...log.slice(0, 4), { event: "other", seat: "s1" }];
  director.take(view(5), 6);
  await pass(5000);
  expect(player.begun).toEqual(["e3", "e4", "other"]);
});

test("a finger that is down holds the picture, though not for long", async () => {
  director.take(view(4), 4);
  await pass(100);
  director.press();
  await pass(1000);
  expect(count()).toBe(3);
  director.lift();
  await pass(0);
  expect(count()).toBe(4);
  director.take(view(5), 5);
  director.press();
  await pass(4000);
  expect(count()).toBe(5);
});

describe("what did I miss?", () => {
  test("everything since I acted is played again, then we stand where we are", async () => {
    director.acted();
    director.take(view(5), 4);
    await pass(5000);
    expect(director.missed).toBe(2);
    director.replay();
    expect([count(), heard(), director.replaying, director.shown]).toEqual([3, 4, true, 4]);
    await pass(10);
    director.take(view(6), 5);
    await pass(8000);
    expect(player.begun).toEqual(["e3", "e4", "e3", "e4", "e5"]);
    expect([count(), director.replaying, director.shown]).toEqual([6, false, 5]);
  });

  test("it is played though one goes at once, and can be skipped", async () => {
    mood.pace = "at-once";
    director.acted();
    director.take(view(5), 4);
    director.replay();
    await pass(10);
    expect(player.begun).toEqual(["e3"]);
    director.skip();
    expect([count(), director.replaying]).toEqual([5, false]);
  });

  test("who has just come is told what the log knows", async () => {
    log = [
      { event: "mine", seat: "s0" },
      { event: "a", seat: "s1" },
      { event: "b", seat: "s2" },
    ];
    const fresh = new Director({
      player,
      script: (line) => script([{ move: "pulse", at: "x" }], line),
      mood: () => mood,
    });
    fresh.take(view(3), 1);
    expect([fresh.missed, fresh.playing]).toEqual([2, false]);
    fresh.replay();
    await pass(5000);
    expect(player.begun).toEqual(["a", "b"]);
    expect(fresh.picture).toBe(fresh.newest);
  });
});

test("another seat, another table: begun anew", async () => {
  director.take(view(6), 4);
  await pass(10);
  director.take({ ...view(6), you: "s2" }, 1);
  expect([count(), director.playing, director.shown]).toEqual([6, false, 1]);
});

test("fresh lines are those not heard before", () => {
  const [a, b, c] = [{ event: "a" }, { event: "b" }, { event: "c" }];
  expect(freshLines([a], [{ ...a }, b, c])).toEqual([b, c]);
  expect(freshLines([a, b], [a])).toEqual([]);
  expect(freshLines([a, b], [a, c])).toEqual([c]);
  expect(sinceActed([a, b], "s0", 5)).toEqual([]);
});

test("who comes when their turn has just begun is told what the others did before", () => {
  const mine = (event: string): LogLine => ({ event, seat: "s0" });
  const theirs = [
    { event: "stamped", seat: "s1" },
    { event: "turn-ends", seat: "s1" },
  ];
  const log = [mine("stamped"), mine("turn-ends"), ...theirs, mine("turn-begins"), mine("drew")];
  expect(sinceActed(log, "s0", 9)).toEqual(log.slice(2));
  expect(sinceActed(log, "s0", 3)).toEqual(log.slice(-3));
  expect(sinceActed([mine("a"), mine("b")], "s0", 5)).toEqual([]);
});
