import { listed, nearest, printable } from './words.ts';

/** What is wrong with a command line, for the person who wrote it. Ends `mura` with exit code 2. */
export class UsageError extends Error {}

type FlagRule =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text' }
  /** May be given more than once. */
  | { readonly kind: 'texts' }
  /** Given or not; takes no value. */
  | { readonly kind: 'switch' };

export type FlagTable = Readonly<Record<string, FlagRule>>;

/** The values of the flags that were given; a list of texts is empty if none was given. */
export type FlagsOf<T extends FlagTable> = {
  readonly [K in keyof T]: T[K] extends { kind: 'number' }
    ? number | undefined
    : T[K] extends { kind: 'text' }
      ? string | undefined
      : T[K] extends { kind: 'switch' }
        ? boolean
        : readonly string[];
};

export interface Given {
  readonly arguments: readonly string[];
  readonly flags: Readonly<Record<string, number | string | boolean | readonly string[] | undefined>>;
  readonly help: boolean;
}

/** Reads `--name value`, `--name=value`, `--help` and arguments; after `--` everything is an argument. */
export function readFlags(table: FlagTable, texts: readonly string[]): Given {
  const taken: string[] = [];
  const values = new Map<string, string[]>();
  let help = false;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i];
    if (text === '--') {
      taken.push(...texts.slice(i + 1));
      break;
    }
    if (text === '--help' || text === '-h') help = true;
    else if (!text.startsWith('-') || text === '-') taken.push(text);
    else {
      const [written, ...rest] = text.split('=');
      const name = knownFlag(table, written);
      if (table[name].kind === 'switch') {
        if (rest.length > 0) throw new UsageError(`--${name} takes no value`);
        values.set(name, ['']);
        continue;
      }
      const value = rest.length > 0 ? rest.join('=') : texts[++i];
      if (value === undefined) throw new UsageError(`--${name} needs a value: ${allowed(table[name])}`);
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  const flags = Object.fromEntries(
    Object.entries(table).map(([name, rule]) => [name, readValue(name, rule, values.get(name) ?? [])]),
  );
  return { arguments: taken, flags, help };
}

/** ` Did you mean …?`, if something is near. */
export function suggestion(written: string, texts: readonly string[]): string {
  const meant = nearest(written.slice(0, 40), texts);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

function knownFlag(table: FlagTable, written: string): string {
  const name = written.slice(2);
  if (written.startsWith('--') && Object.hasOwn(table, name)) return name;
  const known = [...Object.keys(table), 'help'].map(flag => `--${flag}`);
  throw new UsageError(
    `there is no flag ${printable(written)}.${suggestion(written, known)} There is ${listed(known, 'and')}.`,
  );
}

function readValue(name: string, rule: FlagRule, texts: readonly string[]): Given['flags'][string] {
  if (rule.kind === 'texts') return texts;
  if (rule.kind === 'switch') return texts.length > 0;
  if (texts.length > 1) throw new UsageError(`--${name} may be given only once`);
  const [text] = texts;
  if (text === undefined || rule.kind === 'text') return text;
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isInteger(number) || number < rule.min || number > rule.max) {
    throw new UsageError(`--${name} must be ${allowed(rule)}, not ${printable(text) || 'nothing'}`);
  }
  return number;
}

function allowed(rule: FlagRule): string {
  if (rule.kind !== 'number') return 'a text';
  if (rule.max === Number.MAX_SAFE_INTEGER) return `a whole number from ${rule.min} up`;
  return `a whole number from ${rule.min} to ${rule.max}`;
}
