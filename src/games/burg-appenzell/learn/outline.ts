import type { Outline } from '../../../web/learn/outline.ts';
import type { pictures } from './pictures.ts';

/** The structure of the rules page of Burg Appenzell, in reading order. */
export const outline = [
  { id: 'glance', blocks: [{ kind: 'list', key: 'quick' }] },
  {
    id: 'castle',
    blocks: [
      { kind: 'text', key: 'squares', clauses: ['BA-1'] },
      { kind: 'text', key: 'lines', clauses: ['BA-2'] },
      { kind: 'ruling', key: 'whichLines', clauses: ['BA-2'] },
      { kind: 'table', key: 'tiles', clauses: ['BA-3'] },
      { kind: 'text', key: 'spare' },
      { kind: 'picture', key: 'floor', picture: 'floor' },
      { kind: 'text', key: 'rooms', clauses: ['BA-4', 'BA-5'] },
      { kind: 'picture', key: 'secondCastle', picture: 'secondCastle' },
      { kind: 'ruling', key: 'layouts', clauses: ['BA-4'] },
    ],
  },
  {
    id: 'aim',
    blocks: [
      { kind: 'text', key: 'aim' },
      { kind: 'picture', key: 'castle', picture: 'castle' },
    ],
  },
  {
    id: 'set-up',
    blocks: [
      { kind: 'text', key: 'hidden', clauses: ['BA-6'] },
      { kind: 'text', key: 'firstMice', clauses: ['BA-7'] },
      { kind: 'picture', key: 'setUp', picture: 'setUp' },
    ],
  },
  {
    id: 'turn',
    blocks: [
      { kind: 'text', key: 'actions', clauses: ['BA-8'] },
      { kind: 'list', key: 'kinds' },
      { kind: 'example', key: 'whole', picture: 'turn' },
    ],
  },
  {
    id: 'bring-in',
    blocks: [{ kind: 'text', key: 'enter', clauses: ['BA-9'] }],
  },
  {
    id: 'lift',
    blocks: [
      { kind: 'text', key: 'lift', clauses: ['BA-10'] },
      { kind: 'example', key: 'lifting', picture: 'lifting' },
    ],
  },
  {
    id: 'run',
    blocks: [
      { kind: 'text', key: 'step', clauses: ['BA-11'] },
      { kind: 'text', key: 'jump' },
      { kind: 'example', key: 'jumping', picture: 'jumping' },
      { kind: 'ruling', key: 'turning', clauses: ['BA-11'] },
    ],
  },
  {
    id: 'slide',
    blocks: [
      { kind: 'text', key: 'push', clauses: ['BA-12'] },
      { kind: 'text', key: 'stays' },
      { kind: 'example', key: 'sliding', picture: 'sliding' },
      { kind: 'ruling', key: 'undoing', clauses: ['BA-12'] },
    ],
  },
  {
    id: 'traps',
    blocks: [
      { kind: 'text', key: 'fall', clauses: ['BA-13'] },
      { kind: 'example', key: 'falling', picture: 'falling' },
    ],
  },
  {
    id: 'cheese',
    blocks: [
      { kind: 'text', key: 'take', clauses: ['BA-14'] },
      { kind: 'example', key: 'taking', picture: 'taking' },
      { kind: 'text', key: 'anybody' },
      { kind: 'example', key: 'givenBySlide', picture: 'givenBySlide' },
      { kind: 'ruling', key: 'notAsked', clauses: ['BA-14'] },
    ],
  },
  {
    id: 'turn-end',
    blocks: [
      { kind: 'text', key: 'roofs', clauses: ['BA-15'] },
      { kind: 'example', key: 'roofsBack', picture: 'roofsBack' },
    ],
  },
  {
    id: 'end',
    blocks: [
      { kind: 'text', key: 'cheeses', clauses: ['BA-16'] },
      { kind: 'ruling', key: 'cheeseFirst', clauses: ['BA-16'] },
      { kind: 'text', key: 'falls', clauses: ['BA-17'] },
      { kind: 'ruling', key: 'oneMouse', clauses: ['BA-17'] },
      { kind: 'ruling', key: 'stalling', clauses: ['BA-18'] },
    ],
  },
  {
    id: 'knowledge',
    blocks: [
      { kind: 'text', key: 'open', clauses: ['BA-knowledge'] },
      { kind: 'text', key: 'remember', clauses: ['BA-19'] },
      { kind: 'picture', key: 'memory', picture: 'memory' },
    ],
  },
  { id: 'tips', blocks: [{ kind: 'list', key: 'tips' }] },
  { id: 'options', blocks: [{ kind: 'list', key: 'options', clauses: ['BA-options'] }] },
  { id: 'credits', blocks: [{ kind: 'text', key: 'credits' }] },
] as const satisfies Outline<keyof typeof pictures>;
