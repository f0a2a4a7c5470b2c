import { expect, test } from 'vitest';
import { POINT } from '../../bots/rating-scale.ts';
import type { Pace, TableInfo } from '../../protocol/words.ts';
import { type Filters, fits, NO_FILTERS, type Sitter } from './filters.ts';

const LIVE: Pace = { kind: 'move', seconds: 180, late: 'bot' };
const SLOW: Pace = { kind: 'move', seconds: 259_200, late: 'bot' };

function table(game: string, pace: Pace, kinds: readonly ('person' | 'open' | 'closed')[]): TableInfo {
  const seats = kinds.map((kind, at) => ({ kind, player: kind === 'person' ? `p${at}` : null }));
  return { game, pace, seats } as TableInfo;
}

function sitter(player: string, shown: number): Sitter {
  const rating = shown / POINT;
  return { player, game: 'die-mauer', rating, isKnown: true, isHere: true, language: 'it' };
}

const fitting = (filters: Partial<Filters>, tables: readonly TableInfo[], sitters: readonly Sitter[] = []) =>
  tables.map(one => fits(one, { ...NO_FILTERS, ...filters }, sitters, 'me'));

test('without filters every table is shown, and each filter leaves out everything else', () => {
  const tables = [
    table('die-mauer', LIVE, ['person', 'open', 'open', 'closed']),
    table('mauer-bauer', SLOW, ['person', 'open']),
  ];
  expect(fitting({}, tables)).toEqual([true, true]);
  expect(fitting({ game: 'mauer-bauer' }, tables)).toEqual([false, true]);
  expect(fitting({ speed: 'live' }, tables)).toEqual([true, false]);
  expect(fitting({ speed: 'slow' }, tables)).toEqual([false, true]);
  expect(fitting({ seats: 3 }, tables)).toEqual([true, false]);
});

test('people are near if their ratings are at most 200 apart, and those without a rating count as beginners', () => {
  const tables = [table('die-mauer', LIVE, ['person', 'open'])];
  expect(fitting({ isNear: true }, tables, [sitter('me', 700), sitter('p0', 520)])).toEqual([true]);
  expect(fitting({ isNear: true }, tables, [sitter('me', 700), sitter('p0', 480)])).toEqual([false]);
  expect(fitting({ isNear: true }, tables, [sitter('me', 150)])).toEqual([true]);
});
