import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { byOf } from './by.ts';
import { type Game, type Happening, NATURE_DUE, OVER, type State } from './game.ts';
import { chancesAsTexts, judge, Match, movesAsTexts } from './match.ts';
import { type AnyOptions, type OptionRule, readOptions } from './options.ts';
import { buffersFor, playoutByStep } from './playout.ts';
import { Random } from './random.ts';
import { loadRecord, recordOf } from './record.ts';
import type { SetUp } from './study/set-up.ts';
import { isAmong, NATURE, seatsOf, type Viewer } from './viewers.ts';

/**
 * The suite that proves the contract for any game: `proveContract` plays random matches and checks every promise
 * of `game.ts` at every step. A failure shrinks to a short list of plays.
 *
 * Nothing here knows a game. `suite.test.ts` proves that it catches games that break their promises.
 */
export function proveContract(game: Game, { runs, seed }: { runs: number; seed: number }): void {
  fc.assert(
    fc.property(walksOf(game), walk => followWalk(game, walk)),
    { numRuns: runs, seed, includeErrorInReport: true },
  );
}

/** Plays random matches to the end: they do end, can be copied, their records replay, and `playout` agrees with the rules. */
export function proveEndings(game: Game, { runs, seed }: { runs: number; seed: number }): void {
  fc.assert(
    fc.property(settingsOf(game), fc.integer(), (setting, chance) => {
      checkPlayout(game, setting, chance);
      checkReplay(game, setting, chance);
    }),
    { numRuns: runs, seed, includeErrorInReport: true },
  );
}

/**
 * Every state of random matches, written down as a position and read again, is the same state. Anything else is refused, or
 * is a position with the right pieces from which the game keeps its promises to the end.
 */
export function proveSetUp<S extends State>(
  game: Game<S>,
  setUp: SetUp<S>,
  {
    runs,
    seed,
    canonical = state => state,
  }: {
    runs: number;
    seed: number;
    /** The state without what depends on how it came about and can never matter again. */
    canonical?: (state: S) => unknown;
  },
): void {
  fc.assert(
    fc.property(settingsOf(game), fc.integer(), (setting, chance) =>
      checkPositions(game, setUp, canonical, setting, chance),
    ),
    { numRuns: runs, seed, includeErrorInReport: true },
  );
}

interface Setting {
  readonly seats: number;
  readonly options: AnyOptions;
}

/** A match by the choices made in it: at each step, one of the possible plays. */
interface Walk extends Setting {
  readonly choices: readonly number[];
  readonly seed: number;
}

function settingsOf(game: Game): fc.Arbitrary<Setting> {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, rule]) => [name, valuesOf(rule)]),
  );
  return fc.record({ seats: fc.integer(game.seats), options: fc.record(options) });
}

function valuesOf(rule: OptionRule): fc.Arbitrary<number | string | boolean> {
  switch (rule.kind) {
    case 'number':
      return fc.integer({ min: rule.min, max: rule.max });
    case 'choice':
      return fc.constantFrom(...rule.values);
    case 'flag':
      return fc.boolean();
  }
}

const LONGEST_WALK = 400;

function walksOf(game: Game): fc.Arbitrary<Walk> {
  const choices = fc.array(fc.nat({ max: 0xffff }), { maxLength: LONGEST_WALK, size: 'max' });
  return fc
    .tuple(settingsOf(game), choices, fc.integer())
    .map(([setting, choices, seed]) => ({ ...setting, choices, seed }));
}

