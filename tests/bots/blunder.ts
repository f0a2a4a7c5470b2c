import { readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/game.ts';
import { loadRecord, type MatchRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';

const FOLDER = new URL('./blunders/', import.meta.url);

export interface Blunder {
  readonly rules: Game;
  readonly record: MatchRecord;
  /** The number of the play. */
  readonly play: number;
  readonly seat: number;
  readonly made: string;
}

/** A match between masters in which one play was made by somebody who wanted to lose. */
export function blunderIn(game: string): Blunder {
  const { play, record: json } = JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8'));
  const loaded = loadRecord(json, gameCalled);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { record } = loaded;
  const [seat, made] = record.plays[play];
  if (seat === 'nature') throw new Error('nature makes no blunders');
  return { rules: loaded.match.game, record, play: Number(play), seat, made };
}
