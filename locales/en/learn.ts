import { grammar } from '../grammar.ts';

const { number } = grammar('en');

/** The texts around lessons and rules; what they teach is in each game's `lesson.ts` and `rules.ts`. */
export const learn = {
  heading: 'Learn',
  line: 'A short lesson and illustrated rules for each game.',
  begin: 'Lesson',
  beginOf: (game: string) => `Lesson: ${game}`,
  goOn: 'Continue lesson',
  goOnOf: (game: string) => `Continue lesson: ${game}`,
  again: 'Repeat lesson',
  againOf: (game: string) => `Repeat lesson: ${game}`,
  finished: 'Lesson complete',
  progress: (step: number, all: number) => `Step ${number(step)} of ${number(all)}`,
  rules: 'Rules',
  rulesOf: (game: string) => `${game} rules`,
  language: 'Language',

  /** The players in pictures and lessons, by seat. */
  names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'],

  contents: 'Contents',
  search: 'Search the rules',
  foundAt: (which: number, n: number) => `${number(which)} of ${number(n)}`,
  notFound: 'No results',
  nextFound: 'Next result',
  previousFound: 'Previous result',
  print: 'Print',
  wholePage: 'Open full page',
  example: 'Example',
  ruling: 'Ruling',
  why: 'Why?',
  frame: (which: number, n: number) => `${number(which)} of ${number(n)}`,
  forward: 'Next',
  backward: 'Back',

  next: 'Next',
  showMe: 'Show me',
  analyse: 'Analyse this position',
  startOver: 'Start over',
  leave: 'Leave. You can continue later.',
  toMatch: 'Back to the match',
};
export type LearnTexts = typeof learn;
