// Five clients at each of some tables: whoever's turn it is moves, as soon as told or at a fixed rate. Prints JSON.
import { applyPatch } from "rfc6902";
import { io } from "socket.io-client";

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const home = `http://127.0.0.1:${port}`;
const SEATS = 5;
const WARM_UP = 3000;

class Table {
  constructor(id) {
    this.id = id;
    this.states = [];
    this.newest = 0;
    this.heard = 0;
    this.busy = false;
    this.sent = 0;
    this.sockets = [];
  }

  async sitDown() {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(`${home}/peer`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((done, fail) => {
        socket.on("connect_error", fail);
        socket.on("sync", (_id, info) => {
          this.states[seat] = info.state;
          this.newest = info.state._stateID;
          done();
        });
        socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, SEATS));
      });
      socket.on("update", (_id, state, log) => {
        figures.bytes += JSON.stringify([this.id, state, log]).length;
        this.states[seat] = state;
        this.hear(state._stateID);
      });
      socket.on("patch", (_id, before, after, patch, log) => {
        figures.bytes += JSON.stringify([this.id, before, after, patch, log]).length;
        applyPatch(this.states[seat], patch);
        this.hear(after);
      });
    }
  }

  hear(version) {
    figures.views += 1;
    if (version > this.newest) {
      this.newest = version;
      this.heard = 0;
    }
    this.heard += 1;
    if (this.heard < SEATS || !this.busy) return;
    this.busy = false;
    figures.moves += 1;
    figures.waits.push(performance.now() - this.sent);
    if (!steady) this.move();
  }

  move() {
    if (figures.over || this.busy) return;
    this.busy = true;
    const seat = Number(this.states[0].ctx.currentPlayer);
    const payload = { type: "go", args: [], playerID: String(seat) };
    this.sent = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, this.newest, this.id, String(seat));
  }
}

let steady = false;
const figures = { moves: 0, views: 0, bytes: 0, waits: [], over: false };

/** A table that nobody has sat at before is made on demand. */
async function newTable(number) {
  const table = new Table(`table-${process.pid}-${number}`);
  await table.sitDown();
  return table;
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const all = [];
for (let number = 0; number < tables; number++) all.push(await newTable(number));

// The engine that runs the server compiles what runs often: that is not measured.
for (const table of all) table.move();
await pause(WARM_UP);
figures.over = true;
await pause(500);
console.log(JSON.stringify({ seated: all.length }));
await new Promise((done) => process.stdin.once("data", done));

Object.assign(figures, { moves: 0, views: 0, bytes: 0, waits: [], over: false });
const began = performance.now();
steady = Boolean(rate);
if (steady) {
  let due = began;
  for (let turn = 0; performance.now() - began < seconds * 1000; turn++) {
    all[turn % tables].move();
    due += 1000 / rate;
    await pause(Math.max(0, due - performance.now()));
  }
} else {
  for (const table of all) table.move();
  await pause(seconds * 1000);
}
figures.over = true;
const waits = figures.waits.sort((a, b) => a - b);
const at = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? null;
console.log(
  JSON.stringify({
    moves: figures.moves,
    views: figures.views,
    seconds: (performance.now() - began) / 1000,
    bytes: figures.views ? figures.bytes / figures.views : 0,
    p50: at(0.5),
    p99: at(0.99),
  }),
);
process.exit(0);
