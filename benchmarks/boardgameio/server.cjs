// A boardgame.io server with one game of five seats, who move in turn.
//
//   server.cjs PORT size BYTES   each move counts one on; each seat's view carries a text of so many bytes
//   server.cjs PORT table FILE   each move shows the next position of a recorded match: FILE has, for each position,
//                                the five seats' views, which are what their clients are sent
//   server.cjs PORT delta FILE   the same, with boardgame.io's `deltaState`: differences are sent instead of states
const { readFileSync } = require("node:fs");
const { Server, Origins } = require("boardgame.io/server");

const [port, what, given] = process.argv.slice(2);

/** A game of nothing but its views: it has no rules to carry out and no views to make. */
function game(setup, playerView) {
  return {
    name: "peer",
    minPlayers: 5,
    maxPlayers: 5,
    setup,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      go: ({ G }) => {
        G.moves += 1;
      },
    },
    playerView,
    deltaState: what === "delta",
  };
}

function sized(bytes) {
  return game(
    () => ({ moves: 0, text: "x".repeat(bytes) }),
    ({ G, playerID }) => ({ ...G, you: playerID }),
  );
}

function recorded(file) {
  const positions = JSON.parse(readFileSync(file, "utf8"));
  return game(
    () => ({ moves: 0 }),
    ({ G, playerID }) => positions[G.moves % positions.length][Number(playerID ?? 0)],
  );
}

const played = what === "size" ? sized(Number(given)) : recorded(given);
const server = Server({ games: [played], origins: [Origins.LOCALHOST] });
// It would listen on every address of the machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, done) => listen(at, "127.0.0.1", done);
server.run({ port: Number(port), callback: () => console.log("ready") });
