import { afterAll, expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { DAY } from '../../protocol/pace.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { StoredTable } from '../store/store.ts';
import { type PlayedMatch, type RatingStore, rateMatch } from './ratings.ts';
import { newTable } from './seating.ts';
import { wanted } from './wanted.testing.ts';

/**
 * A season of rated matches between people of known strength, through the code that rates real ones. Some of them leave
 * when they are losing, and some create extra accounts to beat.
 */
const MATCHES = 10_000;
const DAYS = 60;
const HONEST = 30;
const QUITTERS = 5;
/** How many extra accounts each farmer has, the weakest farmer first. */
const RINGS = [6, 20, 9, 14, 20];
/** The share of a farmer's matches that are against their own accounts. */
const SHARE = 0.8;
/** How much luck there is in a match, in units of the difference between two neighbours in strength. */
const LUCK = 8;
const GAME = 'mauer-bauer';
/** Plays only with extra accounts of their own. */
const HERMIT = 'hermit';
const LARGEST_RING = 20;

/** `closed`: extra accounts meet nobody else. `linked`: every other match of theirs is a real one with a stranger. */
type Farming = 'none' | 'closed' | 'linked';

interface Person {
  readonly id: string;
  readonly strength: number;
  readonly kind: 'honest' | 'quitter' | 'farmer' | 'hermit' | 'puppet';
}

const files: SqliteFile[] = [];
afterAll(() => {
  for (const file of files) file.close();
});

class Season {
  readonly people: Person[] = [];
  readonly #file = new SqliteFile(':memory:');
  readonly #random: Random;
  /** A separate generator, so that the others' matches are the same with farmers and without. */
  readonly #farming: Random;
  readonly #how: Farming;
  readonly #puppets = new Map<string, string[]>();
  #made = 0;
  readonly #store: RatingStore = {
    players: async ids => this.#file.players(ids),
    ratings: async (game, ids) => this.#file.ratings(game, ids),
    ratedWith: async (game, id) => this.#file.ratedWith(game, id),
    ratedTogether: async (ids, since) => this.#file.ratedTogether(ids, since),
    best: async (game, of, most) => this.#file.best(game, of, most),
    rate: async (table, at, ratings) => this.#file.rate(table, at, ratings),
  };

  constructor(seed: number, how: Farming) {
    files.push(this.#file);
    this.#random = new Random(seed);
    this.#farming = new Random(seed);
    this.#how = how;
    // Everybody has a different strength, and the kinds of player are spread evenly.
    const all = HONEST + QUITTERS + RINGS.length;
    for (let strength = 0; strength < all; strength++) {
      const kind = strength % 8 === 3 ? 'quitter' : strength % 8 === 6 ? 'farmer' : 'honest';
      this.#add(`${kind}-${strength}`, strength, kind);
      if (kind === 'farmer') this.#addPuppets(`farmer-${strength}`, RINGS[(strength - 6) / 8]);
    }
    this.#add(HERMIT, 0, 'hermit');
    this.#addPuppets(HERMIT, LARGEST_RING);
  }

  /** A player's rating at the end. */
  rating(id: string): number {
    return this.#file.ratings(GAME, [id])[0]?.rating ?? 0;
  }

  ladder(): string[] {
    return this.#file
      .best(GAME, 'people', 1000)
      .filter(({ isKnown }) => isKnown)
      .map(({ player }) => player);
  }

  async play(): Promise<void> {
    const people = this.people.filter(({ kind }) => kind !== 'puppet');
    const others = people.filter(({ kind }) => kind !== 'hermit');
    for (let number = 0; number < MATCHES; number++) {
      const at = Math.floor((number * DAYS * DAY) / MATCHES);
      const first = this.#one(people);
      const isFarming = first.kind === 'hermit' || (first.kind === 'farmer' && this.#chance() < SHARE);
      if (!isFarming) await this.#match(this.#drawn(others, 2 + this.#random.below(3)), at);
      else if (this.#how !== 'none') await this.#farm(first, at);
    }
  }

  /** Everybody in a ring meets everybody else in it and loses to those before them; some just resign at once. */
  async #farm({ id, strength }: Person, at: number): Promise<void> {
    const ring = [id, ...(this.#puppets.get(id) ?? [])];
    if (this.#how === 'linked' && this.#farming.below(2) === 0) {
      const puppet = ring[1 + this.#farming.below(ring.length - 1)];
      const honest = this.people.filter(({ kind }) => kind === 'honest');
      const stranger = honest[this.#farming.below(honest.length)];
      await this.#match([{ id: puppet, strength, kind: 'puppet' }, stranger], at);
      return;
    }
    const isMine = this.#farming.below(2) === 0;
    const winner = isMine ? 0 : this.#farming.below(ring.length - 1);
    const loser = winner + 1 + this.#farming.below(ring.length - 1 - winner);
    const plays = this.#farming.below(4) === 0 ? 1 : 20;
    await this.#end([ring[winner], ring[loser]], [9, 0], ['here', 'resigned'], plays, at);
  }

  async #match(people: readonly Person[], at: number): Promise<void> {
    const scores = people.map(({ strength }) => strength + LUCK * this.#luck());
    const best = Math.max(...scores);
    const states = people.map(({ kind }, seat) =>
      kind === 'quitter' && scores[seat] < best ? 'replaced' : 'here',
    );
    await this.#end(
      people.map(({ id }) => id),
      scores,
      states,
      20,
      at,
    );
  }

  async #end(
    ids: readonly string[],
    scores: readonly number[],
    states: PlayedMatch['states'],
    plays: number,
    at: number,
  ): Promise<void> {
    const winners = [scores.indexOf(Math.max(...scores))];
    const thought = ids.map(() => ({ ms: 0, plays }));
    await rateMatch(
      this.#store,
      this.#table(ids),
      { turn: { kind: 'over', scores, winners }, thought, states },
      at,
    );
  }

  #table(ids: readonly string[]): StoredTable {
    const seats = ids.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
    const made = newTable(wanted({ game: GAME, seats, isRated: true }), ids[0], 0);
    const people = ids.map(player => ({ kind: 'person' as const, player, nonce: null }));
    return { ...made, id: `t${this.#made++}`, seats: people };
  }

  #add(id: string, strength: number, kind: Person['kind']): void {
    this.people.push({ id, strength, kind });
    const player = { id, name: id, isNameHidden: false, owner: null, scopes: null, madeAt: 0, leave: null };
    this.#file.addPlayer(player, { hash: id, kind: 'cookie', madeAt: 0 });
  }

  #addPuppets(of: string, count: number): void {
    const ids = Array.from({ length: count }, (_, at) => `${of}-puppet-${at}`);
    this.#puppets.set(of, ids);
    for (const id of ids) this.#add(id, 0, 'puppet');
  }

  #drawn(people: readonly Person[], count: number): Person[] {
    const drawn = new Set<Person>();
    while (drawn.size < count) drawn.add(this.#one(people));
    return [...drawn];
  }

  #one(people: readonly Person[]): Person {
    return people[this.#random.below(people.length)];
  }

  #chance(): number {
    return this.#random.below(2 ** 16) / 2 ** 16;
  }

  /** Close to the normal distribution with a standard deviation of 1. */
  #luck(): number {
    let sum = -6;
    for (let at = 0; at < 12; at++) sum += this.#chance();
    return sum;
  }
}

