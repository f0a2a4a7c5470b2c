import { describe, test } from 'vitest';
import { SIDE_BY_SIDE } from './side-by-side.ts';

describe('the rules agree with a second implementation of the same page in many matches, in', () => {
  for (const [game, play] of Object.entries(SIDE_BY_SIDE)) test(game, () => play(150));
});
