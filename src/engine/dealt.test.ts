import { expect, test } from 'vitest';
import { type Deal, type Deck, fitDeals, type Shown } from './dealt.ts';
import { Random } from './random.ts';

const unseen = (at: number, to: number, thought: string, deck = 0): Deal => ({
  at,
  to,
  deck,
  known: null,
  thought,
});
const ONE_OF_EACH: Deck = new Map(['A', 'B', 'C', 'D'].map(kind => [kind, 1]));

test('a player who shows a card was dealt it: it is swapped with the one thought to have it', () => {
  const deals = [unseen(0, 0, 'A'), unseen(1, 1, 'B')];
  expect(fitDeals(deals, [{ at: 2, by: 0, kind: 'B' }], [ONE_OF_EACH])).toEqual(['B', 'A']);
});

test('cards that were never shown stay what they were thought to be', () => {
  const deals = [unseen(0, 0, 'A'), unseen(1, 0, 'B'), unseen(2, 1, 'C')];
  expect(fitDeals(deals, [{ at: 3, by: 0, kind: 'D' }], [ONE_OF_EACH])).toEqual(['A', 'D', 'C']);
});

test('a card that two players have shown came once from each deck, whoever showed it first', () => {
  const deals = [unseen(0, 0, 'A'), unseen(1, 1, 'B'), unseen(2, 0, 'C', 1)];
  const shown = [
    { at: 3, by: 0, kind: 'A' },
    { at: 4, by: 1, kind: 'A' },
  ];
  expect(fitDeals(deals, shown, [ONE_OF_EACH, ONE_OF_EACH])).toEqual(['B', 'A', 'A']);
});

test('nobody can show a card they cannot have: dealt too late, known to be elsewhere, or already gone', () => {
  const late = [unseen(1, 0, 'A')];
  expect(fitDeals(late, [{ at: 0, by: 0, kind: 'A' }], [ONE_OF_EACH])).toBeNull();
  const elsewhere = [unseen(0, 0, 'B'), { ...unseen(1, 1, 'A'), known: 'A' }];
  expect(fitDeals(elsewhere, [{ at: 2, by: 0, kind: 'A' }], [ONE_OF_EACH])).toBeNull();
  const once = [unseen(0, 0, 'A')];
  const twice = [1, 2].map(at => ({ at, by: 0, kind: 'A' }));
  expect(fitDeals(once, twice, [ONE_OF_EACH])).toBeNull();
});

/**
 * An evening with real cards: three hands, cards shown at random, and shown cards reshuffled whenever the deck is
 * empty.
 */
function evening(seed: number) {
  const random = new Random(seed);
  const take = (from: string[]) => from.splice(random.below(from.length), 1)[0];
  const counted = (cards: readonly string[]): Deck =>
    new Map(cards.map(kind => [kind, cards.filter(each => each === kind).length]));
  let deck = [...'AABBCCDDEEFF'];
  const decks = [counted(deck)];
  const hands: string[][] = [[], [], []];
  const deals: Deal[] = [];
  const shown: Shown[] = [];
  let gone: string[] = [];
  for (let at = 0; at < 60; at++) {
    const seat = random.below(3);
    if (hands[seat].length > 0 && (hands[seat].length === 3 || random.below(2) === 0)) {
      const kind = take(hands[seat]);
      shown.push({ at, by: seat, kind });
      gone.push(kind);
      continue;
    }
    if (deck.length === 0) {
      deck = gone;
      gone = [];
      decks.push(counted(deck));
    }
    const kind = take(deck);
    const known = seat === 0 ? kind : null;
    deals.push({ at, to: seat, deck: decks.length - 1, known, thought: 'A' });
    hands[seat].push(kind);
  }
  return { deals, shown, decks };
}

test('every evening is found possible, however often the cards were shuffled', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { deals, shown, decks } = evening(seed);
    const kinds = fitDeals(deals, shown, decks) ?? [];
    expect(kinds, `evening ${seed}`).toHaveLength(deals.length);
    for (const [number, deck] of decks.entries()) {
      for (const [kind, count] of deck) {
        const dealt = deals.filter((deal, i) => deal.deck === number && kinds[i] === kind);
        expect(dealt.length).toBeLessThanOrEqual(count);
      }
    }
    const held = new Map<string, number>();
    const happened = [
      ...deals.map(({ at, to }, i) => ({ at, key: `${to} ${kinds[i]}`, change: 1 })),
      ...shown.map(({ at, by, kind }) => ({ at, key: `${by} ${kind}`, change: -1 })),
    ];
    for (const { key, change } of happened.sort((a, b) => a.at - b.at)) {
      held.set(key, (held.get(key) ?? 0) + change);
      expect(held.get(key), `evening ${seed}: ${key}`).toBeGreaterThanOrEqual(0);
    }
  }
});
