import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../engine/runner.ts';
import { kept, pack } from './packed.ts';
import type {
  Secret,
  Store,
  StoredCall,
  StoredClub,
  StoredDealt,
  StoredEvent,
  StoredPlayer,
  StoredRating,
  StoredSearch,
  StoredSubscription,
  StoredTable,
  ToPackWanted,
} from './store.ts';

/** What every store promises. Within a test, `open` opens the same store again, until `clear` empties it. */
export interface StoreUnderTest {
  open(): Promise<Store>;
  clear(): Promise<void>;
}

export function proveStore(name: string, make: () => StoreUnderTest): void {
  describe(`the store in ${name}`, () => {
    let under: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      under = make();
      store = await under.open();
    });
    afterEach(async () => {
      await store.close();
      await under.clear();
    });
    const reopen = async () => {
      await store.close();
      store = await under.open();
    };

    describe('the log', () => {
      test('keeps rows in order, separately for each match, even when it is opened again', async () => {
        expect(await store.append('a', [row(0), row(1, { by: 'nature', move: 'X' })])).toBe('added');
        expect(await store.append('b', [row(0, { move: 'other' })])).toBe('added');
        expect(await store.append('a', [row(2, { kind: 'undo', client: 'c' })])).toBe('added');
        await reopen();
        expect(await store.rows('a', 0)).toEqual([
          row(0),
          row(1, { by: 'nature', move: 'X' }),
          row(2, { kind: 'undo', client: 'c' }),
        ]);
        expect(await store.rows('a', 2)).toHaveLength(1);
        expect(await store.rows('none', 0)).toEqual([]);
      });

      test('takes rows together or not at all, and only with the next number', async () => {
        await store.append('a', [row(0)]);
        expect(await store.append('a', [row(0, { move: 'late' }), row(1)])).toBe('lost');
        expect(await store.append('a', [row(2)])).toBe('lost');
        expect(await store.append('a', [])).toBe('lost');
        expect(await store.rows('a', 0)).toEqual([row(0)]);
      });

      test('gives a number that many want at once to one of them', async () => {
        const other = await under.open();
        const tries = Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? store : other).append('a', [row(0, { move: `m${index}` })]),
        );
        const outcomes = await Promise.all(tries);
        await other.close();
        expect(outcomes.filter(outcome => outcome === 'added')).toHaveLength(1);
        const [only, ...more] = await store.rows('a', 0);
        expect(only.move).toBe(`m${outcomes.indexOf('added')}`);
        expect(more).toEqual([]);
      });

      test('takes or loses each of many appends at once as a whole, even if they race', async () => {
        const stores = [store, await under.open(), await under.open()];
        const matches = Array.from({ length: 30 }, (_, index) => `m${index}`);
        for (let round = 0; round < 5; round++) {
          await Promise.all(
            stores.flatMap((one, who) =>
              matches.map(async match => {
                const first = (await one.rows(match, 0)).length;
                const wanted = Array.from({ length: 1 + (who % 3) }, (_, index) =>
                  row(first + index, { move: `by ${who} in ${round}` }),
                );
                await one.append(match, wanted);
              }),
            ),
          );
        }
        for (const match of matches) {
          const rows = await store.rows(match, 0);
          expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index));
          for (const [move, count] of Object.entries(Object.groupBy(rows, ({ move }) => move))) {
            // The winner of each race has added all of its one, two or three rows.
            expect(count).toHaveLength(1 + Number(move.split(' ')[1]));
          }
        }
        for (const one of stores.slice(1)) await one.close();
      });

      test('a failure of one request does not affect others in the same commit', async () => {
        await store.addTable(table('t'));
        const outcomes = await Promise.allSettled([
          store.append('a', [row(0)]),
          store.addTable(table('t')),
          store.append('a', [row(1)]),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(await store.rows('a', 0)).toHaveLength(2);
      });
    });

    describe('packing', () => {
      const rows = Array.from({ length: 6 }, (_, number) =>
        row(number, { by: number % 2, move: `m${number}`, client: `c${number}`, at: 1000 + number }),
      );
      const over = (id: string, endedAt: number) => table(id, { status: 'over', endedAt });
      const take = (now: number, about: Partial<ToPackWanted> = {}, from = store) =>
        from.takeToPack({ now, until: now + 10, endedBefore: 1000, most: 10, ...about });
      const packed = (match: string, of = rows) => ({ match, length: of.length, bytes: pack(of) });
      /** A finished match that was packed, with its rows still there. */
      const packedMatch = async (id: string) => {
        await store.addTable(over(id, 1));
        await store.append(id, rows);
        await store.addPacked(packed(id), 0);
      };
      const inLog = async (match: string) => {
        // Rows that have left the log keep only the ids of the last plays.
        return (await store.rows(match, 0)).filter(({ client }) => client !== '').length === rows.length;
      };

      test('leaves the rows readable from any number on, and the match can go on', async () => {
        await packedMatch('a');
        expect(await inLog('a')).toBe(true);
        expect(await store.rows('a', 0)).toEqual(rows);
        expect(await store.clearRows('a')).toBe(true);
        expect(await inLog('a')).toBe(false);
        await reopen();
        for (const { number } of rows)
          expect(await store.rows('a', number)).toEqual(kept(rows).slice(number));
        expect(await store.rows('a', rows.length)).toEqual([]);
        for (const number of [0, 1, 5, 7]) expect(await store.append('a', [row(number)])).toBe('lost');
        expect(await store.append('a', [row(6), row(7)])).toBe('added');
        expect(await store.append('a', [row(6)])).toBe('lost');
        expect(await store.rows('a', 4)).toEqual([...kept(rows).slice(4), row(6), row(7)]);
        expect(await store.rows('a', 7)).toEqual([row(7)]);
        // Again, as if a process had died after doing it and before saying so.
        expect(await store.clearRows('a')).toBe(true);
        expect(await store.rows('a', 0)).toEqual([...kept(rows), row(6), row(7)]);
      });

      test('leaves rows that came after it when the others are cleared', async () => {
        await packedMatch('a');
        expect(await store.append('a', [row(6)])).toBe('added');
        expect(await store.clearRows('a')).toBe(true);
        expect(await store.rows('a', 0)).toEqual([...kept(rows), row(6)]);
      });

      test('leaves the rows if the packed record differs, and then it is as if nothing had been packed', async () => {
        const other = rows.with(3, { ...rows[3], move: 'another' });
        const wrong = [pack(other), pack(rows.slice(1)), Uint8Array.of(1, 2, 3), Uint8Array.of(9)];
        for (const [index, bytes] of wrong.entries()) {
          const id = `t${index}`;
          await store.addTable(over(id, 1));
          await store.append(id, rows);
          await store.addPacked({ match: id, length: rows.length, bytes }, 0);
          expect(await store.clearRows(id)).toBe(false);
          expect(await store.rows(id, 0)).toEqual(rows);
          expect(await store.append(id, [row(6)])).toBe('added');
        }
        expect(await take(5000)).toEqual([]);
      });

      test('is due only for finished matches, those that ended first come first, and one step at a time', async () => {
        await store.addTable(over('late', 3));
        await store.addTable(over('early', 2));
        await store.addTable(over('lately', 1000));
        await store.addTable(table('open'));
        await store.addTable(table('live', { status: 'live' }));
        expect(await take(10, { most: 1 })).toEqual([{ match: 'early', step: 'pack' }]);
        expect(await take(10)).toEqual([{ match: 'late', step: 'pack' }]);
        // Nobody else gets them until whoever took them has had enough time.
        expect(await take(19)).toEqual([]);
        await store.append('early', rows);
        await store.addPacked(packed('early'), 50);
        expect(await take(20)).toEqual([{ match: 'late', step: 'pack' }]);
        await store.leaveUnpacked('late');
        expect(await take(49)).toEqual([]);
        expect(await take(50)).toEqual([{ match: 'early', step: 'clear' }]);
        expect(await store.clearRows('early')).toBe(true);
        // A match that is over now will be packed one day.
        await store.saveTable(table('live', { version: 2, status: 'over', endedAt: 4 }));
        expect(await take(5000)).toEqual([{ match: 'live', step: 'pack' }]);
        await store.removeTable('live');
        expect(await take(9000)).toEqual([]);
      });

      test('gives each match to one of several who look at once', async () => {
        const other = await under.open();
        for (let index = 0; index < 30; index++) await store.addTable(over(`t${index}`, index));
        const takes = Array.from({ length: 10 }, (_, index) =>
          take(100, { most: 4 }, index % 2 ? store : other),
        );
        const taken = (await Promise.all(takes)).flat().map(({ match }) => match);
        const rest = (await take(100, { most: 40 })).map(({ match }) => match);
        await other.close();
        expect(new Set([...taken, ...rest]).size).toBe(30);
        expect(taken.length + rest.length).toBe(30);
      });

      test('keeps anybody who plays from an outdated log from getting a number that was packed', async () => {
        const other = await under.open();
        for (let round = 0; round < 10; round++) {
          const id = `t${round}`;
          await packedMatch(id);
          const late = Array.from({ length: 12 }, (_, index) => {
            const at = index % rows.length;
            return (index % 2 ? store : other).append(id, [row(at, { move: 'late' })]);
          });
          const [isCleared, ...outcomes] = await Promise.all([store.clearRows(id), ...late]);
          expect(isCleared).toBe(true);
          expect(outcomes).toEqual(late.map(() => 'lost'));
          expect(await store.rows(id, 0)).toEqual(kept(rows));
        }
        await other.close();
      });
    });

    describe('what was played', () => {
      const over = (id: string, endedAt: number, about: Partial<StoredTable> = {}) =>
        table(id, { status: 'over', isPublic: true, endedAt, ...about });
      const take = (now: number, most = 10, from = store) =>
        from.takeToExplore({ now, until: now + 10, most });
      const here = (move: string, times: number, wins: number) => ({
        place: 'p',
        move,
        times,
        wins,
        score: 7 * times,
      });

      test('is to be learnt from finished public matches alone, those first that ended first', async () => {
        await store.addTable(over('late', 3));
        await store.addTable(over('early', 2));
        await store.addTable(over('private', 1, { isPublic: false }));
        await store.addTable(table('live', { status: 'live', isPublic: true }));
        await store.addTable(table('hidden', { status: 'live' }));
        expect(await take(10, 1)).toEqual(['early']);
        expect(await take(19)).toEqual(['late']);
        // Nobody else gets them until their taker has had enough time.
        expect(await take(19)).toEqual([]);
        await store.addExplored('early', [here('a', 1, 1)]);
        expect(await take(29)).toEqual(['late']);
        await store.saveTable(over('live', 9, { version: 2 }));
        await store.saveTable(table('hidden', { version: 2, status: 'over', endedAt: 8 }));
        expect(await take(30)).toEqual(['live']);
        await store.removeTable('live');
        expect(await take(99)).toEqual(['late']);
      });

      test('is added up over all matches, each of them once', async () => {
        const other = await under.open();
        const ids = Array.from({ length: 7 }, (_, index) => `t${index}`);
        for (const [index, id] of ids.entries()) await store.addTable(over(id, index));
        for (const [index, id] of ids.entries()) {
          const played = [here('b', 1, 0.5), ...(index === 3 ? [here('a', 2, 1)] : [])];
          const twice = [store, other].map(one => one.addExplored(id, played));
          await Promise.all(twice);
        }
        await other.close();
        await reopen();
        expect(await store.explored('p', 9)).toEqual([
          { move: 'b', times: 7, wins: 3.5, score: 49, matches: ['t6', 't5', 't4', 't3', 't2'] },
          { move: 'a', times: 2, wins: 1, score: 14, matches: ['t3'] },
        ]);
        expect(await store.explored('p', 1)).toHaveLength(1);
        expect(await store.explored('q', 9)).toEqual([]);
        expect(await take(99)).toEqual([]);
      });
    });

    describe('tables', () => {
      test('are found by status, by player and by game, the newest first', async () => {
        await store.addTable(table('t1', { madeAt: 1, isPublic: true }));
        await store.addTable(
          table('t2', { madeAt: 2, status: 'live', isPublic: true, seats: [person('ada')] }),
        );
        await store.addTable(table('t3', { madeAt: 3, game: 'other', seats: [person('ada')] }));
        const ids = async (wanted: Partial<Parameters<Store['tables']>[0]>) =>
          (await store.tables({ status: ['open', 'live'], onlyPublic: false, most: 10, ...wanted })).map(
            ({ id }) => id,
          );
        expect(await ids({})).toEqual(['t3', 't2', 't1']);
        expect(await ids({ onlyPublic: true })).toEqual(['t2', 't1']);
        expect(await ids({ status: ['live'] })).toEqual(['t2']);
        expect(await ids({ player: 'ada' })).toEqual(['t3', 't2']);
        expect(await ids({ game: 'other' })).toEqual(['t3']);
        expect(await ids({ before: 3, most: 1 })).toEqual(['t2']);
      });

      test('are gone through from the oldest, each once, even those made at the same moment', async () => {
        for (const id of ['b', 'a', 'c']) await store.addTable(table(id, { madeAt: 5 }));
        await store.addTable(table('old', { madeAt: 1 }));
        await store.addTable(table('new', { madeAt: 9 }));
        await store.addTable(table('live', { madeAt: 2, status: 'live' }));
        const seen: string[] = [];
        for (let last: StoredTable | null = null; ; ) {
          const page: readonly StoredTable[] = await store.tablesAfter(last, {
            status: 'open',
            before: 9,
            most: 2,
          });
          seen.push(...page.map(({ id }) => id));
          last = page.at(-1) ?? null;
          if (!last) break;
        }
        expect(seen).toEqual(['old', 'a', 'b', 'c']);
      });

      test('of a player are found by their current status, whatever it was when they sat down', async () => {
        const made = table('t', { seats: [person('ada')] });
        await store.addTable(made);
        await store.saveTable({ ...made, version: 2, seats: [person('ada'), person('bob')] });
        await store.saveTable({ ...made, version: 3, status: 'over', seats: [person('ada'), person('bob')] });
        for (const player of ['ada', 'bob']) {
          const of = async (status: StoredTable['status'], game: string) =>
            (await store.tables({ status: [status], onlyPublic: false, player, game, most: 9 })).length;
          expect([await of('open', 'g'), await of('over', 'g'), await of('over', 'h')]).toEqual([0, 1, 0]);
        }
      });

      test('change only from the version that was read', async () => {
        const made = table('t');
        await store.addTable(made);
        const joined = { ...made, version: 2, seats: [person('ada')] };
        expect(await store.saveTable(joined)).toBe(true);
        expect(await store.saveTable({ ...made, version: 2, seats: [person('bob')] })).toBe(false);
        expect(await store.table('t')).toEqual(joined);
        const left = { ...joined, version: 3, seats: [] };
        expect(await store.saveTable(left)).toBe(true);
        expect(await store.tables({ status: ['open'], onlyPublic: false, player: 'ada', most: 9 })).toEqual(
          [],
        );
        await store.removeTable('t');
        expect(await store.table('t')).toBeNull();
        expect(await store.saveTable({ ...left, version: 4 })).toBe(false);
      });
    });

    describe('players', () => {
      test('are known by the hash of a secret, on any number of devices', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addSecret('ada', secret('h2'));
        await store.savePlayer({ ...player('ada'), name: 'Ada', isNameHidden: true });
        const ada = { ...player('ada'), name: 'Ada', isNameHidden: true };
        expect(await store.playerBySecret('h1')).toEqual(ada);
        expect(await store.playerBySecret('h2')).toEqual(ada);
        await store.removeSecret('h1');
        expect(await store.playerBySecret('h1')).toBeNull();
        expect(await store.players(['ada', 'nobody'])).toEqual([ada]);
      });

      test('take everything but the bare log with them when they are removed', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addPlayer(player('bot', { owner: 'ada' }), secret('h2'));
        await store.addPasskey({
          id: 'k',
          player: 'ada',
          publicKey: 'p',
          counter: 0,
          madeAt: 1,
          usedAt: null,
        });
        await store.rate('t', 1, [rating('ada', 5)]);
        expect((await store.botsOf('ada')).map(({ id }) => id)).toEqual(['bot']);
        await store.removePlayer('ada');
        expect(await store.playerBySecret('h1')).toBeNull();
        expect(await store.playerBySecret('h2')).toBeNull();
        expect(await store.passkey('k')).toBeNull();
        expect(await store.best('g', 'people', 10)).toEqual([]);
        expect(await store.history('ada', 10)).toEqual([]);
      });

      test('have passkeys, and challenges that work once and expire', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        const passkey = { id: 'k', player: 'ada', publicKey: 'p', counter: 0, madeAt: 1, usedAt: null };
        await store.addPasskey(passkey);
        await store.savePasskey({ ...passkey, counter: 7, usedAt: 9 });
        expect(await store.passkeysOf('ada')).toEqual([{ ...passkey, counter: 7, usedAt: 9 }]);
        await store.removePasskey('bob', 'k');
        expect(await store.passkey('k')).not.toBeNull();
        await store.removePasskey('ada', 'k');
        expect(await store.passkey('k')).toBeNull();
        const challenge = { id: 'c', player: null, challenge: 'x', until: 100 };
        await store.addChallenge(challenge);
        await store.addChallenge({ ...challenge, id: 'd' });
        expect(await store.takeChallenge('c', 50)).toEqual(challenge);
        expect(await store.takeChallenge('c', 50)).toBeNull();
        expect(await store.takeChallenge('d', 101)).toBeNull();
        await store.addChallenge(challenge);
        await store.addChallenge({ ...challenge, id: 'e', until: 2 ** 40 });
        expect(await store.takeChallenge('c', 50)).toBeNull();
        expect(await store.takeChallenge('e', 50)).not.toBeNull();
      });

      test('are rated for one match at a time, however many end at once', async () => {
        const other = await under.open();
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addPlayer(player('bob'), secret('h2'));
        const outcomes = await Promise.all(
          ['t1', 't2', 't3'].map((id, index) =>
            (index % 2 ? other : store).rate(id, index, [rating('ada', index), rating('bob', index)]),
          ),
        );
        await other.close();
        expect(outcomes.filter(isRated => isRated)).toHaveLength(1);
        expect(await store.rate('t4', 4, [rating('ada', 9, 2), rating('bob', 9, 2)])).toBe(true);
        expect(await store.rate('t4', 4, [rating('ada', 9, 3), rating('bob', 9, 3)])).toBe(true);
        expect(await store.rate('t5', 5, [rating('ada', 10, 3), rating('bob', 10, 2)])).toBe(false);
        expect(await store.ratingsOf('ada')).toEqual([rating('ada', 9, 2)]);
        expect(await store.history('ada', 9)).toHaveLength(2);
      });

      test('are rated once per match', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addPlayer(player('bob'), secret('h2'));
        await store.rate('t1', 10, [rating('ada', 5), rating('bob', 3), rating('gone', 9)]);
        await store.rate('t1', 11, [rating('ada', 50)]);
        await store.rate('t2', 12, [rating('ada', 6, 2)]);
        expect(await store.best('g', 'people', 10)).toEqual([rating('ada', 6, 2), rating('bob', 3)]);
        expect(await store.ratings('g', ['bob', 'nobody'])).toEqual([rating('bob', 3)]);
        expect(await store.ratingsOf('ada')).toEqual([rating('ada', 6, 2)]);
        expect(await store.history('ada', 10)).toEqual([
          { game: 'g', table: 't2', rating: 6, at: 12 },
          { game: 'g', table: 't1', rating: 5, at: 10 },
        ]);
      });

      test('can report a name only once each', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        expect(await store.report('ada', 'Bad', 'bob', 1)).toBe(1);
        expect(await store.report('ada', 'Bad', 'bob', 2)).toBe(1);
        expect(await store.report('ada', 'Bad', 'eve', 3)).toBe(2);
        expect(await store.report('ada', 'Other', 'eve', 4)).toBe(1);
      });

      test('are known to those they were rated with, and come first if many know them', async () => {
        for (const id of ['ada', 'bob', 'eve']) await store.addPlayer(player(id), secret(`h ${id}`));
        await store.rate('t1', 1, [rating('ada', 9), { ...rating('bob', 5), isKnown: true }]);
        await store.rate('t2', 2, [rating('ada', 8, 2), { ...rating('eve', 6), isKnown: true }]);
        await store.rate('t3', 3, [
          { ...rating('bob', 1), game: 'other' },
          { ...rating('eve', 1), game: 'other' },
        ]);
        expect([...(await store.ratedWith('g', 'ada'))].sort()).toEqual(['bob', 'eve']);
        expect(await store.ratedWith('g', 'bob')).toEqual(['ada']);
        expect((await store.best('g', 'people', 9)).map(one => [one.player, one.isKnown])).toEqual([
          ['eve', true],
          ['bob', true],
          ['ada', false],
        ]);
      });

      test('are away from one day to another', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        const leave = { since: 1, until: 5, year: 2026, days: 3 };
        await store.savePlayer(player('ada', { leave }));
        expect(await store.players(['ada'])).toEqual([player('ada', { leave })]);
      });

      test('have devices to be called on and wishes about calls, which are deleted with them', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        const phone = subscription('https://push/1', 'ada');
        await store.saveSubscription(phone);
        await store.saveSubscription(subscription('https://push/2', 'ada'));
        const other = { ...phone, language: 'ja' };
        await store.saveSubscription(other);
        expect(await store.subscriptionsOf('ada')).toEqual([other, subscription('https://push/2', 'ada')]);
        await store.removeSubscription('https://push/2');
        expect(await store.wishesOf('ada')).toBeNull();
        await store.saveWishes('ada', 'one');
        await store.saveWishes('ada', 'two');
        expect(await store.wishesOf('ada')).toBe('two');
        await store.removePlayer('ada');
        expect([await store.subscriptionsOf('ada'), await store.wishesOf('ada')]).toEqual([[], null]);
      });

      test('keep the newest of their results, and the secrets they are known by', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addSecret('ada', { hash: 'h2', kind: 'token', madeAt: 2 });
        expect(await store.secretsOf('ada')).toEqual([
          { kind: 'cookie', madeAt: 1 },
          { kind: 'token', madeAt: 2 },
        ]);
        const played = (source: string, at: number, doc = '{}') => ({ source, at, doc });
        await store.savePlayed('ada', [played('a', 3), played('b', 1), played('c', 2)], 3);
        await store.savePlayed('ada', [played('a', 3, 'other'), played('d', 4)], 3);
        await store.savePlayed('nobody', [played('a', 3)], 3);
        expect(await store.playedBy('ada')).toEqual([
          played('c', 2),
          played('a', 3, 'other'),
          played('d', 4),
        ]);
        await store.removePlayer('ada');
        expect([await store.playedBy('ada'), await store.secretsOf('ada')]).toEqual([[], []]);
      });

      test('leave standing choices at a table, which are deleted with the player or the table', async () => {
        for (const id of ['ada', 'bob']) await store.addPlayer(player(id), secret(`h ${id}`));
        await store.addTable(table('t'));
        await store.saveStanding('ada', 't', 'one');
        await store.saveStanding('ada', 't', 'two');
        await store.saveStanding('bob', 't', 'three');
        expect(Object.fromEntries(await store.standingAt('t'))).toEqual({ ada: 'two', bob: 'three' });
        await store.saveStanding('bob', 't', null);
        expect([...(await store.standingAt('t')).keys()]).toEqual(['ada']);
        await store.removePlayer('ada');
        expect((await store.standingAt('t')).size).toBe(0);
        await store.saveStanding('bob', 't', 'four');
        await store.removeTable('t');
        expect((await store.standingAt('t')).size).toBe(0);
      });

      test('can be merged: what the other has of its own stays, and the rest is added to it', async () => {
        for (const id of ['guest', 'ada']) await store.addPlayer(player(id), secret(`h ${id}`));
        await store.addPlayer(player('robo', { owner: 'guest' }), secret('h robo'));
        await store.addTable(table('t'));
        await store.rate('t1', 1, [rating('guest', 1), rating('ada', 2)]);
        await store.rate('t2', 2, [{ ...rating('guest', 3), game: 'other' }]);
        await store.saveSubscription(subscription('https://push/1', 'guest'));
        await store.saveWishes('guest', 'its own');
        await store.savePlayed('guest', [{ source: 'a', at: 1, doc: 'guest' }], 9);
        await store.savePlayed('guest', [{ source: 'b', at: 2, doc: 'guest' }], 9);
        await store.savePlayed('ada', [{ source: 'a', at: 1, doc: 'ada' }], 9);
        await store.saveStanding('guest', 't', 'choices');
        await store.carryOver('guest', 'ada');
        // Doing it again, as after a crash, changes nothing.
        await store.carryOver('guest', 'ada');
        expect(await store.player('guest')).toBeNull();
        expect(await store.playerBySecret('h guest')).toBeNull();
        expect((await store.ratingsOf('ada')).map(one => [one.game, one.rating])).toEqual([
          ['g', 2],
          ['other', 3],
        ]);
        expect((await store.history('ada', 9)).map(one => one.table)).toEqual(['t2', 't1']);
        expect(await store.subscriptionsOf('ada')).toHaveLength(1);
        expect(await store.wishesOf('ada')).toBe('its own');
        expect((await store.playedBy('ada')).map(one => [one.source, one.doc])).toEqual([
          ['a', 'ada'],
          ['b', 'guest'],
        ]);
        expect([...(await store.standingAt('t')).keys()]).toEqual(['ada']);
        expect((await store.botsOf('ada')).map(({ id }) => id)).toEqual(['robo']);
      });

      test('of bots may do what their token is for; those from before scopes may do everything they could', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addPlayer(player('one', { owner: 'ada', scopes: ['tables'], madeAt: 2 }), secret('h2'));
        await store.addPlayer(player('two', { owner: 'ada', scopes: [], madeAt: 3 }), secret('h3'));
        await store.addPlayer(player('old', { owner: 'ada', scopes: null, madeAt: 4 }), secret('h4'));
        expect((await store.botsOf('ada')).map(({ scopes }) => scopes)).toEqual([
          ['tables'],
          [],
          ['play', 'tables'],
        ]);
        expect((await store.playerBySecret('h2'))?.scopes).toEqual(['tables']);
        expect((await store.playerBySecret('h1'))?.scopes).toBeNull();
      });

      test('share a store that says when it was last written to', async () => {
        for (const at of [7, 8]) {
          await store.probe(at);
          expect((await store.times()).probedAt).toBe(at);
        }
      });

      test('are called once per table, by one process, and again only if that failed', async () => {
        await store.addPlayer(player('ada'), secret('h1'));
        await store.addCall(call('t1', 'a', 10));
        await store.addCall(call('t2', 'b', 5));
        await store.addCall(call('t1', 'c', 20));
        await store.addCall({ ...call('t1', 'x', 0), player: 'nobody' });
        expect(await store.takeCalls(4, 100, 9)).toEqual([]);
        const both = await Promise.all([store.takeCalls(20, 100, 9), store.takeCalls(20, 100, 9)]);
        expect(both.flat()).toEqual([call('t2', 'b', 5), call('t1', 'c', 20)]);
        await store.endCall(call('t2', 'b', 5));
        // The call was made, and finding the same occasion again does not cause a second one.
        await store.addCall(call('t2', 'b', 6));
        expect(await store.takeCalls(200, 300, 9)).toEqual([call('t1', 'c', 20)]);
        // A call that has been replaced meanwhile is not made.
        await store.addCall(call('t1', 'd', 30));
        await store.endCall(call('t1', 'c', 20));
        expect(await store.takeCalls(30, 50, 9)).toEqual([call('t1', 'd', 30)]);
        expect(await store.takeCalls(49, 60, 9)).toEqual([]);
        expect(await store.takeCalls(50, 60, 9)).toEqual([call('t1', 'd', 30)]);
        await store.dropCall('ada', 't1');
        expect(await store.takeCalls(99, 100, 9)).toEqual([]);
      });
    });

    describe('searches', () => {
      const search = (player: string, since: number, about: Partial<StoredSearch> = {}): StoredSearch => {
        return { player, doc: '{}', since, until: 100, found: null, foundAt: null, ...about };
      };
      beforeEach(async () => {
        for (const id of ['ada', 'bob', 'eve']) await store.addPlayer(player(id), secret(id));
      });

      test('wait in order until they expire, are ended or find something', async () => {
        await store.saveSearch(search('bob', 5));
        await store.saveSearch(search('ada', 7));
        await store.saveSearch(search('eve', 3, { until: 10 }));
        expect(await store.searching(10, 9)).toEqual([search('bob', 5), search('ada', 7)]);
        expect(await store.searching(9, 1)).toEqual([search('eve', 3, { until: 10 })]);
        expect(await store.searching(10, 9, { since: 5, player: 'ada' })).toEqual([
          search('bob', 5),
          search('ada', 7),
        ]);
        expect(await store.searching(10, 9, { since: 5, player: 'bob' })).toEqual([search('ada', 7)]);
        await store.forgetSearches(11);
        expect(await store.searchOf('eve')).toBeNull();
        expect(await store.searchOf('bob')).toEqual(search('bob', 5));
        await store.saveSearch(search('bob', 8, { doc: '{"other":1}' }));
        expect(await store.searching(10, 9)).toEqual([
          search('ada', 7),
          search('bob', 8, { doc: '{"other":1}' }),
        ]);
        await store.removeSearch('bob');
        expect(await store.searchOf('bob')).toBeNull();
        await store.removePlayer('ada');
        expect(await store.searching(10, 9)).toEqual([]);
      });

      test('are settled together or not at all, and once, whoever is first', async () => {
        for (const id of ['ada', 'bob', 'eve']) await store.saveSearch(search(id, 1));
        const both = await Promise.all([
          store.settleSearches(['ada', 'bob'], 't1', 20),
          store.settleSearches(['bob', 'eve'], 't2', 20),
        ]);
        expect(both.toSorted()).toEqual([false, true]);
        const [first, others] = both[0] ? ['t1', 'eve'] : ['t2', 'ada'];
        expect(await store.searching(10, 9)).toEqual([search(others, 1)]);
        expect(await store.searchOf('bob')).toEqual(search('bob', 1, { found: first, foundAt: 20 }));
        expect((await store.foundBefore(21, 9)).map(({ player }) => player)).toHaveLength(2);
        expect(await store.foundBefore(20, 9)).toEqual([]);
        // A search that is renewed meanwhile keeps what was found.
        await store.saveSearch(search('bob', 9));
        expect(await store.searchOf('bob')).toEqual(search('bob', 1, { found: first, foundAt: 20 }));
        // It goes on from its old place, but only if nothing else has been found meanwhile.
        await store.unsettleSearch('bob', 'another', 40);
        expect(await store.searchOf('bob')).toMatchObject({ found: first });
        await store.unsettleSearch('bob', first, 40);
        expect(await store.searchOf('bob')).toEqual(search('bob', 1, { until: 40 }));
        await store.unsettleSearch('bob', first, null);
        expect(await store.searchOf('bob')).not.toBeNull();
        await store.settleSearches(['bob'], first, 20);
        await store.unsettleSearch('bob', first, null);
        expect(await store.searchOf('bob')).toBeNull();
        await store.saveSearch(search('bob', 9));
        expect(await store.searchOf('bob')).toEqual(search('bob', 9));
        expect(await store.settleSearches(['bob', 'nobody'], 't3', 30)).toBe(false);
      });
    });

    test('knows who does not want to meet whom, until either is gone', async () => {
      for (const id of ['ada', 'bob', 'eve']) await store.addPlayer(player(id), secret(id));
      await store.block('ada', 'bob', 1);
      await store.block('ada', 'eve', 2);
      await store.block('ada', 'eve', 3);
      await store.block('eve', 'bob', 4);
      expect(await store.blockedBy('ada')).toEqual(['eve', 'bob']);
      expect(await store.blocksAmong(['bob', 'ada'])).toEqual([{ player: 'ada', other: 'bob', at: 1 }]);
      expect(await store.blocksAmong(['bob'])).toEqual([]);
      await store.unblock('ada', 'bob');
      expect(await store.blockedBy('ada')).toEqual(['eve']);
      await store.carryOver('eve', 'bob');
      // Being merged does not make anybody block themselves.
      expect(await store.blocksAmong(['ada', 'bob'])).toEqual([{ player: 'ada', other: 'bob', at: 2 }]);
      await store.removePlayer('bob');
      expect(await store.blockedBy('ada')).toEqual([]);
    });

    test('knows who follows whom, until either is gone', async () => {
      for (const id of ['ada', 'bob', 'eve']) await store.addPlayer(player(id), secret(id));
      await store.follow('ada', 'bob', 1);
      await store.follow('ada', 'eve', 2);
      await store.follow('ada', 'eve', 3);
      await store.follow('eve', 'bob', 4);
      expect(await store.followedBy('ada')).toEqual(['eve', 'bob']);
      expect(await store.followersAmong('bob', ['ada', 'eve', 'nobody'])).toEqual(['ada', 'eve']);
      expect(await store.followersAmong('bob', ['eve'])).toEqual(['eve']);
      await store.unfollow('ada', 'bob');
      expect(await store.followedBy('ada')).toEqual(['eve']);
      await store.carryOver('eve', 'bob');
      // Being merged does not make anybody follow themselves.
      expect(await store.followedBy('bob')).toEqual([]);
      expect(await store.followedBy('ada')).toEqual(['bob']);
      await store.removePlayer('bob');
      expect(await store.followedBy('ada')).toEqual([]);
    });

    test('reserves names that look alike for one player, whoever is first', async () => {
      for (const id of ['ada', 'bob']) await store.addPlayer(player(id), secret(id));
      const both = await Promise.all([store.claimName('ada', 'anna'), store.claimName('bob', 'anna')]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const [first, second] = both[0] ? ['ada', 'bob'] : ['bob', 'ada'];
      expect(await store.claimant('anna')).toBe(first);
      expect(await store.claimName(first, 'anna')).toBe(true);
      expect(await store.claimName(second, 'bruno')).toBe(true);
      expect(await store.claimName(first, 'bruno')).toBe(false);
      expect(await store.claimant('anna')).toBe(first);
      expect(await store.claimName(first, 'clara')).toBe(true);
      expect(await store.claimant('anna')).toBeNull();
      expect(await store.claimName(second, null)).toBe(true);
      expect(await store.claimant('bruno')).toBeNull();
      await store.removePlayer(first);
      expect(await store.claimant('clara')).toBeNull();
      expect(await store.claimName('nobody', 'dora')).toBe(false);
    });

    test('knows clubs, their members and their tables, until either is gone', async () => {
      for (const id of ['ada', 'bob', 'eve']) await store.addPlayer(player(id), secret(id));
      for (const id of ['c', 'd']) await store.addClub(club(id));
      expect(await store.club('c')).toEqual(club('c'));
      const changes = [
        { ...club('c'), version: 2, name: 'One' },
        { ...club('c'), version: 2, name: 'Other' },
      ];
      const saved = await Promise.all(changes.map(change => store.saveClub(change)));
      expect(saved.filter(Boolean)).toHaveLength(1);
      await store.saveMember('c', { player: 'ada', role: 'owner', at: 1 });
      await store.saveMember('c', { player: 'bob', role: 'asking', at: 2 });
      await store.saveMember('c', { player: 'bob', role: 'member', at: 9 });
      await store.saveMember('c', { player: 'nobody', role: 'member', at: 9 });
      await store.saveMember('none', { player: 'bob', role: 'member', at: 9 });
      await store.saveMember('d', { player: 'eve', role: 'owner', at: 3 });
      expect(await store.membersOf('c')).toEqual([
        { player: 'ada', role: 'owner', at: 1 },
        { player: 'bob', role: 'member', at: 2 },
      ]);
      expect(await store.roleIn('c', 'bob')).toBe('member');
      expect(await store.roleIn('c', 'eve')).toBeNull();
      await store.carryOver('eve', 'bob');
      expect((await store.clubsOf('bob')).map(one => [one.club.id, one.role])).toEqual([
        ['d', 'owner'],
        ['c', 'member'],
      ]);
      for (const [at, id] of ['t1', 't2', 't3'].entries()) {
        await store.addTable({ ...table(id), madeAt: at });
        await store.addClubTable('c', { ...table(id), madeAt: at });
        await store.addClubTable('c', { ...table(id), madeAt: at });
      }
      await store.addClubTable('none', table('t1'));
      await store.removeTable('t2');
      expect((await store.clubTables('c', 9)).map(({ id }) => id)).toEqual(['t3', 't1']);
      expect(await store.clubTables('c', 1)).toHaveLength(1);
      await store.removeMember('c', 'bob');
      await store.removePlayer('ada');
      expect(await store.membersOf('c')).toEqual([]);
      await store.removeClub('c');
      expect(await store.club('c')).toBeNull();
      expect(await store.table('t1')).not.toBeNull();
    });

    test('keeps each player’s first result in a deal, and knows who did best', async () => {
      for (const id of ['ada', 'bob', 'eve', 'fay']) await store.addPlayer(player(id), secret(id));
      const both = await Promise.all([
        store.addDealt(dealt('ada', 3, 1)),
        store.addDealt(dealt('ada', 9, 2)),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const ada = both[0] ? dealt('ada', 3, 1) : dealt('ada', 9, 2);
      expect(await store.addDealt(dealt('ada', 10, 3))).toBe(false);
      expect(await store.addDealt(dealt('nobody', 10, 3))).toBe(false);
      expect(await store.dealtBy('day/g', 'ada')).toEqual(ada);
      expect(await store.dealtBy('day/g', 'bob')).toBeNull();
      await store.addDealt(dealt('bob', -2, 5));
      await store.addDealt(dealt('eve', -2, 4));
      await store.addDealt({ ...dealt('eve', 7, 9), deal: 'day/h' });
      expect(await store.dealtLeads('day/g')).toEqual([
        { lead: ada.lead, count: 1 },
        { lead: -2, count: 2 },
      ]);
      const { plays: _, ...best } = ada;
      expect(await store.bestDealt('day/g', 1)).toEqual([best]);
      expect((await store.bestDealt('day/g', 9)).map(one => one.player)).toEqual(['ada', 'eve', 'bob']);
      expect((await store.allDealtBy('eve', 9)).map(({ deal }) => deal)).toEqual(['day/h', 'day/g']);
      await store.carryOver('eve', 'bob');
      expect((await store.allDealtBy('bob', 9)).map(({ deal, at }) => [deal, at])).toEqual([
        ['day/h', 9],
        ['day/g', 5],
      ]);
      const [last] = await store.allDealtBy('bob', 1);
      expect((await store.allDealtBy('bob', 9, last)).map(({ deal }) => deal)).toEqual(['day/g']);
      await store.removePlayer('bob');
      expect(await store.dealtLeads('day/g')).toEqual([{ lead: ada.lead, count: 1 }]);
    });

    test('knows the events of a club and their entrants, and lists those that are due until they are over', async () => {
      await store.addClub(club('c'));
      await store.addEvent({ ...event('one'), dueAt: 10 });
      await store.addEvent({ ...event('two'), madeAt: 2 });
      await store.addEvent({ ...event('stray'), club: 'none' });
      expect(await store.event('one')).toEqual({ ...event('one'), dueAt: 10 });
      expect(await store.event('stray')).toBeNull();
      expect((await store.eventsOf('c', 9)).map(({ id }) => id)).toEqual(['two', 'one']);
      expect(await store.eventsOf('c', 1)).toHaveLength(1);
      expect(await store.eventsDue(9, 9)).toEqual([]);
      const entrant = { player: 'ada', at: 1, lot: 'x', outAt: null };
      const changes = [1, 2].map(rounds => ({
        ...event('two'),
        version: 2,
        madeAt: 2,
        rounds,
        entrants: [entrant],
      }));
      const saved = await Promise.all(changes.map(change => store.saveEvent(change, null)));
      expect(saved.filter(Boolean)).toHaveLength(1);
      expect((await store.eventsWith('ada', 9)).map(({ id }) => id)).toEqual(['two']);
      await store.wakeEvent('two', 5);
      await store.wakeEvent('two', 7);
      await store.wakeEvent('one', 50);
      expect(await store.eventsDue(10, 9)).toEqual(['two', 'one']);
      expect(await store.eventsDue(10, 1)).toHaveLength(1);
      await reopen();
      // A process that has not seen that the event was woken cannot save it.
      const over = { ...event('two'), version: 3, state: 'over' as const, entrants: [entrant] };
      expect(await store.saveEvent(over, null)).toBe(false);
      expect((await store.event('two'))?.dueAt).toBe(4);
      expect(await store.saveEvent(over, 5)).toBe(false);
      expect(await store.saveEvent(over, 4)).toBe(true);
      await store.wakeEvent('two', 5);
      expect(await store.eventsDue(99, 9)).toEqual(['one']);
      expect(await store.removeEvent('two', 2)).toBe(false);
      expect(await store.removeEvent('two', 3)).toBe(true);
      expect(await store.eventsWith('ada', 9)).toEqual([]);
      expect((await store.eventsOf('c', 9)).map(({ id }) => id)).toEqual(['one']);
      await store.removeClub('c');
      expect(await store.event('one')).toBeNull();
    });

    test('keeps the last value under a name', async () => {
      expect(await store.kept('waits')).toBeNull();
      await store.keep('waits', 'one');
      await store.keep('waits', 'two');
      expect(await store.kept('waits')).toBe('two');
    });

    test('keeps the first value under a name for good', async () => {
      const kept = await Promise.all([store.keepOnce('k', 'one'), store.keepOnce('k', 'two')]);
      expect(kept[1]).toBe(kept[0]);
      expect(await store.keepOnce('k', 'three')).toBe(kept[0]);
      expect(await store.keepOnce('other', 'x')).toBe('x');
    });
  });
}

