import { keepTurns } from './sure-turns.ts';

/** Writes `tests/fixtures/sure-turns.jsonl` again: `node tests/bots/sure-turns-main.ts`. */
await keepTurns(67);
