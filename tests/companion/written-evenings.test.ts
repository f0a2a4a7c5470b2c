import { beforeEach, describe, expect, test } from 'vitest';
import { loadGameTexts } from '../../locales/load.ts';
import { loadAnyRecord } from '../../src/engine/entered-record.ts';
import { UNKNOWN } from '../../src/engine/gap.ts';
import type { Viewer } from '../../src/engine/viewers.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { chosenOutcome, type Outcome } from '../../src/web/companion/choosing.ts';
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

/** Dice, cards and tiles: what an experienced hand taps in three seconds. */
const MOST_TAPS = 3;

/** How many taps enter it beside the board: one per part, and one more if the same parts can mean several things. */
function tapsFor(outcomes: readonly Outcome[], wanted: string): number {
  const { parts = [] } = outcomes.find(({ outcome }) => outcome === wanted) ?? {};
  return parts.length + (chosenOutcome(outcomes, parts) === wanted ? 0 : 1);
}

/** Enters a written record line by line, as the pages do. Cards dealt face down are not asked for. */
async function enterProtocol(game: GameId) {
  const { names, options, lines } = protocolOf(game);
  const rules = await loadGame(game);
  const isUnseen = lines.some(({ move }) => move === UNSEEN);
  const keeper: Viewer = isUnseen ? 'spectator' : 'everything';
  const seats = names.map(name => ({ name, kind: 'person' as const, level: null }));
  const companion = await manifestOf(game).companion?.();
  const { texts } = await loadGameTexts('en', game, 'board');
  const outcomesAt = (at: EnteredTable, offered: readonly string[], isHand: boolean): Outcome[] => {
    const view = at.moment.value?.view;
    if (!view || !companion) throw new Error('nothing is shown');
    return offered.map(outcome => ({
      outcome,
      parts: isHand ? companion.laid(outcome, view, texts) : companion.fallen(outcome, view, texts),
    }));
  };
  const table = EnteredTable.open(rules, enteredMatch(game, seats, options, keeper));
  if ('message' in table) throw new Error(table.message);
  for (const [number, { by, move }] of lines.entries()) {
    if (move === UNSEEN) continue;
    const asking = table.asking.value;
    const offered = asking.kind === 'chance' ? asking.outcomes : asking.kind === 'move' ? asking.moves : [];
    expect(offered, `line ${number}`).toContain(move);
    const isHand = asking.kind === 'move' && !asking.isOpen;
    if (asking.kind === 'chance' || isHand) {
      const taps = tapsFor(outcomesAt(table, offered, isHand), move);
      expect(taps, `taps for line ${number}`).toBeLessThanOrEqual(MOST_TAPS);
    }
    table.enter(by, move);
    expect(table.refused.value).toBeNull();
  }
  return table;
}

describe.each(GAME_IDS)('the written record of an evening of %s', game => {
  test('is entered completely, and the record says what the paper says', async () => {
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
