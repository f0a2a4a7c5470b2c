import { expect, test } from 'vitest';
import type { Happening } from '../src/games/die-mauer/game.ts';
import { together, words } from './en/die-mauer/board.ts';
import { tellAll, tellLine, whoAmong } from './words.ts';

const told = (happening: Happening) =>
  tellLine({ words }, [happening], whoAmong(['Anna', 'Ben', 'Carla'], null));

const toBen = (happening: Happening) =>
  tellLine({ words }, [happening], whoAmong(['Anna', 'Ben', 'Carla'], 1));

const ended = { kind: 'round-ended', round: 2, left: [], charges: [0, 25, 3] } as const;

test.each<[Happening, string]>([
  [{ kind: 'turn-began', master: 1 }, 'Ben is the master builder.'],
  [{ kind: 'chose', seat: 0, fist: null }, 'Anna closes their fist.'],
  [{ kind: 'chose', seat: 0, fist: '-' }, 'Anna closes an empty fist.'],
  [{ kind: 'chose', seat: 0, fist: 'T' }, 'Anna hides a tower.'],
  [
    { kind: 'revealed', master: 1, fists: ['4', 'G', '-'] },
    'Fists open: Ben, the master builder, shows a gate, Anna 4 and Carla nothing.',
  ],
  [{ kind: 'no-room', master: 0, block: 'G' }, 'No room for a gate: nobody builds.'],
  [{ kind: 'unguessed', master: 0, block: 'G' }, 'Nobody guessed it: Anna builds.'],
  [{ kind: 'guessed', master: 0, block: 'G', guessers: [1] }, 'Ben guessed it and builds instead of Anna.'],
  [
    { kind: 'guessed', master: 0, block: 'G', guessers: [1, 2] },
    'Ben and Carla guessed it and build instead of Anna.',
  ],
  [
    { kind: 'guessed-by-too-many', master: 0, block: 'G', guessers: [1, 2], room: 1 },
    'Ben and Carla guessed it, but there is room for only 1: Anna builds.',
  ],
  [{ kind: 'built', seat: 0, block: 'T', end: 'R', first: true }, 'Anna starts the wall with a tower.'],
  [
    { kind: 'built', seat: 0, block: '3', end: 'R', first: false },
    'Anna builds a section of 3 on the right.',
  ],
  [{ kind: 'free-choice', master: 2 }, 'Only Carla has an empty fist and may build any block.'],
  [
    { kind: 'built-freely', seat: 2, block: 'T', end: 'L', first: false },
    'Carla builds a tower on the left.',
  ],
  [{ kind: 'could-not-build', master: 2 }, 'But Carla has no block that fits.'],
  [
    { kind: 'gift-due', from: 1, to: 0, must: true },
    'Anna and Ben both have empty fists: Ben must give Anna a block.',
  ],
  [
    { kind: 'gift-due', from: 1, to: 0, must: false },
    'Anna and Ben both have empty fists: Ben may give Anna a block.',
  ],
  [{ kind: 'gave', from: 1, to: 0, block: 'G' }, 'Ben secretly gives Anna a gate.'],
  [{ kind: 'gave', from: 1, to: 0, block: null }, 'Ben secretly gives Anna a block.'],
  [{ kind: 'declined', from: 1, to: 0 }, 'Ben gives Anna nothing.'],
  [
    { kind: 'too-many-empty', master: 0, rivals: [1, 2] },
    'Anna, Ben, and Carla all have empty fists: nothing happens.',
  ],
  [
    { ...ended, ending: 'out', out: [0] },
    'Anna has no blocks left. Round 2 is over. Penalty points: Anna 0, Ben 25, and Carla 3.',
  ],
  [
    { ...ended, ending: 'out', out: [0, 1] },
    'Anna and Ben have no blocks left. Round 2 is over. Penalty points: Anna 0, Ben 25, and Carla 3.',
  ],
  [
    { ...ended, ending: 'deadlock', out: [] },
    'Only towers and gates are left, with no room for them. Round 2 is over. Penalty points: Anna 0, Ben 25, and Carla 3.',
  ],
  [
    { ...ended, ending: 'stalling', out: [] },
    'Nobody has built for too long. Round 2 is over. Penalty points: Anna 0, Ben 25, and Carla 3.',
  ],
  [
    { kind: 'round-began', round: 3 },
    'Round 3 begins: the wall is cleared and everyone takes back all seven blocks.',
  ],
  [
    { kind: 'match-ended', scores: [-1, -2, -3], winners: [0] },
    'Anna wins the match with only 1 penalty point.',
  ],
  [
    { kind: 'match-ended', scores: [0, -2, -3], winners: [0] },
    'Anna wins the match without a single penalty point.',
  ],
  [
    { kind: 'match-ended', scores: [-12, -12, -30], winners: [0, 1] },
    'Anna and Ben share the win, each with only 12 penalty points.',
  ],
])('%o is told as at the table', (happening, text) => {
  expect(told(happening)).toBe(text);
});

test.each<[Happening, string]>([
  [{ kind: 'turn-began', master: 1 }, 'You’re the master builder.'],
  [{ kind: 'chose', seat: 1, fist: 'T' }, 'You hide a tower.'],
  [
    { kind: 'revealed', master: 1, fists: ['4', 'G', '-'] },
    'Fists open: you, the master builder, show a gate, Anna 4 and Carla nothing.',
  ],
  [
    { kind: 'revealed', master: 0, fists: ['4', 'G', '-'] },
    'Fists open: Anna, the master builder, shows 4, you a gate and Carla nothing.',
  ],
  [{ kind: 'guessed', master: 0, block: 'G', guessers: [1] }, 'You guessed it and build instead of Anna.'],
  [{ kind: 'guessed', master: 1, block: 'G', guessers: [0] }, 'Anna guessed it and builds instead of you.'],
  [
    { kind: 'guessed', master: 0, block: 'G', guessers: [2, 1] },
    'You and Carla guessed it and build instead of Anna.',
  ],
  [
    { kind: 'gift-due', from: 0, to: 1, must: true },
    'You and Anna both have empty fists: Anna must give you a block.',
  ],
  [
    { kind: 'gift-due', from: 1, to: 0, must: false },
    'You and Anna both have empty fists: you may give Anna a block.',
  ],
  [{ kind: 'gave', from: 0, to: 1, block: 'G' }, 'Anna secretly gives you a gate.'],
  [
    { ...ended, ending: 'out', out: [1] },
    'You have no blocks left. Round 2 is over. Penalty points: Anna 0, you 25, and Carla 3.',
  ],
  [
    { kind: 'match-ended', scores: [-12, -12, -30], winners: [0, 1] },
    'You and Anna share the win, each with only 12 penalty points.',
  ],
])('%o is told to Ben as you', (happening, text) => {
  expect(toBen(happening)).toBe(text);
});

test('the fists of a turn close in one line', () => {
  const closing: readonly Happening[] = [
    { kind: 'turn-began', master: 0 },
    { kind: 'chose', seat: 2, fist: null },
    { kind: 'chose', seat: 1, fist: 'T' },
    { kind: 'chose', seat: 0, fist: null },
  ];
  const told = (shown: number) =>
    tellAll({ words, together }, closing.slice(0, shown), whoAmong(['Anna', 'Ben', 'Carla'], 1)).slice(1);
  expect(told(2)).toEqual(['Carla closes their fist.']);
  expect(told(3)).toEqual(['Carla closes their fist. You hide a tower.']);
  expect(told(4)).toEqual(['Carla and Anna close their fists. You hide a tower.']);
});