/** Spearman's rank correlation: 1 if both give the same order. */
function agreement(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map(value => values.filter(less => less < value).length);
  const [a, b] = [ranks(one), ranks(other)];
  const squares = a.reduce((sum, rank, at) => sum + (rank - b[at]) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

/** Figures about a season, compared with the same one without farmers. */
async function played(how: Farming) {
  const [season, fair] = [new Season(1, how), new Season(1, 'none')];
  await season.play();
  await fair.play();
  const of = (...kinds: readonly Person['kind'][]) =>
    season.people.filter(({ kind }) => kinds.includes(kind));
  const agreementOf = (...kinds: readonly Person['kind'][]) =>
    agreement(
      of(...kinds).map(({ strength }) => strength),
      of(...kinds).map(({ id }) => season.rating(id)),
    );
  const gains = of('farmer').map(({ id }) => season.rating(id) - fair.rating(id));
  const gained = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const [lowest, highest] = [0, HONEST - 1].map(at => season.rating(of('honest')[at].id));
  return { season, of, agreementOf, gained, breadth: highest - lowest };
}

test('after a season the honest players stand in their order, and farming in a ring gains nothing', async () => {
  const { season, of, agreementOf, gained, breadth } = await played('closed');
  expect(agreementOf('honest')).toBeGreaterThan(0.98);
  // Four out of five of their matches were against their own accounts, and they stand where they stood without those.
  expect(agreementOf('honest', 'farmer')).toBeGreaterThan(0.98);
  expect(Math.abs(gained)).toBeLessThan(breadth / 200);
  // A player who leaves when losing stands below everybody who is stronger.
  for (const { id, strength } of of('quitter')) {
    const stronger = of('honest').filter(other => other.strength > strength);
    expect(stronger.every(other => season.rating(other.id) > season.rating(id))).toBe(true);
  }
  const ladder = season.ladder();
  expect(ladder).toHaveLength(HONEST + QUITTERS + RINGS.length);
  expect([...of('puppet'), ...of('hermit')].filter(({ id }) => ladder.includes(id))).toEqual([]);
  expect(season.rating(HERMIT)).toBeLessThan(season.rating(of('honest')[HONEST / 2].id));
});

test('accounts that earn their standing in real matches with strangers gain their farmer hardly anything', async () => {
  const { agreementOf, gained, breadth } = await played('linked');
  expect(agreementOf('honest')).toBeGreaterThan(0.98);
  expect(agreementOf('honest', 'farmer')).toBeGreaterThan(0.98);
  expect(Math.abs(gained)).toBeLessThan(breadth / 20);
});
