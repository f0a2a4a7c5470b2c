import Database from 'better-sqlite3';
import { dealId } from '../../src/bots/deal.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import { USUAL_CREST } from '../../src/protocol/clubs.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { PACE_AT } from '../../src/protocol/pace.ts';
import type {
  Store,
  StoredClub,
  StoredEvent,
  StoredPairing,
  StoredRound,
  StoredTable,
} from '../../src/server/store/store.ts';
import { foundTable } from '../../src/server/tables/seating.ts';
import type { Player } from '../../tests/server/player.ts';
import type { Measure } from './blocking.ts';

/** A game for pairs, which make the most tables, and another. */
const isForPairs = (id: GameId) => manifestOf(id).seats.max === 2;
const [GAME] = GAME_IDS.filter(isForPairs);
const [OTHER_GAME] = GAME_IDS.filter(id => !isForPairs(id));
const DAY_MS = 24 * 60 * 60_000;
const CLUB = 'crowdedclub';
/** Events that a list shows, and matches that a ladder counts. */
const EVENTS = 30;
const MATCHES = 200;
/** Lines of one deal, and of one player. */
const LINES = 20_000;
const OWN_LINES = 5000;
/** The member who has sent these. */
const OWN = 290;
/** Rounds of a Swiss event that were played, so that the last is due. */
const SWISS_ROUNDS = LIMITS.rounds - 1;

/** A club that is full, with events that are as long as they can become, and people who know as many as they can. */
export interface Crowded {
  readonly members: readonly Player[];
  readonly club: StoredClub;
  readonly today: string;
}

/** Puts all of it into the store. */
export async function crowd(store: Store, members: readonly Player[]): Promise<Crowded> {
  const now = Date.now();
  const club: StoredClub = {
    id: CLUB,
    version: 1,
    name: 'Crowded',
    crest: USUAL_CREST,
    joining: 'approval',
    muted: [],
    invite: 'linkoftheclub',
    madeAt: now,
  };
  await store.addClub(club);
  for (const [at, { id }] of members.entries())
    await store.saveMember(CLUB, { player: id, role: at === 0 ? 'owner' : 'member', at: now + at });
  const [{ id: someone }] = members;
  for (const { id } of members.slice(1, 1 + LIMITS.followed)) {
    await store.follow(someone, id, now);
    await store.follow(id, someone, now);
  }
  for (const { id } of members.slice(1 + LIMITS.followed)) await store.block(someone, id, now);
  for (let at = 0; at < MATCHES; at++) {
    const table = over([someone, members[1 + (at % (members.length - 1))].id], `match${at}`, now - at);
    await store.addTable(table);
    await store.addClubTable(CLUB, table);
  }
  const entering = members.slice(0, LIMITS.entrants).map(({ id }) => id);
  for (let at = 0; at < EVENTS; at++) {
    const league = { ...allMeet(`league${at}`, entering, now), state: at < 20 ? 'on' : 'over' } as const;
    await store.addEvent({ ...league, everyDays: 7 });
  }
  for (const { id, players } of allMeet('league0', entering, now).played.flatMap(({ tables }) => tables))
    await store.addTable(
      over(
        players.map(number => entering[number]),
        id,
        now,
      ),
    );
  await store.addEvent(swiss('swiss', entering, now));
  const today = new Date(now).toISOString().slice(0, 10);
  return { members, club, today };
}

/** Asks for everything that can be asked for, by those for whom it is most. */
export async function askOfCrowded({ members, club, today }: Crowded, measure: Measure): Promise<void> {
  const [owner, member] = members;
  const late = members[LIMITS.entrants];
  const id = CLUB;
  const body = { name: 'Cup', kind: 'swiss', game: GAME, seats: 2, isOpen: true };
  await measure('a club of 300', () => member.ask('club', { id }));
  await measure('the clubs of a player', () => owner.ask('clubs'));
  await measure('the ladder of a club', () => owner.ask('clubLadder', { id }));
  await measure('join a club', () => member.ask('joinClub', { id, body: { invite: club.invite } }));
  await measure('the events of a club', () => owner.ask('events', { id }));
  const { calendar } = await owner.ask('events', { id });
  await measure('the calendar of a club', async () => (await fetch(owner.origin + calendar)).text());
  await measure('an event of 780 tables', () => owner.ask('event', { id: 'league0' }));
  await measure('enter an event', () => late.tryTo('enterEvent', { id: 'swiss', body: {} }));
  await measure('leave an event of 780 tables', () => late.tryTo('leaveEvent', { id: 'league1', body: {} }));
  await measure('make an event', () => owner.tryTo('makeEvent', { id, body }), 1);
  await measure('the last round of a Swiss event', () => owner.ask('moveEvent', { id: 'swiss' }), 1);
  await measure('rule on a table of 780', () =>
    owner.tryTo('rule', { id: 'league2', body: { table: 'league2r0t0', winners: [0] } }),
  );
  await measure('the days', () => owner.ask('days', { query: { club: id } }));
  await measure('a deal with 20,000 lines', () => owner.ask('deal', { id: today, query: { game: GAME } }));
  await measure('a line of a deal', () =>
    owner.ask('dealLine', { id: today, query: { game: GAME, player: owner.id } }),
  );
  const moves = Array.from({ length: LIMITS.dealMoves }, () => 'x'.repeat(20));
  await measure('send a line of 600 moves', () =>
    late.tryTo('sendDeal', { id: today, body: { game: OTHER_GAME, moves } }),
  );
  await measure('all people one knows', () => owner.ask('people'));
  await measure('somebody one knows', () => owner.ask('player', { id: member.id }));
  await measure('block somebody', () => owner.tryTo('block', { id: late.id }));
  await measure('follow somebody', () => late.tryTo('follow', { id: member.id }));
  await measure('challenge somebody', () =>
    owner.tryTo('makeTable', {
      body: { game: GAME, seats: [{ kind: 'me' }, { kind: 'challenged', player: member.id }] },
    }),
  );
  await measure('remove somebody from a club of 300', () =>
    owner.tryTo('setMember', { id, body: { player: members.at(-1)?.id, role: null } }),
  );
  // Somebody who has sat at none of the tables, which have no log.
  await measure('all data of somebody', () => members[OWN].ask('myData'), 1);
  for (const player of members) await player.ask('me');
  await measure('the round of a club of 300', () => owner.ask('pairClub', { id, body: { game: GAME } }), 1);
}

