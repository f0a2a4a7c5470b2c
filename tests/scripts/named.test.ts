import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('every npm script that documents, programs and containers name exists', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const files = globSync(['*.md', 'docs/**/*.md', 'scripts/**/*.ts', 'deploy/*', '.github/**/*.yml'], {
    cwd: ROOT,
  });
  const named = files.flatMap(file =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/npm run (?:-s )?([a-z]+(?:[:-][a-z]+)*)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(named).toContain('playthroughs');
  expect([...new Set(named)].filter(name => !(name in scripts))).toEqual([]);
});
