import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, News } from './bus.ts';

/** What every bus promises. `open` opens another end of the same one; `settle` waits until all that was told is heard. */
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

    test('carries news to all who listen to the table, the teller too, in order', async () => {
      const heard: [string, News][] = [];
      bus.listen('t', news => heard.push(['here', news]));
      other.listen('t', news => heard.push(['there', news]));
      other.listen('u', news => heard.push(['elsewhere', news]));
      for (let count = 1; count <= 20; count++) bus.tell('t', { kind: 'rows', count });
      await under.settle();
      for (const where of ['here', 'there']) {
        const counts = heard
          .filter(([at]) => at === where)
          .map(([, news]) => news.kind === 'rows' && news.count);
        expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      }
      expect(heard.filter(([at]) => at === 'elsewhere')).toEqual([]);
    });

    test('who stops listening hears no more', async () => {
      const heard: News[] = [];
      const stop = other.listen('t', news => heard.push(news));
      bus.tell('t', { kind: 'table', version: 1 });
      await under.settle();
      stop();
      bus.tell('t', { kind: 'table', version: 2 });
      await under.settle();
      expect(heard).toEqual([{ kind: 'table', version: 1 }]);
    });

    test('knows who is there, each player once, and says when that changes', async () => {
      let changes = 0;
      other.listen('t', news => {
        if (news.kind === 'presence') changes++;
      });
      bus.enter('t', 'c1', 'bob');
      bus.enter('t', 'c2', 'ada');
      other.enter('t', 'c3', 'ada');
      await under.settle();
      expect(await other.present('t')).toEqual({ players: ['ada', 'bob'], connections: 3 });
      bus.leave('t', 'c1');
      bus.leave('t', 'c1');
      await under.settle();
      expect(await bus.present('t')).toEqual({ players: ['ada'], connections: 2 });
      expect(await bus.present('u')).toEqual({ players: [], connections: 0 });
      expect(changes).toBe(4);
    });
  });
}