function over(players: readonly string[], id: string, at: number): StoredTable {
  const found = { game: GAME, pace: PACE_AT.live, bots: 0, isRated: false };
  return {
    ...foundTable(found, players, {}, at),
    id,
    status: 'over',
    startedAt: at,
    endedAt: at,
    club: CLUB,
    result: { scores: players.map((_, seat) => seat), winners: [players.length - 1] },
  };
}

function emptyEvent(id: string, players: readonly string[], now: number): StoredEvent {
  return {
    id,
    version: 1,
    club: CLUB,
    name: 'Cup',
    kind: 'round-robin',
    game: GAME,
    seats: 2,
    rounds: LIMITS.rounds,
    times: 1,
    secondsPerMove: 14 * 24 * 60 * 60,
    arrivalSeconds: 7 * 24 * 60 * 60,
    isRated: false,
    isManual: true,
    isOpen: true,
    startsAt: null,
    everyDays: null,
    state: 'on',
    madeAt: now,
    startedAt: now - DAY_MS,
    endedAt: null,
    dueAt: null,
    entrants: players.map(player => ({ player, at: now, lot: player, outAt: null })),
    played: [],
    offs: [],
  };
}

/** By the circle method: the first stays, and the others move on by one from round to round. */
function circle(count: number, round: number): number[][] {
  const others = Array.from({ length: count - 1 }, (_, at) => 1 + ((at + round) % (count - 1)));
  const all = [0, ...others];
  return Array.from({ length: count / 2 }, (_, at) => [all[at], all[count - 1 - at]]);
}

function roundOf(id: string, round: number, count: number, now: number): StoredRound {
  const tables = circle(count, round).map(
    (players, table): StoredPairing => ({
      id: `${id}r${round}t${table}`,
      at: now,
      players,
      absent: [],
      isMade: true,
      result: { how: 'played', points: [table % 2, 1 - (table % 2)], forfeited: [] },
    }),
  );
  return { at: now, tables, byes: [] };
}

function allMeet(id: string, players: readonly string[], now: number): StoredEvent {
  const rounds = Array.from({ length: players.length - 1 }, (_, round) =>
    roundOf(id, round, players.length, now),
  );
  return { ...emptyEvent(id, players, now), played: rounds };
}

function swiss(id: string, players: readonly string[], now: number): StoredEvent {
  const all = allMeet(id, players, now);
  return { ...all, kind: 'swiss', played: all.played.slice(0, SWISS_ROUNDS) };
}

/** Straight into the file, since there are so many. */
export function addLines(file: string, members: readonly Player[], today: string): void {
  const database = new Database(file);
  const plays = JSON.stringify({ scores: [1, 2], winners: [1], plays: Array(60).fill([0, 'a1 b2']) });
  const person = database.prepare('INSERT INTO players (id, is_name_hidden, made_at) VALUES (?, 0, 1)');
  const line = database.prepare(
    'INSERT INTO deals (deal, player, at, score, lead, plays) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const add = (deal: string, player: string, at: number) =>
    line.run(deal, player, at, at % 50, (at % 90) - 45, plays);
  const all = database.transaction(() => {
    const deal = dealId(today, GAME, null);
    for (const [at, { id }] of members.entries()) add(deal, id, at);
    for (let at = members.length; at < LINES; at++) {
      person.run(`line${at}`);
      add(deal, `line${at}`, at);
    }
    for (let at = 0; at < OWN_LINES; at++) add(`2020-01-01/${GAME}/club${at}`, members[OWN].id, at);
  });
  all();
  database.close();
}
