import { writeFileSync } from 'node:fs';
import { GAMES } from '../src/games/loaded.ts';
import { playthroughFile, playthroughOf } from '../src/games/playthrough.ts';

for (const game of GAMES) {
  const text = playthroughOf(game);
  writeFileSync(playthroughFile(game), text);
  console.log(`${game.id}: ${text.split('\n').length} lines`);
}
