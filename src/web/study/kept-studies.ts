import { hexOf } from '../../engine/fair.ts';
import { UNKNOWN } from '../../engine/gap.ts';
import type { AnyOptions } from '../../engine/options.ts';
import { isObject, type MatchRecord } from '../../engine/record.ts';
import { STUDY_FORMAT } from '../../engine/study/format.ts';
import type { StudyFile } from '../../engine/study/study-file.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { forget, keep, kept, keysUnder } from '../storage/archive.ts';

/** A study on this device. */
export interface KeptStudy {
  readonly version: 1;
  readonly id: string;
  readonly game: GameId;
  /** When it was last changed, in milliseconds since 1970. */
  readonly touched: number;
  /** The match that it started from, by its key in replays. */
  readonly source?: string;
  /** The engine checks all of it when the study is opened. */
  readonly file: StudyFile;
}

const UNDER = 'study/';

/** A study of a table where nothing has been played. Those that were begun before and left like that are gone. */
export function newStudy(game: GameId, options: AnyOptions, names: readonly string[]): KeptStudy {
  for (const { id } of readableStudies().filter(isBlank)) forgetStudy(id);
  return added(game, { format: STUDY_FORMAT, game, seats: names.length, options, names, plays: [] });
}

/** Whether a match can be studied: it must be over, and all of it known, since a study shows what everybody hid. */
export function canAnalyse(record: MatchRecord): boolean {
  return record.result !== undefined && record.plays.every(([, move]) => move !== UNKNOWN);
}

/** The study started from this match, or a new one. The record is of a finished match, without gaps. */
export function studyOfMatch(
  source: string,
  game: GameId,
  { seats, options, plays }: MatchRecord,
  names: readonly string[],
): KeptStudy {
  const begun = keptStudies().find(study => study.source === source);
  if (begun) return begun;
  const file: StudyFile = {
    format: STUDY_FORMAT,
    game,
    seats,
    options,
    names,
    plays: plays.map(([by, move]) => [by, move] as const),
  };
  return added(game, file, source);
}

/** Stores a study that has been checked. The same study again is the same entry. */
export function addStudy(game: GameId, file: StudyFile): KeptStudy {
  const same = keptStudies().find(other => JSON.stringify(other.file) === JSON.stringify(file));
  return same ?? added(game, file);
}

export function keepStudy(study: KeptStudy): void {
  keep(UNDER + study.id, study);
}

export function forgetStudy(id: string): void {
  forget(UNDER + id);
}

export function studyCalled(id: string): KeptStudy | 'not-found' | 'unreadable' {
  const json = kept(UNDER + id);
  if (json !== undefined) return readKeptStudy(id, json) ?? 'unreadable';
  return 'not-found';
}

/** All that have something in them, the last changed first. */
export function keptStudies(): readonly KeptStudy[] {
  return readableStudies()
    .filter(study => !isBlank(study))
    .sort((a, b) => b.touched - a.touched);
}

function readableStudies(): readonly KeptStudy[] {
  return keysUnder(UNDER)
    .map(studyCalled)
    .filter(found => typeof found !== 'string');
}

/** Somebody began it, or began to set up a position, and went away. */
function isBlank({ file: { plays, position, title, notes } }: KeptStudy): boolean {
  return plays.length === 0 && position === undefined && title === undefined && notes === undefined;
}

function added(game: GameId, file: StudyFile, source?: string): KeptStudy {
  const id = hexOf(crypto.getRandomValues(new Uint8Array(6)));
  const study: KeptStudy = {
    version: 1,
    id,
    game,
    touched: Date.now(),
    ...(source !== undefined && { source }),
    file,
  };
  keepStudy(study);
  return study;
}

/** Checks the shape as far as lists need it. */
function readKeptStudy(id: string, json: unknown): KeptStudy | null {
  if (!isObject(json) || json.version !== 1 || json.id !== id || typeof json.touched !== 'number')
    return null;
  const { game, touched, source, file } = json;
  if (typeof game !== 'string' || !isGameId(game) || !isFileLike(file) || file.game !== game) return null;
  return { version: 1, id, game, touched, ...(typeof source === 'string' && { source }), file };
}

function isFileLike(json: unknown): json is StudyFile {
  return (
    isObject(json) &&
    (json.title === undefined || typeof json.title === 'string') &&
    (json.names === undefined ||
      (Array.isArray(json.names) && json.names.every(name => typeof name === 'string'))) &&
    Array.isArray(json.plays)
  );
}
