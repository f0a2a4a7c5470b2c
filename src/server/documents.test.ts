import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as socket from '../protocol/socket.ts';
import { openApi, protocolPage } from './documents.ts';
import { MESSAGES, REQUESTS } from './examples.ts';

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
}

test('docs/protocol.md matches the types; `npm run protocol` updates it', () => {
  expect(page('protocol.md')).toBe(protocolPage());
});

test('docs/openapi.json matches the types; `npm run protocol` updates it', () => {
  expect(JSON.parse(page('openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test('every example of a message is valid', () => {
  const examples: Readonly<Record<string, object>> = { ...REQUESTS, ...MESSAGES };
  for (const type of [...socket.Request.options, ...socket.Message.options]) {
    const [word] = Object.values(type.shape)[0].values;
    const given = word in REQUESTS && 'do' in type.shape ? REQUESTS : examples;
    expect(type.partial().strict().safeParse(Reflect.get(given, word)).error).toBeUndefined();
  }
});