function club(id: string): StoredClub {
  return {
    id,
    version: 1,
    name: 'Quattro',
    crest: '1',
    joining: 'link',
    muted: ['hello'],
    invite: 'i',
    madeAt: 1,
  };
}

function event(id: string): StoredEvent {
  return {
    id,
    version: 1,
    club: 'c',
    name: 'Cup',
    kind: 'swiss',
    game: 'die-mauer',
    seats: 4,
    rounds: 3,
    times: 1,
    secondsPerMove: 60,
    arrivalSeconds: 60,
    isRated: false,
    isManual: false,
    isOpen: false,
    startsAt: null,
    everyDays: null,
    state: 'open',
    madeAt: 1,
    startedAt: null,
    endedAt: null,
    dueAt: null,
    entrants: [],
    played: [],
    offs: [],
  };
}

function dealt(player: string, lead: number, at: number): StoredDealt {
  return { deal: 'day/g', player, at, score: 10 + lead, lead, plays: `[[0,"${at}"]]` };
}

function row(number: number, about: Partial<Row> = {}): Row {
  return { number, kind: 'play', by: 0, move: 'm', client: '', at: 1, ...about };
}

function person(player: string): StoredTable['seats'][number] {
  return { kind: 'person', player, nonce: null };
}

function table(id: string, about: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    version: 1,
    status: 'open',
    game: 'g',
    options: {},
    seats: [],
    isPublic: false,
    isRated: true,
    pace: { kind: 'none' },
    host: 'ada',
    invite: 'i',
    seed: 's',
    nonces: null,
    madeAt: 1,
    startedAt: null,
    endedAt: null,
    result: null,
    rematch: null,
    ...about,
  };
}

function player(id: string, about: Partial<StoredPlayer> = {}): StoredPlayer {
  return { id, name: null, isNameHidden: false, owner: null, scopes: null, madeAt: 1, leave: null, ...about };
}

function subscription(endpoint: string, player: string): StoredSubscription {
  return { endpoint, player, p256dh: 'p', auth: 'a', language: 'en', madeAt: 1 };
}

function call(table: string, id: string, dueAt: number): StoredCall {
  return { player: 'ada', table, kind: 'turn', id, dueAt, tries: 0 };
}

function secret(hash: string): Secret {
  return { hash, kind: 'cookie', madeAt: 1 };
}

function rating(player: string, value: number, matches = 1): StoredRating {
  return { player, game: 'g', mu: 25, sigma: 8, rating: value, matches, isKnown: false };
}
