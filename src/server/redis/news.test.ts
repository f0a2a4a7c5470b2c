import { expect, test } from 'vitest';
import type { Row } from '../../engine/runner.ts';
import type { News } from '../bus.ts';
import { isFrom, readAnnouncement, readLetters, writeAnnouncement, writeLetters } from './news.ts';

const rows: readonly Row[] = [{ number: 4, kind: 'play', by: 1, move: 'a "b"', client: 'c1', at: 7 }];

function told(...texts: readonly [want: string, text: string][]): News {
  return { kind: 'rows', rows, told: { from: 4, texts } };
}

const LETTERS: readonly { readonly table: string; readonly news: News }[] = [
  {
    table: 't',
    news: told(['0 changes', '{"say":"changes","move":"a \\"b\\"\\n"}'], ['spectator', '{"é":"漢🎲"}']),
  },
  { table: 'u', news: { kind: 'rows', rows } },
  { table: 'process/p', news: { kind: 'done', id: '3', outcome: { number: 4 } } },
  { table: 'v', news: told(['1', '{}']) },
];

test('letters arrive as they were sent', () => {
  expect(readLetters(writeLetters(LETTERS))).toEqual(LETTERS);
});

test('a letter that cannot be read leaves its table unsure, and nobody is told a text that may be for somebody else', () => {
  const [line, texts] = writeLetters(LETTERS).split(/(?<=\n)/);
  const written = JSON.parse(line);
  written[0][1].told.texts[0][1] = 'long';
  const read = readLetters(`${JSON.stringify(written)}\n${texts}`);
  expect(read).toEqual([
    { table: 't', news: { kind: 'unsure' } },
    LETTERS[1],
    LETTERS[2],
    { table: 'v', news: { kind: 'rows', rows } },
  ]);
  const short = readLetters(writeLetters(LETTERS).slice(0, -1));
  expect(short.map(({ news }) => 'told' in news)).toEqual([false, false, false, false]);
  expect(readLetters('{')).toEqual([]);
});

test('an announcement says which process it is from, and what cannot be read says nothing', () => {
  const text = writeAnnouncement('p', { kind: 'table', version: 3 });
  expect([isFrom('p', text), isFrom('q', text)]).toEqual([true, false]);
  expect(readAnnouncement(text)).toEqual({ kind: 'table', version: 3 });
  expect(readAnnouncement('{"from":"p","news":{"kind":"later"}}')).toBeNull();
});
