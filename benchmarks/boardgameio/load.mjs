// Five clients at each of some tables: whoever's turn it is moves, as soon as told or at a fixed rate. Prints JSON.
import { io } from "socket.io-client";

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const home = `http://127.0.0.1:${port}`;
const SEATS = 5;

class Table {
  constructor(id) {
    this.id = id;
    this.state = null;
    this.heard = 0;
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
          this.state = info.state;
          done();
        });
        socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, SEATS));
      });
      socket.on("update", (_id, state) => this.hear(state));
    }
  }

  hear(state) {
    figures.bytes += figures.measure ? JSON.stringify(state).length : 0;
    figures.views += 1;
    if (state._stateID > this.state._stateID) {
      this.state = state;
      this.heard = 0;
    }
    this.heard += 1;
    if (this.heard < SEATS) return;
    figures.moves += 1;
    figures.waits.push(performance.now() - this.sent);
    if (!rate) this.move();
  }

  move() {
    if (figures.over) return;
    const seat = Number(this.state.ctx.currentPlayer);
    const payload = { type: "go", args: [], playerID: String(seat) };
    this.sent = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, String(seat));
  }
}

const figures = { moves: 0, views: 0, bytes: 0, waits: [], over: false, measure: true };

/** A table that nobody has sat at before is made on demand. */
async function newTable(number) {
  const table = new Table(`table-${process.pid}-${number}`);
  await table.sitDown();
  return table;
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const all = [];
for (let number = 0; number < tables; number++) all.push(await newTable(number));
console.log(JSON.stringify({ seated: all.length }));
await new Promise((done) => process.stdin.once("data", done));

Object.assign(figures, { moves: 0, views: 0, bytes: 0, waits: [] });
const began = performance.now();
if (rate) {
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
