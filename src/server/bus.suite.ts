import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../engine/runner.ts';
import type { Bus, News } from './bus.ts';

/**
 * What every bus promises. `open` opens another end of the same bus; `settle` waits until everything sent has
 * been heard.
 */
export interface BusUnderTest {
  open(): Promise<Bus>;
  settle(): Promise<void>;
  clear(): Promise<void>;
}

export function proveBus(name: string, make: () => BusUnderTest): void {
  describe(`the bus ${name}`, () => {
    let under: BusUnderTest;
    let bus: Bus;
    let other: Bus;
    beforeEach(async () => {
      under = make();
      bus = await under.open();
      other = await under.open();
    });
    afterEach(() => under.clear());

    /** Collects what is heard about a table. A bus may be unsure at any time. */
    function listenTo(end: Bus, table: string): { readonly heard: News[]; readonly stop: () => void } {
      const heard: News[] = [];
      const stop = end.listen(table, news => {
        if (news.kind !== 'unsure') heard.push(news);
      });
      return { heard, stop };
    }

    test('carries news to everybody who listens to the table, the sender included, in order', async () => {
      const [here, there, elsewhere] = [listenTo(bus, 't'), listenTo(other, 't'), listenTo(other, 'u')];
      await under.settle();
      const told = Array.from({ length: 20 }, (_, number): News => ({ kind: 'rows', rows: [rowOf(number)] }));
      for (const news of told) bus.tell('t', news);
      await under.settle();
      for (const { heard } of [here, there]) {
        expect(heard).toEqual(told);
      }
      expect(elsewhere.heard).toEqual([]);
    });

    test('is silent after you stop listening', async () => {
      const { heard, stop } = listenTo(other, 't');
      await under.settle();
      bus.tell('t', { kind: 'table', version: 1 });
      await under.settle();
      stop();
      bus.tell('t', { kind: 'table', version: 2 });
      await under.settle();
      expect(heard).toEqual([{ kind: 'table', version: 1 }]);
    });

    test('carries what was told by somebody who then stops listening', async () => {
      const [here, there] = [listenTo(bus, 't'), listenTo(other, 't')];
      await under.settle();
      bus.tell('t', { kind: 'table', version: 0 });
      here.stop();
      await under.settle();
      expect(there.heard).toEqual([{ kind: 'table', version: 0 }]);
    });

    test('knows who is there, each player once, and says when that changes', async () => {
      const { heard } = listenTo(other, 't');
      await under.settle();
      bus.enter('t', 'c1', 'bob');
      bus.enter('t', 'c2', 'ada');
      other.enter('t', 'c3', 'ada');
      await under.settle();
      expect((await other.present('t')).players).toEqual(['ada', 'bob']);
      bus.leave('t', 'c1');
      bus.leave('t', 'c1');
      await under.settle();
      expect((await bus.present('t')).players).toEqual(['ada']);
      expect(await bus.present('u')).toEqual({ players: [], looking: [] });
      expect(heard).toEqual(Array.from({ length: 4 }, () => ({ kind: 'presence' })));
    });

    test('knows who is looking, on any of their pages, and keeps that to itself', async () => {
      bus.enter('t', 'c1', 'ada');
      bus.enter('t', 'c2', 'bob');
      other.enter('t', 'c3', 'bob');
      await under.settle();
      const { heard } = listenTo(other, 't');
      await under.settle();
      bus.look('t', 'c1', false);
      bus.look('t', 'c2', false);
      bus.look('t', 'not there', false);
      bus.look('nowhere', 'c1', false);
      await under.settle();
      expect(await other.present('t')).toEqual({ players: ['ada', 'bob'], looking: ['bob'] });
      bus.look('t', 'c1', true);
      await under.settle();
      expect((await other.present('t')).looking).toEqual(['ada', 'bob']);
      expect(heard).toEqual([]);
    });
  });
}

function rowOf(number: number): Row {
  const by = number % 2 === 0 ? 0 : 'nature';
  return { number, kind: 'play', by, move: `"m${number}"`, client: `c${number}`, at: number };
}