function followWalk(game: Game, { seats, options, choices, seed }: Walk): void {
  const random = new Random(seed);
  const match = new Match(game, seats, options);
  const state = game.start(seats, options);
  const pieces = game.pieces(state);
  try {
    for (const choice of choices) {
      if (game.due(state) === OVER) break;
      checkState(game, state, random);
      expectEqual(game.pieces(state), pieces, 'a piece was lost or made');
      const { by, move } = chosenPlay(game, state, choice);
      checkRefusals(game, state, by, move, random);
      for (const viewer of viewersOf(state)) checkSecrets(game, state, viewer, by, move, random);
      checkViews(game, state);
      makePlay(game, match, state, by, move);
    }
    checkState(game, state, random);
    checkUndo(match);
  } catch (error) {
    const plays = match.plays.map(({ by, move }) => `${by}:${move}`).join(' ');
    const setting = `${game.id}, ${seats} seats, ${JSON.stringify(options)}`;
    throw new Error(`${setting}\nafter ${plays}\n${error instanceof Error ? error.stack : error}`);
  }
}

/** Checks of a single state. */
function checkState(game: Game, state: State, random: Random): void {
  const due = game.due(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const texts = movesAsTexts(game, state, seat);
    const isDue = due !== NATURE_DUE && (due & (1 << seat)) !== 0;
    expectThat(
      texts.length > 0 === isDue,
      `seat ${seat} is ${isDue ? '' : 'not '}due but has ${texts.length} moves`,
    );
    checkTexts(game, state, seat, texts);
  }
  const chances = chancesAsTexts(game, state);
  expectThat(
    chances.length > 0 === (due === NATURE_DUE),
    'nature has outcomes when, and only when, it is due',
  );
  expectThat(
    chances.every(([, weight]) => weight > 0),
    'a weight is not positive',
  );
  checkTexts(
    game,
    state,
    NATURE,
    chances.map(([outcome]) => outcome),
  );
  if (due === OVER) expectThat(game.winners(state) !== 0, 'a match that is over has no winner');
  checkCopies(game, state, random);
}

/** Texts are unique, contain no spaces, and read back as the move that they came from. */
function checkTexts(game: Game, state: State, by: number, texts: readonly string[]): void {
  expectThat(new Set(texts).size === texts.length, `two moves have one text: ${texts}`);
  for (const text of texts) {
    expectThat(/^[\x21-\x7e]+$/.test(text), `${JSON.stringify(text)} is not notation`);
    const move = game.read(state, by, text);
    expectThat(move >= 0 && game.write(state, by, move) === text, `${text} does not read back`);
  }
}

function checkCopies(game: Game, state: State, random: Random): void {
  const clone = game.clone(state);
  expectEqual(clone, state, 'a clone differs');
  for (const [name, value] of Object.entries(state)) {
    if (!ArrayBuffer.isView(value)) continue;
    const twin: unknown = Reflect.get(clone, name);
    expectThat(ArrayBuffer.isView(twin) && twin.buffer !== value.buffer, `a clone shares ${name}`);
  }
  const other = game.clone(state);
  if (game.due(other) !== OVER) {
    const { by, move } = chosenPlay(game, other, random.below(0xffff));
    game.play(other, by, move, null);
    expectEqual(clone, state, 'playing on a clone changed the original');
  }
  game.copy(other, state);
  expectEqual(other, state, 'a copy differs');
}

/** Anything but a legal move is refused and changes nothing. */
function checkRefusals(game: Game, state: State, by: number, move: number, random: Random): void {
  const before = game.clone(state);
  const text = game.write(state, by, move);
  const legal =
    by === NATURE ? chancesAsTexts(game, state).map(([outcome]) => outcome) : movesAsTexts(game, state, by);
  const accepted = judge(game, state, byOf(by), text);
  expectThat(accepted.ok && accepted.move === move, `${text} is legal but refused`);
  for (const wrong of misspellings(text, random)) {
    if (legal.includes(wrong)) continue;
    const judged = judge(game, state, byOf(by), wrong);
    expectThat(!judged.ok && judged.error.code === 'illegal-move', `${JSON.stringify(wrong)} is accepted`);
  }
  const due = game.due(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (due !== NATURE_DUE && due & (1 << seat)) continue;
    const judged = judge(game, state, seat, text);
    expectThat(
      !judged.ok && judged.error.code === 'not-your-turn',
      `seat ${seat} may play ${text} out of turn`,
    );
  }
  expectEqual(state, before, 'a refused move changed the state');
}

