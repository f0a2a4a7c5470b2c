import { beforeEach, describe, expect, test } from 'vitest';
import { loadAnyRecord } from '../../src/engine/entered-record.ts';
import { UNKNOWN } from '../../src/engine/gap.ts';
import type { Viewer } from '../../src/engine/viewers.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { EnteredTable } from '../../src/web/companion/entered-table.ts';
import { evenings } from '../../src/web/storage/evenings.ts';
import { enteredMatch } from '../../src/web/storage/matches.ts';
import { protocolOf, UNSEEN } from './protocol.ts';

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

/** Enters a written protocol line by line, as the pages do. What was dealt unseen is not asked for. */
async function enterProtocol(game: GameId) {
  const { names, options, lines } = protocolOf(game);
  const rules = await loadGame(game);
  const isUnseen = lines.some(({ move }) => move === UNSEEN);
  const keeper: Viewer = isUnseen ? 'spectator' : 'everything';
  const seats = names.map(name => ({ name, kind: 'person' as const, level: null }));
  const table = EnteredTable.open(rules, enteredMatch(game, seats, options, keeper));
  if ('message' in table) throw new Error(table.message);
  for (const [number, { by, move }] of lines.entries()) {
    if (move === UNSEEN) continue;
    const asking = table.asking.value;
    const offered = asking.kind === 'chance' ? asking.outcomes : asking.kind === 'move' ? asking.moves : [];
    expect(offered, `line ${number}`).toContain(move);
    table.enter(by, move);
    expect(table.refused.value).toBeNull();
  }
  return table;
}

describe.each(GAME_IDS)('the written protocol of an evening of %s', game => {
  test('is entered whole, and the record says what the paper says', async () => {
    const { names, lines, scores, winners } = protocolOf(game);
    const table = await enterProtocol(game);
    const record = table.moment.value?.end?.record;
    expect(record?.result).toEqual({ scores, winners: winners.map(name => names.indexOf(name)) });
    expect(record?.plays.map(([by, move]) => [by, move])).toEqual(
      lines.map(({ by, move }) => [by, move === UNSEEN ? UNKNOWN : move]),
    );
    const loaded = loadAnyRecord(record, id => (id === game ? table.entered.game : undefined));
    expect(loaded.ok).toBe(true);
    expect(evenings()).toMatchObject([{ game, names, winners: record?.result?.winners }]);
  });
});

test('one of the evenings has hands that were never shown', () => {
  const hidden = GAME_IDS.filter(game => protocolOf(game).lines.some(({ move }) => move === UNSEEN));
  expect(hidden).toHaveLength(1);
});
