import type { Outline } from '../../../web/learn/outline.ts';
import type { pictures } from './pictures.ts';

/** The structure of the rules page of Muro contro muro, in reading order. */
export const outline = [
  { id: 'glance', blocks: [{ kind: 'list', key: 'quick' }] },
  {
    id: 'bricks',
    blocks: [
      { kind: 'text', key: 'kinds', clauses: ['MM-1'] },
      { kind: 'text', key: 'sides', clauses: ['MM-2'] },
      { kind: 'picture', key: 'twoSides', picture: 'sides' },
      { kind: 'ruling', key: 'howMany', clauses: ['MM-options', 'MM-1'] },
    ],
  },
  {
    id: 'aim',
    blocks: [
      { kind: 'text', key: 'aim' },
      { kind: 'picture', key: 'wall', picture: 'wall' },
    ],
  },
  {
    id: 'wall',
    blocks: [
      { kind: 'text', key: 'base', clauses: ['MM-3'] },
      { kind: 'text', key: 'upper', clauses: ['MM-4'] },
      { kind: 'example', key: 'growing', picture: 'places' },
      { kind: 'picture', key: 'tenWide', picture: 'tenWide' },
      { kind: 'text', key: 'free', clauses: ['MM-5'] },
      { kind: 'picture', key: 'freeBricks', picture: 'free' },
    ],
  },
  {
    id: 'set-up',
    blocks: [
      { kind: 'text', key: 'colour', clauses: ['MM-6'] },
      { kind: 'text', key: 'first', clauses: ['MM-7'] },
      { kind: 'ruling', key: 'rollAgain', clauses: ['MM-7'] },
      { kind: 'example', key: 'beginning', picture: 'colours' },
    ],
  },
  {
    id: 'turn',
    blocks: [
      { kind: 'text', key: 'roll', clauses: ['MM-8'] },
      { kind: 'table', key: 'faces' },
      { kind: 'text', key: 'next', clauses: ['MM-13'] },
    ],
  },
  {
    id: 'lay',
    blocks: [
      { kind: 'text', key: 'lay', clauses: ['MM-9'] },
      { kind: 'example', key: 'laying', picture: 'laying' },
      { kind: 'example', key: 'neutral', picture: 'neutral' },
    ],
  },
  {
    id: 'move',
    blocks: [
      { kind: 'text', key: 'move', clauses: ['MM-10'] },
      { kind: 'example', key: 'turning', picture: 'moving' },
      { kind: 'ruling', key: 'realMove', clauses: ['MM-10'] },
      { kind: 'text', key: 'base', clauses: ['MM-11'] },
      { kind: 'ruling', key: 'noGap', clauses: ['MM-11'] },
      { kind: 'example', key: 'leftEnd', picture: 'leftEnd', examples: [5] },
      { kind: 'example', key: 'single', picture: 'single', examples: [6] },
      { kind: 'example', key: 'singlePlain', picture: 'singlePlain', examples: [6] },
    ],
  },
  {
    id: 'pass',
    blocks: [
      { kind: 'text', key: 'pass', clauses: ['MM-12'] },
      { kind: 'example', key: 'noBrick', picture: 'noBrick', examples: [3] },
      { kind: 'example', key: 'noWall', picture: 'noWall', examples: [4] },
    ],
  },
  {
    id: 'scoring',
    blocks: [
      { kind: 'text', key: 'end', clauses: ['MM-14'] },
      { kind: 'text', key: 'count', clauses: ['MM-15'] },
      { kind: 'table', key: 'awards' },
      { kind: 'picture', key: 'lines', picture: 'lines' },
      { kind: 'text', key: 'alone' },
      { kind: 'ruling', key: 'shapes', clauses: ['MM-15'] },
      { kind: 'example', key: 'neighbours', picture: 'neighbours', examples: [1] },
      { kind: 'example', key: 'shared', picture: 'ending', examples: [2] },
      { kind: 'text', key: 'winner', clauses: ['MM-16'] },
      { kind: 'ruling', key: 'sharedWin', clauses: ['MM-16'] },
    ],
  },
  { id: 'knowledge', blocks: [{ kind: 'text', key: 'open', clauses: ['MM-knowledge'] }] },
  { id: 'tips', blocks: [{ kind: 'list', key: 'tips' }] },
  { id: 'options', blocks: [{ kind: 'list', key: 'options', clauses: ['MM-options'] }] },
  { id: 'credits', blocks: [{ kind: 'text', key: 'credits' }] },
] as const satisfies Outline<keyof typeof pictures>;
