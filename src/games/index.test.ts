import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { loadGameTexts } from '../../locales/load.ts';
import { loadReasons } from '../../locales/load-reasons.ts';
import type { Game } from '../engine/game.ts';
import { MANIFESTS } from './index.ts';
import { loadGame, loadMatchPicture, loadPicture, loadTerminal } from './load.ts';

// The frame of the app runs only in a browser; of the boards, nothing is drawn here.
vi.mock('../web/frame/dialog.tsx', () => ({ Dialog: () => null }));

/** Parts of games are found by file name, so the compiler does not notice a missing one. */

const CONTRACT: readonly (keyof Game)[] = [
  'start',
  'clone',
  'copy',
  'due',
  'moves',
  'chances',
  'play',
  'knownTo',
  'write',
  'read',
  'score',
  'winners',
  'view',
  'imagine',
  'pieces',
];

function kindsOf(part: object, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, typeof Reflect.get(part, name)]));
}

function functions(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, 'function']));
}

describe.each(MANIFESTS)('$id', manifest => {
  const { id, seats, options } = manifest;

  test('has a plausible number of seats and playing time', () => {
    expect(manifest.usualSeats).toBeGreaterThanOrEqual(seats.min);
    expect(manifest.usualSeats).toBeLessThanOrEqual(seats.max);
    expect(manifest.minutes).toBeGreaterThan(0);
  });

  test('has its rules in the folder of its name', async () => {
    const game = await loadGame(id);
    expect(game).toMatchObject({ id, seats, options });
    expect(kindsOf(game, CONTRACT)).toEqual(functions(CONTRACT));
  });

  test('has a board, which shows secrets if there are any', async () => {
    const board = await manifest.board();
    const parts = ['Board', 'SeatFacts', 'result', 'instruction', 'describeMove', 'pace', 'sound'];
    expect(kindsOf(board, parts)).toEqual(functions(parts));
    expect(typeof board.Secrets).toBe(manifest.hasSecrets ? 'function' : 'undefined');
  });

  test('has a picture for the home page, one of a finished match, and a board in the terminal', async () => {
    expect(await loadPicture(id)).toBeTypeOf('function');
    expect(await loadMatchPicture(id)).toEqual({
      MatchPicture: expect.any(Function),
      css: expect.any(String),
    });
    expect(await loadTerminal(id)).toEqual({ draw: expect.any(Function) });
  });

  test('has a lesson and an outline of its rules page', async () => {
    const { outline, pictures, lesson, ruleFor } = await manifest.learn();
    expect(outline.length).toBeGreaterThan(0);
    expect(Object.keys(pictures).length).toBeGreaterThan(0);
    expect(lesson.steps.length).toBeGreaterThan(0);
    expect(ruleFor).toBeTypeOf('function');
  });

  test.each(LANGUAGES)('has its texts in %s', async language => {
    const { about } = await loadGameTexts(language, id, 'about');
    expect(about).toMatchObject({ name: expect.any(String), line: expect.any(String) });
    expect(Object.keys(about.options)).toEqual(Object.keys(options));
    const { words, texts } = await loadGameTexts(language, id, 'board');
    expect(Object.values(words).every(tell => typeof tell === 'function')).toBe(true);
    const reasons = await loadReasons(language, id);
    expect(Object.values(reasons).every(explain => typeof explain === 'function')).toBe(true);
    const { landmarks } = await loadGameTexts(language, id, 'landmarks');
    expect(Object.keys(landmarks)).toEqual(Object.keys(manifest.landmarks));
    expect(texts).toBeTypeOf('object');
    expect((await loadGameTexts(language, id, 'rules')).rules).toBeTypeOf('object');
    expect((await loadGameTexts(language, id, 'lesson')).lesson).toMatchObject({
      steps: expect.any(Object),
    });
  });
});
