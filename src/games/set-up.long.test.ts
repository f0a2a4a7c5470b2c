import { expect, test } from 'vitest';
import { SAMPLES } from '../../tests/samples.ts';
import { actorOf } from '../engine/by.ts';
import { readMatches } from '../engine/explorer/match-file.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../engine/game.ts';
import { judge } from '../engine/match.ts';
import type { AnyOptions, OptionRule } from '../engine/options.ts';
import { Random } from '../engine/random.ts';
import { NATURE, seatsOf } from '../engine/viewers.ts';
import { MANIFESTS } from './index.ts';
import { loadGame } from './load.ts';
import { loadMasterMatches } from './load-explorer.ts';
import { loadSetUp } from './load-set-up.ts';

const RANDOM_MATCHES = 15 * SAMPLES;
/** Of the masters' matches, one in this many. */
const ONE_IN = Math.max(1, Math.round(10 / SAMPLES));

const games = MANIFESTS.filter(({ hasSetUp }) => hasSetUp).map(({ id }) => id);

test.each(games)('%s: the positions of the masters’ matches can be set up', async id => {
  const [game, setUp, kept] = await Promise.all([loadGame(id), loadSetUp(id), loadMasterMatches(id)]);
  const matches = readMatches(kept);
  expect(matches.length).toBeGreaterThan(200);
  for (const { seats, options, moves, number } of matches.filter((_, i) => i % ONE_IN === 0)) {
    const state = game.start(seats, options);
    for (const [i, text] of [...moves, null].entries()) {
      const read = setUp.read(seats, options, setUp.write(state));
      expect(read, `match ${number}, after ${i} moves`).toMatchObject({ ok: true });
      if (text !== null) playText(game, state, text);
    }
  }
});

test.each(games)('%s: so can every position of random matches, whatever the seats and options', async id => {
  const [game, setUp] = await Promise.all([loadGame(id), loadSetUp(id)]);
  const random = new Random(18);
  const into = new Int32Array(game.mostMoves);
  for (let match = 0; match < RANDOM_MATCHES; match++) {
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const options: AnyOptions = Object.fromEntries(
      Object.entries(game.options).map(([name, rule]) => [name, anyValue(rule, random)]),
    );
    const state = game.start(seats, options);
    for (let due = game.due(state); ; due = game.due(state)) {
      const read = setUp.read(seats, options, setUp.write(state));
      expect(read, `match ${match}: ${JSON.stringify({ seats, options })}`).toMatchObject({ ok: true });
      if (due === OVER) break;
      const waiting = seatsOf(due);
      const by = due === NATURE_DUE ? NATURE : waiting[random.below(waiting.length)];
      const count = by === NATURE ? game.chances(state, into) : game.moves(state, by, into);
      game.play(state, by, into[random.below(count)], null);
    }
  }
});

/** By whoever is the first due. */
function playText(game: Game, state: State, text: string): void {
  const due = game.due(state);
  const by = due === NATURE_DUE ? 'nature' : seatsOf(due)[0];
  const judged = judge(game, state, by, text);
  if (!judged.ok) throw new Error(`${text} cannot be played`);
  game.play(state, actorOf(by), judged.move, null);
}

function anyValue(rule: OptionRule, random: Random): number | string | boolean {
  switch (rule.kind) {
    case 'number':
      return rule.min + random.below(rule.max - rule.min + 1);
    case 'choice':
      return rule.values[random.below(rule.values.length)];
    case 'flag':
      return random.below(2) === 1;
  }
}
