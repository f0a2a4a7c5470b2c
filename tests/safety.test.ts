import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/safety.md', root), 'utf8');
const named = [...page.matchAll(/`([\w./-]+\.(?:test|suite)\.ts)`: "([^"]+)"/g)].map(
  ([, file, name]) => [file, name] as const,
);

test('docs/safety.md names a test for every finding', () => {
  const findings = page.split('\n').filter(line => /^\| (?!finding|---)/.test(line));
  expect(named).toHaveLength(findings.length);
  for (const number of ['H1', 'H2', 'H3', 'H4', 'H5', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9']) {
    expect(findings.some(line => line.startsWith(`| ${number}:`))).toBe(true);
  }
});

test.each(named)('%s has the test "%s"', (file, name) => {
  expect(readFileSync(new URL(file, root), 'utf8')).toContain(name);
});
