// A boardgame.io server with one game: five seats in turn; each move counts one on, and each seat's view carries a
// private text of a given size, as long as the messages it is compared with.
const { Server, Origins } = require("boardgame.io/server");

const [port, filler] = process.argv.slice(2).map(Number);

const game = {
  name: "peer",
  minPlayers: 5,
  maxPlayers: 5,
  setup: () => ({ moves: 0, text: "x".repeat(filler) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G }) => {
      G.moves += 1;
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, you: playerID }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// It would listen on every address of the machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, done) => listen(at, "127.0.0.1", done);
server.run({ port, callback: () => console.log("ready") });
