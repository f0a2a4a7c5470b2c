import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { clausesOf } from '../../src/web/learn/clauses.ts';

test.each(GAME_IDS)('every numbered clause of %s is named by a test beside the rules', game => {
  const { clauses } = clausesOf(readFileSync(`docs/rules/${game}.md`, 'utf8'));
  const numbered = [...clauses].filter(clause => /\d$/.test(clause));
  expect(numbered.length).toBeGreaterThan(0);
  const lines = globSync(`src/games/${game}/rules/*.test.ts`).flatMap(file =>
    readFileSync(file, 'utf8').split('\n'),
  );
  /** In a text, so in the name of a test or of a case, rather than in a comment. */
  const isNamed = (clause: string) => lines.some(line => new RegExp(`['\`].*\\b${clause}\\b`).test(line));
  expect(numbered.filter(clause => !isNamed(clause))).toEqual([]);
});
