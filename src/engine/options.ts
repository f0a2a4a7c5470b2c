import { type Result, wrong } from './result.ts';

/**
 * The options of a game, as a table that a form, a command line and a protocol can all be made from.
 */
export type OptionRule =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean };

export type OptionTable = Readonly<Record<string, OptionRule>>;

export type OptionValue = number | string | boolean;

/** The values that a table allows: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends { kind: 'number' }
    ? number
    : T[K] extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : boolean;
};

export type AnyOptions = Readonly<Record<string, OptionValue>>;

export function defaultOptions(table: OptionTable): AnyOptions {
  return Object.fromEntries(Object.entries(table).map(([name, rule]) => [name, rule.default]));
}

/** Every value that a rule allows, in its order. */
export function valuesOf(rule: OptionRule): readonly OptionValue[] {
  switch (rule.kind) {
    case 'number':
      return Array.from({ length: rule.max - rule.min + 1 }, (_, i) => rule.min + i);
    case 'choice':
      return rule.values;
    case 'flag':
      return [false, true];
  }
}

/** Says what a rule allows, for messages: `1 to 10`, `"must" or "may"`, `true or false`. */
function allowedValues(rule: OptionRule): string {
  switch (rule.kind) {
    case 'number':
      return `a whole number from ${rule.min} to ${rule.max}`;
    case 'choice':
      return rule.values.map(value => JSON.stringify(value)).join(' or ');
    case 'flag':
      return 'true or false';
  }
}

function isAllowed(rule: OptionRule, value: unknown): value is OptionValue {
  switch (rule.kind) {
    case 'number':
      return Number.isInteger(value) && Number(value) >= rule.min && Number(value) <= rule.max;
    case 'choice':
      return typeof value === 'string' && rule.values.includes(value);
    case 'flag':
      return typeof value === 'boolean';
  }
}

/** Checks options from outside and fills in the defaults. The error says what is allowed. */
export function readOptions(table: OptionTable, given: unknown): Result<{ readonly options: AnyOptions }> {
  if (given === undefined) return { ok: true, options: defaultOptions(table) };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return wrong('options must be an object');
  }
  const options: Record<string, OptionValue> = { ...defaultOptions(table) };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(table, name)) {
      const known = Object.keys(table).join(', ');
      return wrong(`there is no option ${JSON.stringify(name)}; there is: ${known}`);
    }
    const rule = table[name];
    if (!isAllowed(rule, value)) return wrong(`option ${name} must be ${allowedValues(rule)}`);
    options[name] = value;
  }
  return { ok: true, options };
}
