import type { Game } from '../game.ts';
import { type AnyOptions, readOptions } from '../options.ts';
import {
  type Fault,
  type FaultKind,
  isListOf,
  isName,
  isObject,
  isPlay,
  isSeatCount,
  type MatchRecord,
  type RecordedPlay,
  shortened,
} from '../record.ts';
import type { Result } from '../result.ts';
import { STUDY_FORMAT } from './format.ts';
import type { Flaw, SetUp } from './set-up.ts';
import {
  LONGEST_COMMENT,
  LONGEST_NAME,
  lineTo,
  MOST_NODES,
  type Note,
  nextBy,
  type SetUpPosition,
  SIGNS,
  type Sign,
  Study,
  type StudyNode,
} from './study.ts';

/**
 * A study written down: the fields of a record that say what is played, plus variations to its main line and
 * notes about them. JSON; `docs/studies.md` describes every field. Lines are numbered: 0 is the main line,
 * and each variation is numbered by its place in the list, from 1.
 */
export interface StudyFile {
  readonly format: typeof STUDY_FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly names?: readonly string[];
  readonly title?: string;
  /** What it begins with, as the game's `SetUp` writes it; if it is left out, with the start of a match. */
  readonly position?: unknown;
  /** The main line. */
  readonly plays: readonly RecordedPlay[];
  readonly variations?: readonly Variation[];
  readonly notes?: readonly WrittenNote[];
}

interface Spot {
  readonly line: number;
  /** How many plays of that line have been made. */
  readonly after: number;
}

/** Branches from an earlier line after some of its plays. */
interface Variation extends Spot {
  readonly plays: readonly RecordedPlay[];
}

interface WrittenNote extends Spot, Note {}

/** What is wrong with a study; `flaw` is why its position is refused, if that is what is wrong. */
export interface StudyFault extends Fault {
  readonly flaw?: Flaw;
}

export function studyFile(study: Study): StudyFile {
  const lines: Variation[] = [];
  const notes: WrittenNote[] = [];
  const begun: { readonly first: StudyNode | undefined; readonly from: Spot }[] = [
    { first: study.root.next[0], from: { line: 0, after: 0 } },
  ];
  const note = (node: StudyNode, at: Spot) => {
    if (Object.keys(node.note).length > 0) notes.push({ ...at, ...node.note });
  };
  const branch = (node: StudyNode, from: Spot) => {
    for (const first of node.next.slice(1)) begun.push({ first, from });
  };
  note(study.root, { line: 0, after: 0 });
  branch(study.root, { line: 0, after: 0 });
  for (let line = 0; line < begun.length; line++) {
    const { first, from } = begun[line];
    const plays: RecordedPlay[] = [];
    for (let node = first; node?.play; node = node.next[0]) {
      plays.push([node.play.by, node.play.move]);
      const at = { line, after: plays.length };
      note(node, at);
      branch(node, at);
    }
    lines.push({ ...from, plays });
  }
  const [main, ...variations] = lines;
  return {
    format: STUDY_FORMAT,
    game: study.game.id,
    seats: study.seats,
    options: study.options,
    ...(study.names && { names: study.names }),
    ...(study.title !== '' && { title: study.title }),
    ...(study.from && { position: study.from.written }),
    plays: main.plays,
    ...(variations.length > 0 && { variations }),
    ...(notes.length > 0 && { notes }),
  };
}

/**
 * The study that starts from a finished match: its plays become the main line. The record has been checked, and has no
 * gaps.
 */
export function studyOf(game: Game, record: MatchRecord, title = ''): Study {
  const { seats, options, names, plays } = record;
  const study = new Study(game, seats, options, { title, names: names ?? null });
  const played = study.playAll(study.root, plays);
  if (!played.ok) throw new Error(played.error.message);
  return study;
}

/**
 * Reads and checks a whole study from outside. Names the first thing that is wrong. `setUp` belongs to the study's game; without
 * it, studies that begin with a position are refused.
 */
export function loadStudy(
  json: unknown,
  gameCalled: (id: string) => Game | undefined,
  setUp: SetUp | null = null,
): Result<{ readonly study: Study }, StudyFault> {
  try {
    const { game, file } = readShape(json, gameCalled);
    const { seats, options, names, title } = file;
    const from = file.position === undefined ? null : readPosition(file, setUp);
    const study = new Study(game, seats, options, { title: title ?? '', names: names ?? null, from });
    const lines = playLines(study, file);
    for (const { line, after, ...note } of file.notes ?? []) {
      const node = nodeIn(lines, { line, after });
      if (!node || (line > 0 && after === 0)) {
        throw new Wrong('shape', `a note must be at a play of a line: there is no ${line}, ${after}`);
      }
      study.annotate(node, note);
    }
    return { ok: true, study };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, error: error.fault };
    throw error;
  }
}

function readPosition({ seats, options, position }: StudyFile, setUp: SetUp | null): SetUpPosition {
  if (!setUp) throw new Wrong('shape', 'there are no positions of this game here');
  const read = setUp.read(seats, options, position);
  if (read.ok) return { written: position, state: read.state };
  const { kind, at, ...about } = read.error;
  const where = at === undefined ? '' : ` at ${at}`;
  throw new Wrong('shape', `position: ${kind}${where} ${shortened(JSON.stringify(about))}`, {
    flaw: read.error,
  });
}

/** Thrown inside this file by the check that finds the first fault. */
class Wrong extends Error {
  readonly fault: StudyFault;