function misspellings(text: string, random: Random): string[] {
  const at = random.below(text.length);
  const letter = String.fromCharCode(33 + random.below(94));
  const swapped = text.slice(0, at) + letter + text.slice(at + 1);
  const cut = text.slice(0, at);
  return ['', ' ', 'constructor', '-1', '\u0000', '9'.repeat(400), `${text} `, text + letter, swapped, cut];
}

/**
 * A viewer learns nothing it may not know: it cannot tell an imagined state from the real one, and the same
 * play, or any play whose move it may not know, looks the same to it in both.
 */
function checkSecrets(
  game: Game,
  state: State,
  viewer: Viewer,
  by: number,
  move: number,
  random: Random,
): void {
  for (const remembering of [false, true]) {
    const view = game.view(state, viewer, remembering);
    expectThat(isPlainJson(view), 'a view is not plain JSON');
    const twin = game.imagine(view, random);
    expectEqual(
      game.view(twin, viewer, remembering),
      view,
      `${viewer} can tell an imagined state by its view`,
    );
    expectEqual(game.due(twin), game.due(state), `${viewer} can tell an imagined state by who is due`);
    if (typeof viewer === 'number') {
      expectEqual(
        movesAsTexts(game, twin, viewer).sort(),
        movesAsTexts(game, state, viewer).sort(),
        `${viewer} can tell an imagined state by its moves`,
      );
      const text = game.write(state, by, move);
      expectEqual(
        withoutMove(judge(game, twin, viewer, text)),
        withoutMove(judge(game, state, viewer, text)),
        `${viewer} can tell an imagined state by an error`,
      );
    }
    compareNextPlay(game, state, twin, viewer, by, move, random);
  }
}

/** Views made together equal those made one by one. */
function checkViews(game: Game, state: State): void {
  const viewers: Viewer[] = [...viewersOf(state), 'everything'];
  const together = game.views?.(state, viewers);
  if (!together) return;
  for (const [index, viewer] of viewers.entries()) {
    expectEqual(together[index], game.view(state, viewer), `${viewer} has another view if others look too`);
  }
}

function compareNextPlay(
  game: Game,
  state: State,
  twin: State,
  viewer: Viewer,
  by: number,
  move: number,
  random: Random,
): void {
  const known = game.knownTo(state, by);
  expectEqual(game.knownTo(twin, by), known, 'who may know a play depends on what is hidden');
  let twinMove = move;
  if (!isAmong(viewer, known)) twinMove = chosenPlay(game, twin, random.below(0xffff), by).move;
  else if (!judge(game, twin, byOf(by), game.write(state, by, move)).ok) {
    // Another seat, or nature, did something that the viewer only now learns was possible.
    expectThat(viewer !== by, `${viewer} has a move in the one and not in the other`);
    return;
  }
  const [after, seen] = afterPlay(game, state, viewer, by, move);
  const [twinAfter, twinSeen] = afterPlay(game, twin, viewer, by, twinMove);
  const length = Math.max(seen.length, twinSeen.length);
  for (let i = 0; i < length; i++) {
    if (isDeepStrictEqual(seen[i], twinSeen[i])) continue;
    const revealed = [seen[i], twinSeen[i]].some(happening => happening && game.reveals.has(happening.kind));
    expectThat(
      revealed,
      `${viewer} sees ${JSON.stringify(seen[i])} here and ${JSON.stringify(twinSeen[i])} there, and nothing was revealed`,
    );
    return;
  }
  expectEqual(
    game.view(twinAfter, viewer),
    game.view(after, viewer),
    `${viewer} learns something that no happening told`,
  );
}

function afterPlay(game: Game, state: State, viewer: Viewer, by: number, move: number): [State, Happening[]] {
  const after = game.clone(state);
  const seen: Happening[] = [];
  game.play(after, by, move, (happening, seenBy) => {
    if (isAmong(viewer, seenBy)) seen.push(happening);
  });
  return [after, seen];
}

