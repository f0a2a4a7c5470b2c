/** Whether the cards that have been played can have scored so much. */
import { CARD_NAMES } from './card-names.ts';
import {
  CITIES,
  COAST_TOWERS_OUTSIDE,
  COUNTED_BY,
  copiesOf,
  HOUSES_IN_REGION,
  HOUSES_OUTSIDE,
  POINTS,
  SIZE,
  TOWERS_OF_CITY,
  TOWERS_OUTSIDE,
  WALLS_OUTSIDE,
  WHICH,
} from './cards.ts';
import { COAST_POINTS } from './land.ts';
import { ALL_TOWERS, countAll, HOUSES_OF_A_COLOUR, WALLS } from './pieces.ts';
import { housesInRegion, pointsFor } from './scoring.ts';
import { canStarve, cardsWithOwed, isFirstDeck, seatKey } from './set-up-cards.ts';
import type { Flaw } from './set-up-flaws.ts';
import { citiesOn, completions, everOf, housesEver, scoringsOf, wallsSwallowed } from './set-up-past.ts';
import { CARDS_AT_START, DISCARD, LOWEST_SCORE, NONE, type State } from './state.ts';

/**
 * MB-19, MB-25: only the cards that a seat has played have scored. Its hand tells how many: it is one card smaller for each
 * scoring with two, one larger for each without any.
 */
export function checkScores(state: State): Flaw | null {
  const { piles, seats, scores } = state;
  const { most: cities } = completions(state);
  const seen = isFirstDeck(state) ? DISCARD : null;
  const points = mostPoints(state)
    .flatMap((each, card) =>
      Array.from({ length: seen === null ? 1 : copiesOf(piles, seen, card) }, () => each),
    )
    .sort((a, b) => b - a);
  // Where the discard pile has been the deck, a card may have been played again and again.
  const best = (cards: number) =>
    seen === null ? cards * points[0] : points.slice(0, cards).reduce((sum, each) => sum + each, 0);
  let [all, played] = [0, 0];
  for (let seat = 0; seat < seats; seat++) {
    const scorings = scoringsOf(state, seat, cities);
    const at = seatKey(seat);
    if (scorings === 0 && scores[seat] > LOWEST_SCORE) return { kind: 'scored-too-early', at, seat };
    const fewer = canStarve(state) ? scorings : CARDS_AT_START - cardsWithOwed(state, seat);
    const cards = Math.max(0, Math.min(2 * scorings, scorings + fewer));
    const most = LOWEST_SCORE + best(cards);
    if (scores[seat] > most) return { kind: 'score-too-high', at, seat, most };
    all += scores[seat] - LOWEST_SCORE;
    played += cards;
  }
  return all > best(played) ? { kind: 'scores-too-high', at: 'discard' } : null;
}

/** By card, the most that it can have scored, for any city that there has been. */
export function mostPoints(state: State): readonly number[] {
  const cities = citiesOn(state).map(city => ({ city, swallowed: wallsSwallowed(state, city) }));
  const completed = completions(state).most;
  // With a single city, all that has been built since is outside.
  if (completed <= 1) return CARD_NAMES.map((_, card) => pointsFor(state, card, cities[0]?.city ?? NONE));
  const swallowed = cities.reduce((sum, each) => sum + each.swallowed, 0);
  const inCities = cities.reduce((sum, { city }) => sum + housesEver(state, city), 0);
  const coast = COAST_POINTS.filter(point => state.towers[point] !== 0).length;
  return CARD_NAMES.map((_, card) => {
    const [each, which] = [POINTS[card], WHICH[card]];
    switch (COUNTED_BY[card]) {
      case HOUSES_OUTSIDE:
        return each * Math.min(HOUSES_OF_A_COLOUR, everOf(state, which));
      case HOUSES_IN_REGION:
        return each * (housesInRegion(state, which) + inCities);
      case TOWERS_OUTSIDE:
        return (
          each *
          Math.min(
            countAll(ALL_TOWERS & which),
            countAll((ALL_TOWERS - state.towersLeft) & which) + 2 * swallowed,
          )
        );
      case COAST_TOWERS_OUTSIDE:
        return each * (coast + 2 * swallowed);
      case WALLS_OUTSIDE:
        return each * Math.min(WALLS, WALLS - state.wallsLeft + swallowed);
      case CITIES:
        return each * completed;
      default:
        return Math.max(...cities.map(city => mostForCity(state, card, city)));
    }
  });
}

/** The same of one city: before it was joined it was smaller, and had towers that are gone. */
function mostForCity(
  state: State,
  card: number,
  { city, swallowed }: { readonly city: number; readonly swallowed: number },
): number {
  const now = pointsFor(state, card, city);
  switch (COUNTED_BY[card]) {
    case SIZE:
      return swallowed > 0 && state.sizes[city] >= WHICH[card] ? POINTS[card] : now;
    case TOWERS_OF_CITY:
      return now + 2 * POINTS[card] * swallowed;
    default:
      return now;
  }
}
