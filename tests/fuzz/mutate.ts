import type { Random } from '../../src/engine/random.ts';

/** Ways to spoil something valid. The same random numbers spoil it in the same way. */

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  "'; drop table tables; --",
  '../../../etc/passwd',
  '<script>',
  [],
  {},
  [[]],
  { toString: 1 },
  { length: 2 ** 32 },
];
const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  'seed',
  'then',
  '',
  '\u0000',
  'do',
  'id',
];
const LONGEST = 2 ** 15;
const DEEPEST = 3000;

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)];
}

/** True once in `n` times. */
export function oneIn(random: Random, n: number): boolean {
  return random.below(n) === 0;
}

/** JSON as it might have been sent by mistake, or on purpose. */
export function spoiltJson(random: Random, json: unknown): unknown {
  let spoilt = json;
  for (let times = 1 + random.below(3); times > 0; times--) spoilt = spoiltOnce(random, spoilt);
  return spoilt;
}

function spoiltOnce(random: Random, json: unknown): unknown {
  const goesDeeper = !oneIn(random, 4);
  if (Array.isArray(json)) {
    if (goesDeeper && json.length > 0) {
      const at = random.below(json.length);
      return json.with(at, spoiltOnce(random, json[at]));
    }
    return spoiltList(random, json);
  }
  if (typeof json === 'object' && json !== null) {
    const fields = Object.entries(json);
    if (goesDeeper && fields.length > 0) {
      const at = random.below(fields.length);
      return fromFields(fields.with(at, [fields[at][0], spoiltOnce(random, fields[at][1])]));
    }
    return spoiltFields(random, fields);
  }
  if (oneIn(random, 2)) return pick(random, ODD);
  if (typeof json === 'number')
    return pick(random, [json + 1, json - 1, -json, json + 0.5, json * 1e9, `${json}`]);
  if (typeof json === 'string') return spoiltText(random, json);
  return pick(random, [!json, [json], String(json)]);
}

function spoiltList(random: Random, list: readonly unknown[]): unknown {
  const at = random.below(list.length + 1);
  switch (random.below(7)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, pick(random, ODD));
    case 2:
      return list.toReversed();
    case 3:
      return [...list, ...list];
    case 4:
      // Only of small things: lists of lists of lists would be too much for the fuzzer itself.
      return Array.from({ length: 1000 }, () => pick(random, ODD));
    case 5:
      return nested(random);
    default:
      return pick(random, ODD);
  }
}

function spoiltFields(random: Random, fields: readonly [string, unknown][]): unknown {
  const at = random.below(fields.length + 1);
  switch (random.below(6)) {
    case 0:
      return fromFields(fields.toSpliced(at, 1));
    case 1:
      return fromFields([...fields, [pick(random, ODD_NAMES), pick(random, ODD)]]);
    case 2:
      return fromFields(fields.map(([name], index) => [name, fields[(index + 1) % fields.length][1]]));
    case 3:
      return fromFields(Array.from({ length: 500 }, (_, index) => [`f${index}`, index]));
    case 4:
      return nested(random);
    default:
      return pick(random, ODD);
  }
}

/** A field called `__proto__` is an own field, too, as in JSON. */
function fromFields(fields: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(fields);
}

function nested(random: Random): unknown {
  let json: unknown = 0;
  for (let depth = random.below(DEEPEST); depth > 0; depth--) json = [json];
  return json;
}

export function spoiltText(random: Random, text: string): string {
  const at = random.below(text.length + 1);
  const to = at + random.below(text.length - at + 1);
  switch (random.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(to);
    case 3:
      return text.slice(0, to) + text.slice(at);
    case 4:
      return text.slice(0, at) + String.fromCharCode(random.below(2 ** 16)) + text.slice(at + 1);
    case 5:
      return text.slice(0, at) + String.fromCharCode(random.below(128)) + text.slice(at + 1);
    case 6:
      return text.padEnd(random.below(LONGEST), text || 'x');
    default:
      return text.toUpperCase();
  }
}

export function spoiltBytes(random: Random, bytes: Buffer): Buffer {
  const spoilt = Buffer.from(bytes);
  const at = random.below(bytes.length + 1);
  switch (random.below(5)) {
    case 0:
      return spoilt.subarray(0, at);
    case 1:
      return Buffer.concat([spoilt.subarray(0, at), spoilt.subarray(at + random.below(8))]);
    case 2:
      return Buffer.concat([
        spoilt.subarray(0, at),
        someBytes(random, random.below(64)),
        spoilt.subarray(at),
      ]);
    case 3:
      return Buffer.concat([spoilt, spoilt]);
    default:
      for (let times = random.below(8); times >= 0 && spoilt.length > 0; times--) {
        spoilt[random.below(spoilt.length)] = random.below(256);
      }
      return spoilt;
  }
}

export function someBytes(random: Random, count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, () => random.below(256)));
}
