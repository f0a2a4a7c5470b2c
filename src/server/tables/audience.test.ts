import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PHRASES } from '../../protocol/phrases.ts';
import { Audience } from './audience.ts';
import { join, newTable } from './seating.ts';
import type { Watcher } from './services.ts';
import { wanted } from './wanted.testing.ts';

class Listener implements Watcher {
  readonly connection = '';
  readonly heard: string[] = [];
  readonly player: string;

  constructor(player: string) {
    this.player = player;
  }

  send(message: string): void {
    const { say, phrase } = JSON.parse(message);
    this.heard.push(phrase ?? say);
  }

  async deliver(): Promise<boolean> {
    return true;
  }

  dismiss(): void {}
}

const MANY = 1000;
const TABLE = newTable(
  wanted({ game: 'burg-appenzell', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true }),
  'ada',
  0,
);

/** An audience of the two who sit at the table, and of very many who do not. */
function crowded() {
  const audience = new Audience(join(TABLE, 'bob', {}));
  const sitting = ['ada', 'bob'].map(player => new Listener(player));
  const spectators = Array.from({ length: MANY }, (_, index) => new Listener(`spectator ${index}`));
  for (const listener of [...spectators, ...sitting]) audience.add(listener, {});
  const say = (phrase: (typeof PHRASES)[number]) =>
    audience.tell({ say: 'said', table: TABLE.id, seat: 0, phrase });
  return { audience, sitting, spectators, say };
}

const [FIRST, SECOND] = PHRASES;

test('a crowd is told bit by bit, in order, and those who sit at the table at once', async () => {
  const { sitting, spectators, say } = crowded();
  say(FIRST);
  say(SECOND);
  expect(sitting.map(({ heard }) => heard)).toEqual([
    [FIRST, SECOND],
    [FIRST, SECOND],
  ]);
  const told = () => spectators.reduce((sum, { heard }) => sum + heard.length, 0);
  let most = 0;
  for (let before = told(); before < 2 * MANY; before = told()) {
    await setImmediate();
    most = Math.max(most, told() - before);
  }
  expect(most).toBeLessThan(MANY / 2);
  for (const { heard } of spectators) expect(heard).toEqual([FIRST, SECOND]);
  expect(sitting[0].heard).toHaveLength(2);
});

test('somebody who comes while a crowd is being told something hears only what follows', async () => {
  const { audience, spectators, say } = crowded();
  say(FIRST);
  await setImmediate();
  const [late, again] = [new Listener('late'), spectators[MANY - 1]];
  audience.add(late, {});
  audience.remove(again);
  audience.add(again, {});
  say(SECOND);
  await expect.poll(() => late.heard).toEqual([SECOND]);
  expect(again.heard).toEqual([SECOND]);
  expect(spectators[0].heard).toEqual([FIRST, SECOND]);
});

test('whoever sits down while a crowd is being told about the table is not told of earlier moments', async () => {
  const audience = new Audience(TABLE);
  const spectators = Array.from({ length: MANY }, (_, index) => new Listener(`spectator ${index}`));
  for (const listener of spectators) audience.add(listener, {});
  audience.tellPresence({ players: [], looking: [] });
  const sitter = spectators[MANY - 1];
  const later = join(TABLE, sitter.player, {});
  audience.seat(later);
  audience.tellTable(later, null, new Map());
  expect(sitter.heard).toEqual(['table']);
  await expect.poll(() => spectators[MANY - 2].heard).toEqual(['presence', 'table']);
  expect(sitter.heard).toEqual(['table']);
});
