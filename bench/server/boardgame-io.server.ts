import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The server of boardgame.io with a game that only counts, stored in memory. Run as a process with PACKAGES, the folder
 * where boardgame.io is installed; it prints its port.
 */
const installed = createRequire(join(process.env.PACKAGES ?? '', 'package.json'));
const { Server } = installed('boardgame.io/server');

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }: { G: { count: number } }) => {
      G.count++;
    },
  },
};

const server = Server({ games: [counting], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
console.log(`port ${appServer.address().port}`);
