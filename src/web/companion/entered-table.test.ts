import { beforeEach, describe, expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { loadAnyRecord } from '../../engine/entered-record.ts';
import { isGap } from '../../engine/gap.ts';
import { Match } from '../../engine/match.ts';
import { defaultOptions } from '../../engine/options.ts';
import { Random } from '../../engine/random.ts';
import { isAmong, type Viewer } from '../../engine/viewers.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../games/index.ts';
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

/** The written record of a whole evening. */
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

/** Enters it as a group that sees what lies on the table would. */
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

test('after going back any number of entries, gaps are not asked for again', async () => {
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

test('what does not fit is refused, and nothing changes', async () => {
  const { table } = await tableFor('muro-contro-muro', 'everything');
  table.enter('nature', 'G');
  expect(table.refused.value).not.toBeNull();
  expect(table.entered.entries).toEqual([]);
  table.play(table.moment.value?.moves[0] ?? '');
  expect(table.refused.value).toBeNull();
});

describe('a bot at a real table', () => {
  const BOT = 1;

  async function tableWithBot(game: GameId) {
    const { seats, usualSeats } = manifestOf(game);
    const people = Array.from({ length: Math.max(seats.min, usualSeats) }, (_, seat) =>
      seat === BOT
        ? { name: 'Rita', kind: 'bot' as const, level: 'apprentice' as const }
        : { name: `P${seat}`, kind: 'person' as const, level: null },
    );
    const rules = await loadGame(game);
    const kept = enteredMatch(game, people, defaultOptions(rules.options), BOT);
    const table = EnteredTable.open(rules, kept);
    if ('message' in table) throw new Error(table.message);
    return table;
  }

  /** What the device shows openly until the bot's helper lifts the curtain. */
  function open({ moment, asking, entered }: EnteredTable) {
    const { view, moves, log } = moment.value ?? {};
    return { view, moves, log, asking: asking.value, count: entered.entries.length };
  }

  test('gets its cards behind a curtain, which closes again once they are entered', async () => {
    const table = await tableWithBot('mauer-bauer');
    expect(table.helped.value).toBe(BOT);
    expect(table.moment.value?.view.viewer).toBe('spectator');
    table.liftCurtain();
    expect(table.helped.value).toBeNull();
    expect(table.moment.value?.view.viewer).toBe(BOT);
    for (let asking = table.asking.value; asking.kind === 'chance'; asking = table.asking.value) {
      expect(table.helped.value).toBeNull();
      table.enter('nature', asking.outcomes[0]);
    }
    expect(table.asking.value.kind).toBe('move');
    expect(table.moment.value?.view.viewer).toBe('spectator');
    table.undo();
    expect(table.helped.value).toBe(BOT);
  });

  test('keeps nothing that the others could read off the device', async () => {
    const shown: (ReturnType<typeof open> & { readonly pick: number })[] = [];
    for (const pick of [0, -1]) {
      const table = await tableWithBot('mauer-bauer');
      table.liftCurtain();
      const random = new Random(5);
      for (let plays = 0; plays < 60 && table.asking.value.kind !== 'bot'; plays++) {
        const asking = table.asking.value;
        const isForBot = table.moment.value?.view.viewer === BOT;
        if (table.helped.value === null && !isForBot) shown.push({ pick, ...open(table) });
        if (table.helped.value !== null) table.liftCurtain();
        else if (asking.kind === 'chance') {
          const at = isForBot
            ? asking.outcomes.at(pick)
            : asking.outcomes[random.below(asking.outcomes.length)];
          table.enter('nature', at ?? '');
        } else if (asking.kind === 'move') {
          table.enter(asking.seat, asking.moves[random.below(asking.moves.length)]);
        }
      }
    }
    const [first, second] = [0, -1].map(pick => shown.filter(each => each.pick === pick));
    expect(first.length).toBeGreaterThan(3);
    expect(second.map(each => ({ ...each, pick: 0 }))).toEqual(first);
  });

  test('gives its block to the master behind a curtain, and nobody’s hand is shown after that', async () => {
    const table = await tableWithBot('die-mauer');
    table.commit({ move: '1', salt: '00', code: 'aa' });
    expect(table.codes).toEqual([{ play: 0, move: '1', salt: '00', code: 'aa' }]);
    // The master's fist is empty, and only the bot's rival fist is too: it gives the master a block, which only the two
    // see.
    const fists = ['-', '-', '1', '2', '3', '4'];
    while (table.entered.entries.length < table.seats.length)
      table.enter(table.seat ?? 0, fists[table.seat ?? 0]);
    expect(table.asking.value).toEqual({ kind: 'bot', seat: BOT });
    expect(table.helped.value).toBe(BOT);
    table.liftCurtain();
    table.enter(BOT, 'T');
    expect(table.helped.value).toBeNull();
    expect(table.moment.value?.view.viewer).toBe('spectator');
    expect(table.isOpenToAll(table.entered.entries.length - 1)).toBe(false);
    table.backTo(0);
    expect(table.codes).toEqual([]);
  });
});
