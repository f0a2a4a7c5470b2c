import type { Outline } from '../../../web/learn/outline.ts';
import type { pictures } from './pictures.ts';

/** The structure of the rules page of Mauer Bauer, in reading order. */
export const outline = [
  { id: 'glance', blocks: [{ kind: 'list', key: 'quick' }] },
  {
    id: 'pieces',
    blocks: [
      { kind: 'table', key: 'pieces', clauses: ['MB-6'] },
      { kind: 'text', key: 'supply' },
    ],
  },
  {
    id: 'aim',
    blocks: [
      { kind: 'text', key: 'aim' },
      { kind: 'picture', key: 'match', picture: 'match' },
      { kind: 'text', key: 'nobodys' },
    ],
  },
  {
    id: 'land',
    blocks: [
      { kind: 'text', key: 'plains' },
      { kind: 'picture', key: 'land', picture: 'land' },
      { kind: 'text', key: 'regions', clauses: ['MB-5'] },
      { kind: 'text', key: 'names', clauses: ['MB-2', 'MB-3', 'MB-4'] },
      { kind: 'ruling', key: 'lostBoard', clauses: ['MB-1'] },
    ],
  },
  {
    id: 'set-up',
    blocks: [
      { kind: 'text', key: 'deal', clauses: ['MB-8'] },
      { kind: 'picture', key: 'setUp', picture: 'setUp' },
    ],
  },
  {
    id: 'turn',
    blocks: [
      { kind: 'text', key: 'order' },
      { kind: 'numbered', key: 'steps', clauses: ['MB-23'] },
      { kind: 'example', key: 'whole', picture: 'turn' },
    ],
  },
  {
    id: 'wall',
    blocks: [
      { kind: 'text', key: 'anywhere', clauses: ['MB-9'] },
      { kind: 'picture', key: 'where', picture: 'where' },
    ],
  },
  {
    id: 'towers',
    blocks: [
      { kind: 'text', key: 'die', clauses: ['MB-10'] },
      { kind: 'list', key: 'ends', clauses: ['MB-11'] },
      { kind: 'example', key: 'oneEnd', picture: 'oneTower' },
      { kind: 'text', key: 'usedUp' },
      { kind: 'ruling', key: 'lastTower', clauses: ['MB-10', 'MB-11'] },
    ],
  },
  {
    id: 'houses',
    blocks: [
      { kind: 'text', key: 'dice', clauses: ['MB-12'] },
      { kind: 'text', key: 'rim' },
      { kind: 'example', key: 'onTheRim', picture: 'rim' },
      { kind: 'text', key: 'many', clauses: ['MB-13'] },
      { kind: 'text', key: 'usedUp' },
      { kind: 'ruling', key: 'lastHouse', clauses: ['MB-12'] },
    ],
  },
  {
    id: 'cities',
    blocks: [
      { kind: 'text', key: 'closed', clauses: ['MB-14'] },
      { kind: 'example', key: 'coast', picture: 'coast' },
      { kind: 'text', key: 'when' },
    ],
  },
  {
    id: 'palaces',
    blocks: [
      { kind: 'text', key: 'two', clauses: ['MB-15'] },
      { kind: 'example', key: 'palace', picture: 'palace', examples: [3] },
    ],
  },
  {
    id: 'clearing',
    blocks: [
      { kind: 'text', key: 'inside', clauses: ['MB-17'] },
      { kind: 'example', key: 'clearing', picture: 'clearing' },
    ],
  },
  {
    id: 'joining',
    blocks: [
      { kind: 'text', key: 'may', clauses: ['MB-16'] },
      { kind: 'example', key: 'two', picture: 'joining', examples: [4] },
      { kind: 'example', key: 'one', picture: 'joiningOther', examples: [4] },
      { kind: 'example', key: 'none', picture: 'apart', examples: [4] },
    ],
  },
  {
    id: 'scoring',
    blocks: [
      { kind: 'text', key: 'everybody', clauses: ['MB-19'] },
      { kind: 'list', key: 'either' },
      { kind: 'example', key: 'throwing', picture: 'throwing' },
      { kind: 'text', key: 'asItIs', clauses: ['MB-20'] },
    ],
  },
  {
    id: 'cards',
    blocks: [
      { kind: 'text', key: 'sixty', clauses: ['MB-7'] },
      { kind: 'table', key: 'city' },
      { kind: 'table', key: 'outside' },
      { kind: 'list', key: 'belongs', clauses: ['MB-18'] },
      { kind: 'example', key: 'counting', picture: 'counting', examples: [1, 2] },
      { kind: 'ruling', key: 'copies', clauses: ['MB-7'] },
    ],
  },
  {
    id: 'new-cards',
    blocks: [
      { kind: 'text', key: 'draw' },
      { kind: 'text', key: 'deck', clauses: ['MB-21'] },
      { kind: 'ruling', key: 'emptyHand', clauses: ['MB-21'] },
    ],
  },
  {
    id: 'exchange',
    blocks: [
      { kind: 'text', key: 'behind', clauses: ['MB-22'] },
      { kind: 'example', key: 'exchanging', picture: 'exchanging' },
    ],
  },
  {
    id: 'end',
    blocks: [
      { kind: 'text', key: 'when', clauses: ['MB-24'] },
      { kind: 'ruling', key: 'exactly', clauses: ['MB-24'] },
      { kind: 'list', key: 'last', clauses: ['MB-25'] },
      { kind: 'example', key: 'lastScoring', picture: 'lastScoring' },
      { kind: 'ruling', key: 'noNewCards', clauses: ['MB-25'] },
    ],
  },
  { id: 'winner', blocks: [{ kind: 'text', key: 'winner', clauses: ['MB-26'] }] },
  {
    id: 'knowledge',
    blocks: [
      { kind: 'text', key: 'open', clauses: ['MB-knowledge'] },
      { kind: 'text', key: 'hidden' },
      { kind: 'ruling', key: 'thrown', clauses: ['MB-knowledge'] },
    ],
  },
  { id: 'tips', blocks: [{ kind: 'list', key: 'tips' }] },
  {
    id: 'options',
    blocks: [
      { kind: 'list', key: 'options', clauses: ['MB-options'] },
      { kind: 'ruling', key: 'early', clauses: ['MB-9'] },
    ],
  },
  { id: 'credits', blocks: [{ kind: 'text', key: 'credits' }] },
] as const satisfies Outline<keyof typeof pictures>;
