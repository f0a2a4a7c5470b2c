import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineSplitter } from './lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const NOT_UTF8 = { ok: false, error: { message: 'the line is not UTF-8' } };
const TOO_LONG = { ok: false, error: { message: 'a line may have at most 8 bytes' } };

function linesOf(input: Uint8Array, cuts: readonly number[] = []) {
  const splitter = new LineSplitter(8);
  const at = [0, ...cuts.map(cut => cut % (input.length + 1)).sort((a, b) => a - b), input.length];
  const pieces = at.slice(1).map((end, i) => input.subarray(at[i], end));
  return [...pieces.flatMap(piece => splitter.push(piece)), ...splitter.end()];
}

test('lines end with a newline, except perhaps the last one', () => {
  expect(linesOf(bytes('a\nb'))).toEqual([
    { ok: true, text: 'a' },
    { ok: true, text: 'b' },
  ]);
  expect(linesOf(bytes('a\nb\n'))).toEqual([
    { ok: true, text: 'a' },
    { ok: true, text: 'b' },
  ]);
});

test('an empty line is a line, and an empty input is none', () => {
  expect(linesOf(bytes('\n\na\n'))).toEqual([
    { ok: true, text: '' },
    { ok: true, text: '' },
    { ok: true, text: 'a' },
  ]);
  expect(linesOf(bytes(''))).toEqual([]);
});

test('a line may have exactly as many bytes as allowed, counted in UTF-8', () => {
  expect(linesOf(bytes('12345678\nüüüü\n'))).toEqual([
    { ok: true, text: '12345678' },
    { ok: true, text: 'üüüü' },
  ]);
  expect(linesOf(bytes('123456789\nüüüüü\nok'))).toEqual([TOO_LONG, TOO_LONG, { ok: true, text: 'ok' }]);
});

test('a line that is too long is reported before it has ended, and only once', () => {
  const splitter = new LineSplitter(8);
  expect(splitter.push(bytes('123456789'))).toEqual([TOO_LONG]);
  expect(splitter.push(bytes('0'.repeat(100)))).toEqual([]);
  expect(splitter.push(bytes('0\nnext\n'))).toEqual([{ ok: true, text: 'next' }]);
  expect(splitter.push(bytes('0'.repeat(9)))).toEqual([TOO_LONG]);
  expect(splitter.end()).toEqual([]);
});

test('invalid UTF-8 is an error of that line alone', () => {
  expect(linesOf(Uint8Array.of(0xff, 0x0a, 0x61, 0x0a, 0xc3))).toEqual([
    NOT_UTF8,
    { ok: true, text: 'a' },
    NOT_UTF8,
  ]);
});

test('it does not matter how the bytes are split up on the way', () => {
  const input = fc.array(fc.constantFrom('a', 'ü', '\n', '1234567', '€')).map(parts => bytes(parts.join('')));
  fc.assert(
    fc.property(input, fc.array(fc.nat()), (input, cuts) => {
      expect(linesOf(input, cuts)).toEqual(linesOf(input));
    }),
  );
});
