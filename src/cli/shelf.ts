import { type Together, tellAll, type Who, type Words } from '../../locales/words.ts';
import type { Game, Happening, View } from '../engine/game.ts';
import type { Reason } from '../engine/insight.ts';
import { type AnyOptions, readOptions } from '../engine/options.ts';
import { suggestion, UsageError } from './flags.ts';
import { counted, listed, printable } from './words.ts';

/** The games that the commands know, and how they are shown. */
export interface Shelf {
  readonly games: readonly Game[];
  readonly boxes: Readonly<Record<string, Box>>;
}

/** What a terminal needs to know about a game besides its rules. */
export interface Box {
  readonly title: string;
  /** The usual number of players, for when nobody says how many. */
  readonly seats: number;
  /** Whether seats know what other seats may not. */
  readonly secrets: boolean;
  open(): Promise<Presenter>;
}

export interface Presenter {
  draw(view: View): string;
  /** What happened, line by line. */
  tell(happenings: readonly Happening[], who: Who): string[];
  /** Why a move is good, in words; null if the game cannot say it. */
  explain(reason: Reason): string | null;
}

/** The reasons of some game: each is asked only about its own kind. */
interface Reasons {
  readonly [kind: string]: Explains['explain'];
}
interface Explains {
  explain(reason: Reason): string;
}

export function presenter<V extends View, H extends Happening>(
  board: { readonly draw: (view: V) => string },
  language: { readonly words: Words<H>; readonly together?: Together<H>; readonly reasons?: Reasons },
): Presenter {
  return {
    draw: (view: V) => board.draw(view),
    tell: (happenings, who) => tellAll(language, happenings, who),
    explain: reason => language.reasons?.[reason.kind]?.(reason) ?? null,
  };
}

/** The game of that name; the error lists all games. */
export function gameNamed(shelf: Shelf, id: string): Game {
  const game = shelf.games.find(game => game.id === id);
  if (game) return game;
  const names = shelf.games.map(game => game.id);
  throw new UsageError(
    `there is no game ${printable(id)}.${suggestion(id, names)} There is ${listed(names, 'and')}.`,
  );
}

/** How many seats a match has: as many as asked for, or the usual number. */
export function seatsFor(shelf: Shelf, game: Game, asked: number | undefined): number {
  const seats = asked ?? shelf.boxes[game.id].seats;
  if (seats >= game.seats.min && seats <= game.seats.max) return seats;
  const { min, max } = game.seats;
  const right = min === max ? `exactly ${counted(min, 'seat')}` : `${min} to ${max} seats`;
  throw new UsageError(`${game.id} is for ${right}, not ${seats}`);
}

/** Options from texts such as `rounds=4`. */
export function optionsFrom(game: Game, texts: readonly string[]): AnyOptions {
  const given: Record<string, unknown> = {};
  for (const text of texts) {
    const [name, ...rest] = text.split('=');
    if (rest.length === 0)
      throw new UsageError(`--option must be NAME=VALUE, such as ${example(game)}, not ${printable(text)}`);
    if (!Object.hasOwn(game.options, name)) {
      const names = Object.keys(game.options);
      throw new UsageError(
        `${game.id} has no option ${printable(name)}.${suggestion(name, names)} It has ${listed(names, 'and')}.`,
      );
    }
    if (Object.hasOwn(given, name)) throw new UsageError(`option ${name} may be given only once`);
    given[name] = meantBy(game.options[name].kind, rest.join('='));
  }
  const read = readOptions(game.options, given);
  if (!read.ok) throw new UsageError(read.error.message);
  return read.options;
}

/** `rounds 4, gift must`. */
export function optionsInWords(options: AnyOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function example(game: Game): string {
  const [name, rule] = Object.entries(game.options)[0];
  return `${name}=${rule.default}`;
}

/** The value that a text stands for; if it stands for none, something that the rule refuses. */
function meantBy(kind: 'number' | 'choice' | 'flag', text: string): unknown {
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
}
