/** Sounds: one switch, and nothing is even opened while it is off. */
import { afterEach, expect, test, vi } from "vitest";
import { sounds } from "../src/director/sound";

afterEach(() => {
  sounds.on = false;
  vi.unstubAllGlobals();
});

test("muted is silent, and on is heard", () => {
  const started = vi.fn();
  const node = () => ({
    connect: (next: unknown) => next,
    start: started,
    stop: () => undefined,
    type: "",
    frequency: { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    gain: { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
  const opened = vi.fn();
  class Instrument {
    readonly [key: string]: unknown;
    readonly state = "running";
    readonly currentTime = 1;
    readonly createOscillator = node;
    readonly createGain = node;
    constructor() {
      opened();
    }
  }
  vi.stubGlobal("AudioContext", Instrument);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  sounds.play("bell");
  expect([opened.mock.calls.length, started.mock.calls.length]).toEqual([0, 0]);
  sounds.on = true;
  sounds.play("bell");
  expect([opened.mock.calls.length, started.mock.calls.length]).toEqual([1, 2]);
  sounds.on = false;
  sounds.play("coins");
  expect(started).toHaveBeenCalledTimes(2);
});
