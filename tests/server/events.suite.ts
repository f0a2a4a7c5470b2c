import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event } from '../../src/protocol/api/events.ts';
import { promiseAt, revealAt } from './chance.ts';
import type { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, Follower, nameThem, playToTheEnd } from './tables.ts';

const CREST = '1611161611611';

/** An evening of a club: two events, with a latecomer, somebody who leaves and a dead phone. */
export function proveEvents(start: () => Promise<Served>): void {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  async function clubOf(count: number): Promise<{ readonly club: string; readonly people: Player[] }> {
    const people = await arrivals(server.origin, count);
    await nameThem(people);
    const { id, you } = await people[0].ask('foundClub', { body: { name: 'Wall Street', crest: CREST } });
    for (const player of people.slice(1)) await player.ask('joinClub', { id, body: { invite: you.invite } });
    return { club: id, people };
  }

  type Table = Event['played'][number]['tables'][number];

  function sittingAt({ entrants }: Event, { players }: Table, people: readonly Player[]): Player[] {
    return players.map(entrant => {
      const found = people.find(({ id }) => id === entrants[entrant].player);
      if (!found) throw new Error('a stranger sits there');
      return found;
    });
  }

  /** With the last promise the match starts, and with the last nonce it begins. */
  async function begin(table: string, sitting: readonly Player[]): Promise<void> {
    for (const player of sitting) await promiseAt(player, table);
    for (const player of sitting) await revealAt(player, table);
  }

  test('a Swiss evening of eight in Muro contro muro, with a latecomer, one who leaves and a dead phone', async () => {
    const { club, people } = await clubOf(8);
    const [ada, bob, eve] = people;
    const [dead, late] = people.slice(-2);
    const body = {
      name: 'Cup',
      kind: 'swiss',
      game: 'muro-contro-muro',
      seats: 2,
      rounds: 3,
      isManual: true,
    };
    expect(await bob.refused('makeEvent', { id: club, body })).toMatchObject({ code: 'not-allowed' });
    const { id } = await ada.ask('makeEvent', { id: club, body });
    expect(await ada.refused('moveEvent', { id })).toMatchObject({ code: 'not-now' });
    for (const player of people.slice(0, 7)) await player.ask('enterEvent', { id, body: {} });
    expect(await bob.refused('moveEvent', { id })).toMatchObject({ code: 'not-allowed' });
    let event = await ada.ask('moveEvent', { id });
    for (let round = 0; round < 3; round++) {
      const { tables, byes } = event.played[round];
      expect([tables.length, byes.length]).toEqual(
        [
          [3, 1],
          [4, 0],
          [3, 1],
        ][round],
      );
      // Nothing moves on before all tables are over.
      expect((await ada.ask('moveEvent', { id })).played).toHaveLength(round + 1);
      for (const table of tables) {
        const sitting = sittingAt(event, table, people);
        const other = sitting.find(player => player !== dead);
        if (sitting.includes(dead) && other) {
          await promiseAt(other, table.id);
          expect(await other.refused('leave', { id: table.id })).toMatchObject({ code: 'not-allowed' });
          const winners = table.players.filter((_, seat) => sitting[seat] === other);
          await ada.ask('rule', { id, body: { table: table.id, winners } });
          if (round === 1 && other === eve) await eve.ask('leaveEvent', { id, body: {} });
          continue;
        }
        await begin(table.id, sitting);
        const loser = round === 1 && sitting.includes(eve) ? eve : sitting[1];
        const socket = await sitting[0].connect();
        const follower = new Follower(table.id);
        await follower.watch(socket);
        const ends = socket.next('steps');
        if (loser === eve && round === 1) await eve.ask('leaveEvent', { id, body: {} });
        else await loser.ask('resign', { id: table.id });
        await ends;
        expect(follower.isOver).toBe(true);
        await socket.close();
      }
      if (round === 0) await late.ask('enterEvent', { id, body: {} });
      event = await ada.ask('moveEvent', { id });
    }
    expect(event).toMatchObject({ state: 'over', length: 3 });
    const pairs = event.played.flatMap(({ tables }) =>
      tables.map(({ players }) => [...players].sort().join(' ')),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(event.entrants.filter(({ isOut }) => isOut).map(({ player }) => player)).toEqual([eve.id]);
    const points = event.standings.map(one => one.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    // Ten tables with a point each, and two rounds that somebody sat out.
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(12);
    const lost = event.entrants.findIndex(({ player }) => player === dead.id);
    expect(event.standings.find(({ entrant }) => entrant === lost)?.won).toBe(0);
    expect(await eve.refused('enterEvent', { id, body: {} })).toMatchObject({ code: 'not-now' });
    // What was played can be replayed by members who did not sit there.
    const [replayed] = event.played[2].tables.filter(({ result }) => result?.how === 'played');
    const record = await eve.ask('record', { id: replayed.id, query: { invite: replayed.invite ?? '' } });
    expect(record.game).toBe('muro-contro-muro');
  });

  test('tables of four and three in Die Mauer are played to the end, and the next round follows by itself', async () => {
    const { club, people } = await clubOf(7);
    const [ada] = people;
    const body = { name: 'Round', kind: 'round-robin', game: 'die-mauer', seats: 4, secondsPerMove: 600 };
    const { id } = await ada.ask('makeEvent', { id: club, body });
    for (const player of people) await ada.ask('admit', { id, body: { player: player.id } });
    const event = await ada.ask('moveEvent', { id });
    const [{ tables }] = event.played;
    expect(tables.map(({ players }) => players.length)).toEqual([4, 3]);
    await Promise.all(
      tables.map(async table => {
        const sitting = sittingAt(event, table, people);
        await begin(table.id, sitting);
        await Promise.all(
          sitting.map(async player => {
            const socket = await player.connect();
            const follower = new Follower(table.id);
            await follower.watch(socket);
            await playToTheEnd(socket, follower, Math.random);
            await socket.close();
          }),
        );
      }),
    );
    let after = await ada.ask('event', { id });
    while (after.played.length < 2) {
      await new Promise(resolve => setTimeout(resolve, 100));
      after = await ada.ask('event', { id });
    }
    for (const { result, players } of after.played[0].tables) {
      expect(result?.how).toBe('played');
      const sum = result?.points.reduce((all, one) => all + one, 0) ?? 0;
      expect(sum).toBeCloseTo(players.length / 2, 9);
    }
    await ada.ask('endEvent', { id });
    expect((await ada.ask('event', { id })).state).toBe('over');
  });

  test('somebody I have blocked does not meet me, and sees neither that I am here nor that I have come', async () => {
    const { club, people } = await clubOf(4);
    const [ada, bob, eve] = people;
    await eve.ask('block', { id: bob.id });
    const body = { name: 'Cup', kind: 'swiss', game: 'muro-contro-muro', seats: 2, rounds: 1 };
    const { id } = await ada.ask('makeEvent', { id: club, body });
    for (const player of people) await player.ask('enterEvent', { id, body: {} });
    const begun = await ada.ask('moveEvent', { id });
    const hers = begun.played[0].tables.find(table => sittingAt(begun, table, people).includes(eve));
    expect(hers && sittingAt(begun, hers, people)).not.toContain(bob);
    await promiseAt(eve, hers?.id ?? '');
    const seenBy = async (player: Player) => {
      const { entrants, played } = await player.ask('event', { id });
      const number = entrants.findIndex(one => one.player === eve.id);
      const { members } = await player.ask('club', { id: club });
      return {
        inEvent: entrants[number].isHere,
        inClub: members.find(one => one.id === eve.id)?.isHere,
        hasCome: played[0].tables.some(({ come }) => come.includes(number)),
      };
    };
    expect(await seenBy(ada)).toEqual({ inEvent: true, inClub: true, hasCome: true });
    expect(await seenBy(bob)).toEqual({ inEvent: false, inClub: false, hasCome: false });
    await ada.ask('endEvent', { id });
  });

  test('the calendar of a club can be read only with its key', async () => {
    const { club, people } = await clubOf(1);
    const [ada] = people;
    const startsAt = Date.UTC(2030, 0, 1);
    const body = { name: 'New Year', kind: 'swiss', game: 'die-mauer', seats: 4, startsAt };
    const { id } = await ada.ask('makeEvent', { id: club, body });
    const { calendar, events } = await ada.ask('events', { id: club });
    expect(events.map(one => one.id)).toEqual([id]);
    const answer = await fetch(server.origin + calendar);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('DTSTART:20300101T000000Z\r\nSUMMARY:New Year\r\n');
    expect((await fetch(`${server.origin}/club/${club}/calendar.ics?key=wrong`)).status).toBe(404);
    await ada.ask('endEvent', { id });
    expect((await ada.ask('events', { id: club })).events).toEqual([]);
  });
}
