// A boardgame.io server with a small game, to compare with ours (see docs/performance.md).
//
//   npm install boardgame.io@0.50.2 ws, with "overrides": {"koa-compose": "4.1.0"}
//   node server.cjs memory
//   node server.cjs file DIR
const { Server, FlatFile } = require('boardgame.io/server');

const game = {
  name: 'sow',
  setup: () => ({ cells: Array(121).fill(0), scores: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    sow: ({ G, playerID }, at) => {
      G.cells[at] = (G.cells[at] + 1) % 8;
      G.scores[+playerID] += 1;
    },
  },
};

const db = process.argv[2] === 'file' ? new FlatFile({ dir: process.argv[3] }) : undefined;
const server = Server({ games: [game], origins: ['*'], db });
server
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log('listening ' + appServer.address().port));
process.on('SIGTERM', () => process.exit(0));
