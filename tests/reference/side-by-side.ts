import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { game as burgAppenzell } from '../../src/games/burg-appenzell/game.ts';
import { game as dieMauer } from '../../src/games/die-mauer/game.ts';
import { game as mauerBauer } from '../../src/games/mauer-bauer/game.ts';
import { game as muroControMuro } from '../../src/games/muro-contro-muro/game.ts';
import { newBurgAppenzell } from './burg-appenzell.ts';
import { newDieMauer } from './die-mauer.ts';
import { newMauerBauer } from './mauer-bauer.ts';
import { newMuroControMuro } from './muro-contro-muro.ts';
import type { NewReference, Reference } from './reference.ts';

/** For each game: plays this many random matches beside its reference. */
export const SIDE_BY_SIDE: Readonly<Record<string, (matches: number) => void>> = {
  'die-mauer': pairing(dieMauer, newDieMauer, [
    { rounds: 4, gift: 'must' },
    { rounds: 2, gift: 'may' },
    { rounds: 1, gift: 'must' },
    { rounds: 10, gift: 'may' },
  ]),
  'muro-contro-muro': pairing(
    muroControMuro,
    newMuroControMuro,
    [4, 5, 6, 7, 8, 9].map(copies => ({ copies, pass: copies % 2 === 1 })),
  ),
  'mauer-bauer': pairing(mauerBauer, newMauerBauer, [{ hastyRoll: false }, { hastyRoll: true }]),
  'burg-appenzell': pairing(
    burgAppenzell,
    newBurgAppenzell,
    (['A', 'B'] as const).flatMap(layout =>
      [4, 5, 6].map(target => ({ layout, target, memory: target === 5, lastMouse: target === 6 })),
    ),
  ),
};

function pairing<Options extends object>(
  game: Game,
  newReference: NewReference<Options>,
  settings: readonly Options[],
): (matches: number) => void {
  return matches => {
    const seatCounts = game.seats.max - game.seats.min + 1;
    for (let number = 0; number < matches; number++) {
      const setting = settings[Math.floor(number / seatCounts) % settings.length];
      const options = readOptions(game.options, setting);
      if (!options.ok) throw new Error(options.error.message);
      const seats = game.seats.min + (number % seatCounts);
      playBeside(new Match(game, seats, options.options), newReference(seats, setting), number);
    }
  };
}

/**
 * Three ways of choosing at random, so that matches go different ways: any move, rather early ones, rather late ones.
 */
const LEANINGS = [
  (random: Random, count: number) => random.below(count),
  (random: Random, count: number) => Math.min(random.below(count), random.below(count)),
  (random: Random, count: number) => Math.max(random.below(count), random.below(count)),
];

function playBeside(match: Match, reference: Reference, number: number): void {
  const random = new Random(number);
  const choose = LEANINGS[number % LEANINGS.length];
  while (agree(match, reference)) {
    const turn = match.turn();
    const by = turn.kind === 'seats' ? turn.seats[random.below(turn.seats.length)] : 'nature';
    const texts = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    const move = texts[choose(random, texts.length)];
    const played = match.play(by, move);
    if (!played.ok) throw new Error(played.error.message);
    reference.play(by, move);
  }
}

/** Whether the match goes on. Throws if the two differ. */
function agree(match: Match, reference: Reference): boolean {
  const turn = match.turn();
  same(match, 'turn', turn, reference.turn());
  for (let seat = 0; seat < match.seats; seat++) {
    same(match, `moves of seat ${seat}`, match.moves(seat), reference.moves(seat));
  }
  same(match, 'chances', match.chances(), reference.chances());
  return turn.kind !== 'over';
}

function same(match: Match, what: string, ours: unknown, theirs: unknown): void {
  if (isDeepStrictEqual(ours, theirs)) return;
  const plays = match.plays.map(({ by, move }) => `${by}:${move}`).join(' ');
  const setting = `${match.game.id}, ${match.seats} seats, ${JSON.stringify(match.options)}`;
  throw new Error(
    `${setting}\nafter ${plays}\n${what}: ${JSON.stringify(ours)}\nthe reference has ${JSON.stringify(theirs)}`,
  );
}
