import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApi, protocolPage } from './documents.ts';

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
}

test('docs/protocol.md is what the types say: npm run protocol', () => {
  expect(page('protocol.md')).toBe(protocolPage());
});

test('docs/openapi.json is what the types say: npm run protocol', () => {
  expect(JSON.parse(page('openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi())));
});
