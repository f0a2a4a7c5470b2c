import { beforeEach, describe, expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { loadAnyRecord } from '../../engine/entered-record.ts';
import { isGap } from '../../engine/gap.ts';
import { Match } from '../../engine/match.ts';
import { isAmong, type Viewer } from '../../engine/viewers.ts';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { enteredMatch, type KeptMatch, matchCalled } from '../storage/matches.ts';
import { EnteredTable } from './entered-table.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      key: (n: number) => [...kept.keys()][n] ?? null,
      get length() {
        return kept.size;
      },
    },
  });
});

/** A written protocol of a whole evening. */
function protocolOf(game: GameId) {
  const { seats, options, plays, result } = finishedRecord(game);
  return { seats, options, plays, result };
}

async function tableFor(game: GameId, keeper: Viewer): Promise<{ table: EnteredTable; kept: KeptMatch }> {
  const { seats, options } = protocolOf(game);
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    kind: 'person' as const,
    level: null,
  }));
  const kept = enteredMatch(game, people, options, keeper);
  const table = EnteredTable.open(await loadGame(game), kept);
  if ('message' in table) throw new Error(table.message);
  return { table, kept };
}

/** Enters the protocol as a group would, who can see what lies on the table. */
async function enterAll(game: GameId, keeper: Viewer) {
  const { table, kept } = await tableFor(game, keeper);
  const { seats, options, plays } = protocolOf(game);
  const rules = await loadGame(game);
  const real = new Match(rules, seats, options);
  for (const [by, move] of plays) {
    const isUnseen = by === 'nature' && !isAmong(keeper, real.knownTo(by));
    real.play(by, move);
    const asking = table.asking.value;
    if (isUnseen) continue;
    if (asking.kind === 'move' && asking.isHidden) table.enterUnknown(asking.seat);
    else table.enter(by, move);
    const now = table.asking.value;
    if (now.kind !== 'story') continue;
    const seen = (real.last?.seen ?? [])
      .filter(({ happening, seenBy }) => rules.reveals.has(happening.kind) && isAmong(keeper, seenBy))
      .map(({ happening }) => happening);
    expect(now.stories).toContainEqual(seen);
    table.enter(now.by, now.move, seen);
  }
  return { table, kept };
}

describe.each(GAME_IDS)('an evening of %s', id => {
  test('that is open to the device is kept play by play, with its result', async () => {
    const { table, kept } = await enterAll(id, 'everything');
    const { plays, result } = protocolOf(id);
    const record = table.moment.value?.end?.record;
    expect(record?.plays).toEqual(plays);
    expect(record?.result).toEqual(result);
    expect(record?.kept).toEqual({ by: 'everything' });
    expect(matchCalled(kept.id)).toMatchObject({ record: { result } });
    expect(await table.check()).toBeNull();
  });
});

test('an evening with hands that were never shown is kept with gaps', async () => {
  const { table } = await enterAll('mauer-bauer', 0);
  const { plays, result } = protocolOf('mauer-bauer');
  const record = table.moment.value?.end?.record;
  expect(record?.result).toEqual(result);
  expect(record?.plays).toHaveLength(plays.length);
  const gaps = record?.plays.filter(([by, move]) => isGap({ by, move })) ?? [];
  expect(gaps.length).toBeGreaterThan(5);
  for (const [number, [by, move]] of plays.entries()) {
    expect([
      [by, move],
      [by, '?'],
    ]).toContainEqual(record?.plays[number].slice(0, 2));
  }
  const loaded = loadAnyRecord(record, game => (game === 'mauer-bauer' ? table.entered.game : undefined));
  expect(loaded.ok).toBe(true);
});

test('going back any number of entries, gaps are not asked for again', async () => {
  const { table } = await tableFor('mauer-bauer', 'spectator');
  const dealt = table.entered.entries.length;
  expect(table.entered.entries.every(isGap)).toBe(true);
  expect(table.moment.value?.view.viewer).toBe('spectator');
  const [wall] = table.moment.value?.moves ?? [];
  table.play(wall);
  expect(table.asking.value.kind).toBe('chance');
  table.undo();
  expect(table.entered.entries).toHaveLength(dealt);
  table.backTo(0);
  expect(table.entered.entries).toHaveLength(dealt);
});

test('what does not fit is refused, and nothing is changed', async () => {
  const { table } = await tableFor('muro-contro-muro', 'everything');
  table.enter('nature', 'G');
  expect(table.refused.value).not.toBeNull();
  expect(table.entered.entries).toEqual([]);
  table.play(table.moment.value?.moves[0] ?? '');
  expect(table.refused.value).toBeNull();
});