  constructor(kind: FaultKind, message: string, about: Pick<StudyFault, 'play' | 'flaw'> = {}) {
    super(message);
    this.fault = { kind, message, ...about };
  }
}

/** By line: its nodes, starting with the one it branches from. */
type Lines = (readonly StudyNode[])[];

function playLines(study: Study, { plays, variations = [] }: StudyFile): Lines {
  const lines: Lines = [playLine(study, study.root, plays)];
  for (const [index, variation] of variations.entries()) {
    const { line, after } = variation;
    const from = nodeIn(lines, variation);
    // The start of a variation has only one address: that on the line it branches from.
    if (!from || (line > 0 && after === 0) || from.next.length === 0) {
      throw new Wrong('shape', `variation ${index + 1} must leave an earlier line before its end`);
    }
    const [first] = variation.plays;
    if (!first || nextBy(from, first[0], first[1])) {
      throw new Wrong('shape', `variation ${index + 1} must begin with a play that is not there yet`);
    }
    lines.push(playLine(study, from, variation.plays));
  }
  return lines;
}

function playLine(study: Study, from: StudyNode, plays: readonly RecordedPlay[]): readonly StudyNode[] {
  const played = study.playAll(from, plays);
  const before = from.play?.count ?? 0;
  if (!played.ok) {
    const { play, message } = played.error;
    throw new Wrong('play', `play ${before + play}: ${message}`, { play: before + play });
  }
  return lineTo(played.node).slice(before);
}

function nodeIn(lines: Lines, { line, after }: Spot): StudyNode | undefined {
  return lines[line]?.[after];
}

const FIELDS = [
  'format',
  'game',
  'seats',
  'options',
  'names',
  'title',
  'position',
  'plays',
  'variations',
  'notes',
];

function readShape(json: unknown, gameCalled: (id: string) => Game | undefined) {
  if (!isObject(json)) throw new Wrong('shape', 'a study must be a JSON object');
  if (json.format !== STUDY_FORMAT) {
    throw new Wrong('format', `format must be ${JSON.stringify(STUDY_FORMAT)}`);
  }
  const unknown = Object.keys(json).find(field => !FIELDS.includes(field));
  if (unknown !== undefined) {
    throw new Wrong('shape', `there is no field ${JSON.stringify(shortened(unknown))} in a study`);
  }
  const game = typeof json.game === 'string' ? gameCalled(json.game) : undefined;
  if (!game) throw new Wrong('game', 'game must be the name of a game');
  const { seats, names, title, position, plays, variations, notes } = json;
  if (!isSeatCount(game, seats)) {
    throw new Wrong('options', `seats must be from ${game.seats.min} to ${game.seats.max}`);
  }
  const options = readOptions(game.options, json.options);
  if (!options.ok) throw new Wrong('options', options.error.message);
  if (names !== undefined && !isListOf(isName, names, seats)) {
    throw new Wrong('shape', 'names must be one text per seat, of at most 64 characters');
  }
  if (title !== undefined && !isText(title, LONGEST_NAME)) {
    throw new Wrong('shape', `title must be a text of at most ${LONGEST_NAME} characters`);
  }
  const isLine = (line: unknown): line is RecordedPlay[] =>
    Array.isArray(line) && line.every(play => isPlay(play, seats, false));
  if (!isLine(plays)) throw new Wrong('shape', 'plays must be a list of [seat or "nature", move]');
  const isVariation = (one: unknown): one is Variation =>
    isObject(one) && isSpot(one) && hasOnly(one, ['line', 'after', 'plays']) && isLine(one.plays);
  if (variations !== undefined && !(Array.isArray(variations) && variations.every(isVariation))) {
    throw new Wrong('shape', 'variations must be a list of { line, after, plays }');
  }
  if (notes !== undefined && !(Array.isArray(notes) && notes.every(isWrittenNote))) {
    throw new Wrong(
      'shape',
      `notes must be a list of { line, after } with a name of at most ${LONGEST_NAME} characters, a comment of at most ${LONGEST_COMMENT} or a sign`,
    );
  }
  const size = (variations ?? []).reduce((sum, variation) => sum + variation.plays.length, plays.length);
  if (size >= MOST_NODES) throw new Wrong('shape', `a study has at most ${MOST_NODES} moves`);
  const file: StudyFile = {
    format: STUDY_FORMAT,
    game: game.id,
    seats,
    options: options.options,
    ...(names !== undefined && { names }),
    ...(title !== undefined && { title }),
    ...(position !== undefined && { position }),
    plays,
    ...(variations !== undefined && { variations }),
    ...(notes !== undefined && { notes }),
  };
  return { game, file };
}

function isSpot(json: Readonly<Record<string, unknown>>): boolean {
  return [json.line, json.after].every(
    number => typeof number === 'number' && Number.isInteger(number) && number >= 0,
  );
}

function isWrittenNote(json: unknown): json is WrittenNote {
  if (!isObject(json) || !isSpot(json)) return false;
  const { name, comment, sign } = json;
  return (
    hasOnly(json, ['line', 'after', 'name', 'comment', 'sign']) &&
    (name === undefined || isText(name, LONGEST_NAME)) &&
    (comment === undefined || isText(comment, LONGEST_COMMENT)) &&
    (sign === undefined || isSign(sign))
  );
}

function hasOnly(json: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean {
  return Object.keys(json).every(field => fields.includes(field));
}

function isText(json: unknown, longest: number): json is string {
  return typeof json === 'string' && json.length <= longest;
}

function isSign(json: unknown): json is Sign {
  return SIGNS.some(sign => sign === json);
}
