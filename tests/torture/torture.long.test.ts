import { expect, test } from 'vitest';
import { torture } from './torture.ts';

test('through every kind of fault no acknowledged play is lost, nothing hidden is told, and every table goes on', async () => {
  const lines: string[] = [];
  const summary = await torture({ seed: 16, minutes: null, tables: 2, print: line => lines.push(line) });
  expect(summary.violations, lines.join('\n')).toEqual([]);
  expect(summary.plays).toBeGreaterThan(100);
});