/** Checks that a play is the same with and without a listener, through the match and through the rules. */
function makePlay(game: Game, match: Match, state: State, by: number, move: number): void {
  const heard = game.clone(state);
  const text = game.write(state, by, move);
  game.play(heard, by, move, happening => {
    expectThat(isPlainJson(happening), 'a happening is not plain JSON');
  });
  game.play(state, by, move, null);
  expectEqual(heard, state, 'listening changes what happens');
  const played = match.play(byOf(by), text);
  expectThat(played.ok, 'a match refuses a legal move');
  expectEqual(match.view('everything'), game.view(state, 'everything'), 'a match and its rules differ');
}

function checkUndo(match: Match): void {
  const last = match.plays.at(-1);
  if (!last) return;
  const before = match.view('everything');
  match.undo();
  expectThat(match.play(last.by, last.move).ok, 'an undone play cannot be made again');
  expectEqual(match.view('everything'), before, 'a play that was undone and made again gives another state');
}

function checkPlayout(game: Game, { seats, options }: Setting, seed: number): void {
  const byStep = game.start(seats, options);
  const stepRandom = new Random(seed);
  const plays = playoutByStep(game, byStep, stepRandom, buffersFor(game));
  expectEqual(game.due(byStep), OVER, 'a playout does not end');
  // Walks rarely get this far, and some things are known only now: who has how many points.
  const copy = game.start(seats, options);
  game.copy(copy, byStep);
  expectEqual(copy, byStep, 'a copy differs');
  if (!game.playout) return;
  const atOnce = game.start(seats, options);
  const random = new Random(seed);
  expectEqual(
    game.playout(atOnce, random),
    plays,
    `playout counts other plays (${seats} seats, seed ${seed})`,
  );
  expectEqual(atOnce, byStep, `playout ends in another state (${seats} seats, seed ${seed})`);
  expectEqual(random.next(), stepRandom.next(), 'playout draws other numbers');
}

function checkReplay(game: Game, { seats, options }: Setting, seed: number): void {
  const match = new Match(game, seats, options);
  const random = new Random(seed);
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
    const texts = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    expectThat(match.play(by, texts[random.below(texts.length)]).ok, 'a listed move is refused');
  }
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  const loaded = loadRecord(record, id => (id === game.id ? game : undefined));
  expectThat(loaded.ok, loaded.ok ? '' : `its record does not load: ${loaded.error.message}`);
  if (loaded.ok)
    expectEqual(loaded.match.view('everything'), match.view('everything'), 'its record replays otherwise');
  expectThat(readOptions(game.options, options).ok, 'its options are refused');
}

/** Follows one match to its end, chosen at random. */
function checkPositions<S extends State>(
  game: Game<S>,
  setUp: SetUp<S>,
  canonical: (state: S) => unknown,
  setting: Setting,
  seed: number,
): void {
  const random = new Random(seed);
  const { seats, options } = setting;
  const state = game.start(seats, options);
  for (;;) {
    const position: unknown = setUp.write(state);
    const written = JSON.stringify(position);
    expectThat(isPlainJson(position), 'a position is not plain JSON');
    const read = setUp.read(seats, options, JSON.parse(written));
    expectThat(read.ok, read.ok ? '' : `a position that arose is refused: ${shown(read.error)} ${written}`);
    expectEqual(canonical(read.state), canonical(state), `a position gives another state: ${written}`);
    checkSpoilt(game, setUp, canonical, setting, written, random);
    if (game.due(state) === OVER) return;
    const { by, move } = chosenPlay(game, state, random.below(0xffff));
    for (const each of [state, read.state]) game.play(each, by, move, null);
    expectEqual(canonical(read.state), canonical(state), `a position goes on in another way: ${written}`);
  }
}

