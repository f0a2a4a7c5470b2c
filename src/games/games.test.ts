import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OptionRule } from '../engine/options.ts';
import { proveContract, proveEndings } from '../engine/suite.ts';
import { GAMES } from './loaded.ts';
import { playthroughFile, playthroughOf } from './playthrough.ts';

for (const game of GAMES) {
  describe(game.id, () => {
    test('keeps the contract at every step of random matches', () => {
      proveContract(game, { runs: 4, seed: 20261115 });
    });

    test('ends, replays from its record, and plays out at once as step by step', () => {
      proveEndings(game, { runs: 30, seed: 20261115 });
    });

    test('has a golden match, and still plays it', () => {
      const file = playthroughFile(game);
      expect(existsSync(file), `${file} is missing: npm run playthroughs makes it`).toBe(true);
      expect(playthroughOf(game)).toBe(readFileSync(file, 'utf8'));
    });

    test('has the seats and options that its rules begin with', () => {
      const [beginning] = readFileSync(`docs/rules/${game.id}.md`, 'utf8').split('\n## ');
      const { min, max } = game.seats;
      expect(beginning).toMatch(min === max ? /^Two players/m : new RegExp(`^${min}–${max} players`, 'm'));
      for (const [name, rule] of Object.entries(game.options))
        expect(beginning).toContain(`\`${name}\` ${inWords(rule)}`);
    });
  });
}

test('every game has its own name', () => {
  expect(new Set(GAMES.map(game => game.id)).size).toBe(GAMES.length);
});

function inWords(rule: OptionRule): string {
  if (rule.kind === 'number') return `${rule.min}–${rule.max}, default ${rule.default}`;
  if (rule.kind === 'flag') return `${rule.default} (default) or ${!rule.default}`;
  return rule.values
    .map(value => (value === rule.default ? `\`"${value}"\` (default)` : `\`"${value}"\``))
    .join(' or ');
}
