import { isDeepStrictEqual } from 'node:util';
import type { Game, View } from '../../engine/game.ts';
import { type AnyOptions, readOptions } from '../../engine/options.ts';
import { Random } from '../../engine/random.ts';
import { type Now, Runner } from '../../engine/runner.ts';
import { applyChange } from '../../protocol/changes.ts';
import { Message } from '../../protocol/socket.ts';
import { withNature } from './drafting.ts';
import { keyOf, Teller, type Want } from './teller.ts';
import { knownFrom, writeStepsAsChanges } from './writing.ts';

/** A match with any number of seats and any options, in which things happen at random. */
export class RandomMatch {
  readonly runner: Runner;
  readonly seats: number;
  readonly #random: Random;

  constructor(game: Game, seed: number) {
    this.#random = new Random(seed);
    this.seats = game.seats.min + this.#random.below(game.seats.max - game.seats.min + 1);
    const key = Uint8Array.from({ length: 32 }, () => this.#random.below(256));
    const options = this.#optionsOf(game);
    this.runner = new Runner({ game, seats: this.seats, options, key, begunAt: 0 });
    this.runner.commit(withNature(this.runner.draft(), 0));
  }

  /** Adds mostly a play, now and then an undo, or a bot taking over a seat. Returns the number of the first new row. */
  goOn(): number {
    const { runner } = this;
    const from = runner.rows.length;
    if (runner.turn.kind !== 'seats') return from;
    const draft = runner.draft();
    const seat = this.#oneOf(runner.turn.seats);
    const last = runner.rows.at(-1)?.by;
    const sent = { client: `c${from}`, at: 5 * from };
    const what = this.#random.below(12);
    if (what === 0 && typeof last === 'number' && runner.undoable(last)) draft.undo(last, sent);
    else if (what === 1) draft.seat(runner.states[seat] === 'here' ? 'replaced' : 'returned', seat, sent.at);
    else draft.play(seat, this.#oneOf(runner.match.moves(seat)), sent);
    runner.commit(withNature(draft, sent.at));
    return from;
  }

  #optionsOf(game: Game): AnyOptions {
    const chosen = Object.entries(game.options).map(([name, rule]) => {
      if (rule.kind === 'number') return [name, rule.min + this.#random.below(rule.max - rule.min + 1)];
      return [name, rule.kind === 'flag' ? this.#random.below(2) === 1 : this.#oneOf(rule.values)];
    });
    const read = readOptions(game.options, Object.fromEntries(chosen));
    if (!read.ok) throw new Error(read.error.message);
    return read.options;
  }

  #oneOf<T>(values: readonly T[]): T {
    return values[this.#random.below(values.length)];
  }
}

/** Seeds of random matches that together have every number of seats and every choice among the options. */
export function seedsForAll(game: Game): readonly number[] {
  const missing = new Set<string>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) missing.add(`${seats} seats`);
  for (const [name, rule] of Object.entries(game.options)) {
    const values = rule.kind === 'choice' ? rule.values : rule.kind === 'flag' ? [true, false] : [];
    for (const value of values) missing.add(`${name} ${value}`);
  }
  const seeds: number[] = [];
  for (let seed = 1; missing.size > 0; seed++) {
    const { seats, runner } = new RandomMatch(game, seed);
    const chosen = Object.entries(runner.match.options).map(([name, value]) => `${name} ${value}`);
    const brings = [`${seats} seats`, ...chosen].filter(what => missing.delete(what));
    if (brings.length > 0) seeds.push(seed);
  }
  return seeds;
}

export function said(text: string | undefined): Message {
  return Message.parse(JSON.parse(text ?? ''));
}

/**
 * Throws unless, at every step of a random match and for every viewer, the changes turn what the viewer had into
 * exactly what it would be told as a whole, and come only from the viewer's own views.
 */
export function proveChanges(game: Game, { seed, steps }: { seed: number; steps: number }): void {
  const match = new RandomMatch(game, seed);
  const { runner } = match;
  const viewers = [...Array(match.seats).keys(), 'spectator' as const];
  const wants = viewers.flatMap((viewer): Want[] => [
    { viewer, asChanges: true },
    { viewer, asChanges: false },
  ]);
  const teller = new Teller('table1');
  const nows = new Map(
    viewers.map(viewer => {
      const message = said(teller.tellRest(runner, 0, { viewer, asChanges: true }));
      if (message.say !== 'steps') throw new Error('whoever comes is told everything');
      return [viewer, message.now];
    }),
  );
  for (let step = 0; step < steps && runner.turn.kind === 'seats'; step++) {
    const texts = teller.tell(runner, match.goOn(), wants);
    for (const viewer of viewers) {
      const whole = said(texts.get(keyOf({ viewer, asChanges: false })));
      const changes = said(texts.get(keyOf({ viewer, asChanges: true })));
      const before = nows.get(viewer);
      if (whole.say !== 'steps' || changes.say !== 'changes' || !before) throw new Error('not told as asked');
      const { from, steps, now } = whole;
      const where = `${game.id}, seed ${seed}, step ${from}, viewer ${viewer}`;
      const same = isDeepStrictEqual(applyChange(before, changes.now), now);
      if (!same || changes.from !== from || !isDeepStrictEqual(changes.steps, steps)) {
        throw new Error(`the changes do not lead there: ${where}`);
      }
      // Copies of what this viewer was told give the same changes: so nothing else is in them.
      const alone = writeStepsAsChanges(
        'table1',
        [{ from, steps, now }],
        [knownFrom(inOrder(before))],
        [knownFrom(inOrder(now))],
      );
      if (!isDeepStrictEqual(said(alone[0]), changes)) throw new Error(`others are in it: ${where}`);
      nows.set(viewer, now);
    }
  }
}

/** A copy with the fields of the view in alphabetical order: in messages the common ones come first. */
function inOrder(now: Now): Now {
  const fields = Object.entries(now.view).sort(([a], [b]) => (a < b ? -1 : 1));
  const view: View = JSON.parse(JSON.stringify(Object.fromEntries(fields)));
  return { ...structuredClone(now), view };
}
