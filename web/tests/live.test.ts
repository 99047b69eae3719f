/** The line to a table: whoever asks is answered, refused, or told that nothing comes. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/server/live.svelte";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  onopen: () => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const problem = { reason: "no-deals", status: 409, detail: "Not now." };
let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://house" });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.stubGlobal("window", {
    setInterval,
    setTimeout,
    clearInterval,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  live = new Live("table");
});
afterEach(() => {
  live.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const asked = () => Socket.last.sent.at(-1)?.["id"];

test("papers that lie ready come back", async () => {
  const papers = live.papers();
  Socket.last.says({ type: "papers", id: asked(), papers: [{ name: "truce" }] });
  expect(await papers).toEqual([{ name: "truce" }]);
});

test("who asks for papers, or for advice, and is refused hears why", async () => {
  const papers = live.papers();
  Socket.last.says({ type: "refused", id: asked(), problem });
  expect(await papers).toEqual(problem);
  const advice = live.advise("q1");
  Socket.last.says({ type: "refused", id: asked(), problem });
  expect(await advice).toEqual(problem);
});

test("where the line is lost nobody waits for what was only asked", async () => {
  const waiting = Promise.all([live.papers(), live.advise("q1"), live.foresee("q1", null)]);
  Socket.last.onclose();
  expect(await waiting).toEqual([[], null, null]);
});

test("who comes anew waits no more for what was asked on the line before", async () => {
  const waiting = Promise.all([live.papers(), live.advise("q1"), live.foresee("q1", null)]);
  live.reconnect();
  expect(await waiting).toEqual([[], null, null]);
});

test("who is let go for good is not left waiting either", async () => {
  const waiting = Promise.all([live.papers(), live.advise("q1")]);
  Socket.last.says({ type: "bye", problem });
  Socket.last.onclose();
  expect(await waiting).toEqual([[], null]);
  expect(live.line).toBe("closed");
});

test("what is foreseen is asked for again while the server is busy, and not where it cannot be said", async () => {
  const found = live.foresee("q1", null);
  Socket.last.says({ type: "refused", id: asked(), problem: { ...problem, status: 503 } });
  const first = Socket.last.sent.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.last.sent.slice(first).map((one) => one["type"])).toEqual(["foresee"]);
  Socket.last.says({ type: "foresight", id: asked(), foreseen: [] });
  expect(await found).toEqual([]);

  const never = live.foresee("q1", null);
  Socket.last.says({ type: "refused", id: asked(), problem });
  expect(await never).toBeNull();
});
