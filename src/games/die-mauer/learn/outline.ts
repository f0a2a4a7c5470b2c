import type { Outline } from '../../../web/learn/outline.ts';
import type { pictures } from './pictures.ts';

/** The structure of the rules page of Die Mauer, in reading order. */
export const outline = [
  { id: 'glance', blocks: [{ kind: 'list', key: 'quick' }] },
  {
    id: 'blocks',
    blocks: [
      { kind: 'text', key: 'seven', clauses: ['DM-1'] },
      { kind: 'picture', key: 'hand', picture: 'hand' },
      { kind: 'ruling', key: 'numbers', clauses: ['DM-1'] },
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
      { kind: 'text', key: 'ends', clauses: ['DM-2'] },
      { kind: 'text', key: 'beside', clauses: ['DM-3'] },
      { kind: 'text', key: 'room', clauses: ['DM-4'] },
      { kind: 'picture', key: 'openEnds', picture: 'room' },
    ],
  },
  { id: 'set-up', blocks: [{ kind: 'text', key: 'start', clauses: ['DM-5'] }] },
  {
    id: 'plan',
    blocks: [
      { kind: 'text', key: 'master', clauses: ['DM-5'] },
      { kind: 'ruling', key: 'passesOn', clauses: ['DM-5'] },
      { kind: 'text', key: 'choose', clauses: ['DM-6'] },
      { kind: 'example', key: 'choosing', picture: 'choosing' },
    ],
  },
  {
    id: 'build',
    blocks: [
      { kind: 'text', key: 'who', clauses: ['DM-7'] },
      { kind: 'numbered', key: 'cases' },
      { kind: 'example', key: 'alone', picture: 'alone', examples: [1, 2] },
      { kind: 'example', key: 'guessed', picture: 'guessed', examples: [3, 4] },
      { kind: 'example', key: 'oneEnd', picture: 'oneEnd', examples: [5] },
      { kind: 'example', key: 'tooMany', picture: 'tooMany', examples: [6] },
      { kind: 'example', key: 'roomForOne', picture: 'roomForOne', examples: [7] },
      { kind: 'example', key: 'tooManyAtOnce', picture: 'tooManyAtOnce', examples: [9] },
      { kind: 'example', key: 'noRoom', picture: 'noRoom', examples: [8] },
    ],
  },
  {
    id: 'which-end',
    blocks: [
      { kind: 'text', key: 'order', clauses: ['DM-8'] },
      { kind: 'example', key: 'ends', picture: 'ends' },
      { kind: 'ruling', key: 'must', clauses: ['DM-8'] },
    ],
  },
  {
    id: 'empty-fist',
    blocks: [
      { kind: 'text', key: 'empty', clauses: ['DM-9'] },
      { kind: 'numbered', key: 'cases' },
      { kind: 'example', key: 'freeBuild', picture: 'freeBuild', examples: [10] },
      { kind: 'example', key: 'gift', picture: 'gift', examples: [11] },
      { kind: 'ruling', key: 'mustGive', clauses: ['DM-9'] },
      { kind: 'example', key: 'twoEmpty', picture: 'twoEmpty', examples: [12] },
      { kind: 'text', key: 'rivals', clauses: ['DM-10'] },
      { kind: 'example', key: 'notEmpty', picture: 'notEmpty', examples: [13] },
    ],
  },
  {
    id: 'round-end',
    blocks: [
      { kind: 'text', key: 'out', clauses: ['DM-11'] },
      { kind: 'ruling', key: 'together', clauses: ['DM-11'] },
      { kind: 'text', key: 'charge', clauses: ['DM-12'] },
      { kind: 'table', key: 'charges' },
      { kind: 'ruling', key: 'deadlock', clauses: ['DM-13'] },
      { kind: 'ruling', key: 'stalling', clauses: ['DM-14'] },
    ],
  },
  {
    id: 'end',
    blocks: [
      { kind: 'text', key: 'winner', clauses: ['DM-15'] },
      { kind: 'ruling', key: 'ties', clauses: ['DM-15'] },
    ],
  },
  {
    id: 'knowledge',
    blocks: [
      { kind: 'text', key: 'known', clauses: ['DM-knowledge'] },
      { kind: 'ruling', key: 'memory', clauses: ['DM-16'] },
    ],
  },
  { id: 'tips', blocks: [{ kind: 'list', key: 'tips' }] },
  { id: 'options', blocks: [{ kind: 'list', key: 'options', clauses: ['DM-options'] }] },
  { id: 'credits', blocks: [{ kind: 'text', key: 'credits' }] },
] as const satisfies Outline<keyof typeof pictures>;