/** With one part replaced, a position is refused, or is one from which a match can be played to its end. */
function checkSpoilt<S extends State>(
  game: Game<S>,
  setUp: SetUp<S>,
  canonical: (state: S) => unknown,
  { seats, options }: Setting,
  written: string,
  random: Random,
): void {
  const spoilt: unknown = JSON.parse(written);
  spoil(spoilt, random);
  const read = setUp.read(seats, options, spoilt);
  if (!read.ok) {
    expectThat(/^[a-z-]+$/.test(read.error.kind), `${shown(read.error)} is no flaw`);
    return;
  }
  try {
    const { state } = read;
    const again = setUp.read(seats, options, setUp.write(state));
    expectThat(again.ok, 'it is not read again');
    expectEqual(canonical(again.state), canonical(state), 'it is read as another');
    expectEqual(game.pieces(state), game.pieces(game.start(seats, options)), 'it has other pieces');
    checkState(game, state, random);
    checkViews(game, state);
    if (game.due(state) === OVER) return;
    const { by, move } = chosenPlay(game, state, random.below(0xffff));
    for (const viewer of viewersOf(state)) checkSecrets(game, state, viewer, by, move, random);
    playoutByStep(game, state, random, buffersFor(game));
    expectEqual(game.due(state), OVER, 'a match from there does not end');
  } catch (error) {
    throw new Error(`${shown(spoilt)}\n${error instanceof Error ? error.stack : error}`);
  }
}

const RUBBISH: readonly unknown[] = [null, -1, 0, 1, 1.5, 1e9, '', '-', 'constructor', [], {}, true];

/** Replaces, adds or removes one part of a JSON value, somewhere inside. */
function spoil(json: unknown, random: Random): void {
  if (typeof json !== 'object' || json === null) return;
  const keys = Object.keys(json);
  const key = keys[random.below(Math.max(1, keys.length))];
  const part: unknown = key === undefined ? undefined : Reflect.get(json, key);
  const how = random.below(4);
  if (key === undefined || how === 0)
    Reflect.set(json, Array.isArray(json) ? keys.length : 'extra', RUBBISH[random.below(RUBBISH.length)]);
  else if (typeof part === 'object' && part !== null && how > 1) spoil(part, random);
  else if (how === 1 && Array.isArray(json)) json.splice(Number(key), 1);
  else if (how === 1) Reflect.deleteProperty(json, key);
  else
    Reflect.set(
      json,
      key,
      typeof part === 'number' && how === 2 ? part + 1 : RUBBISH[random.below(RUBBISH.length)],
    );
}

function viewersOf(state: State): Viewer[] {
  return [...Array.from({ length: state.seats }, (_, seat) => seat), 'spectator'];
}

/** One of the possible plays of `by`, or of any due seat or nature, picked by a number. */
function chosenPlay(game: Game, state: State, choice: number, by?: number): { by: number; move: number } {
  const { moves } = buffersFor(game);
  const due = game.due(state);
  if (due === NATURE_DUE) {
    const count = game.chances(state, moves);
    return { by: NATURE, move: moves[choice % count] };
  }
  const seats = seatsOf(due);
  const seat = by ?? seats[choice % seats.length];
  const count = game.moves(state, seat, moves);
  return { by: seat, move: moves[Math.floor(choice / seats.length) % count] };
}

function withoutMove(judged: ReturnType<typeof judge>): unknown {
  return judged.ok ? 'legal' : judged.error;
}

/** Whether it is the same once it has been written as JSON and read again, found out without doing so. */
function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object': {
      if (value === null) return true;
      const parts = Object.values(value);
      // An array may have gaps.
      const isPlain = Array.isArray(value)
        ? parts.length === value.length
        : Object.getPrototypeOf(value) === Object.prototype;
      return isPlain && Object.getOwnPropertySymbols(value).length === 0 && parts.every(isPlainJson);
    }
    default:
      return false;
  }
}

function expectThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

function expectEqual(actual: unknown, expected: unknown, message: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${message}:\n  ${shown(actual)}\n  ${shown(expected)}`);
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? String(part) : part));
}
