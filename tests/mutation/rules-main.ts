import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { GAMES } from '../../src/games/loaded.ts';
import { playthroughFile, playthroughOf } from '../../src/games/playthrough.ts';
import { SIDE_BY_SIDE } from '../reference/side-by-side.ts';

/** Fails if the rules of a game are no longer what they were: the first and fastest check of a mutant. */
const game = GAMES.find(game => game.id === argv[2]);
if (!game) throw new Error(`there is no game ${argv[2]}`);
if (playthroughOf(game) !== readFileSync(playthroughFile(game), 'utf8'))
  throw new Error('another playthrough');
SIDE_BY_SIDE[game.id](24);
