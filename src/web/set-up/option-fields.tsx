import {
  type AnyOptions,
  type OptionRule,
  type OptionTable,
  type OptionValue,
  readOptions,
  valuesOf,
} from '../../engine/options.ts';
import type { GameId } from '../../games/index.ts';
import { games, punctuation } from '../frame/texts.ts';

/** What a locale file says about an option, by the kind of its rule. */
interface OptionWords {
  readonly name: string;
  readonly line?: string;
  readonly value?: (n: number) => string;
  readonly values?: Readonly<Record<string, string>>;
  readonly off?: string;
  readonly on?: string;
}

/** The options of a game as fields, made from its option table and the texts of the language. */
export function OptionFields(props: {
  readonly game: GameId;
  readonly table: OptionTable;
  readonly options: AnyOptions;
  readonly onChange: (name: string, value: OptionValue) => void;
}) {
  const { game, table, options, onChange } = props;
  const words = optionWords(game);
  return (
    <>
      {Object.entries(table).map(([option, rule]) => {
        const choices = choicesOf(rule, words[option] ?? { name: option });
        const line = words[option]?.line;
        return (
          <div key={option} class="field">
            <label for={`option-${option}`}>{words[option]?.name ?? option}</label>
            <select
              id={`option-${option}`}
              aria-describedby={line === undefined ? undefined : `about-${option}`}
              value={String(options[option])}
              onChange={event => {
                const chosen = choices.find(({ value }) => String(value) === event.currentTarget.value);
                if (chosen) onChange(option, chosen.value);
              }}
            >
              {choices.map(({ value, text }) => (
                <option key={String(value)} value={String(value)}>
                  {text}
                </option>
              ))}
            </select>
            {line !== undefined && <small id={`about-${option}`}>{line}</small>}
          </div>
        );
      })}
    </>
  );
}

/** Each option of a match as one line of words. */
export function optionsInWords(game: GameId, table: OptionTable, options: AnyOptions): readonly string[] {
  const words = optionWords(game);
  return Object.entries(table).map(([option, rule]) => {
    const known = words[option] ?? { name: option };
    const chosen = choicesOf(rule, known).find(({ value }) => value === (options[option] ?? rule.default));
    return punctuation.value.labelled(known.name, chosen?.text ?? String(options[option]));
  });
}

/** The name of an option and of one of its values. */
export function optionInWords(
  game: GameId,
  option: string,
  value: OptionValue,
): { readonly name: string; readonly value: string } {
  const words: OptionWords = optionWords(game)[option] ?? { name: option };
  return { name: words.name, value: valueInWords(value, words) };
}

function optionWords(game: GameId): Readonly<Record<string, OptionWords>> {
  return games.value[game].options;
}

function choicesOf(
  rule: OptionRule,
  words: OptionWords,
): readonly { readonly value: OptionValue; readonly text: string }[] {
  return valuesOf(rule).map(value => ({ value, text: valueInWords(value, words) }));
}

function valueInWords(value: OptionValue, words: OptionWords): string {
  switch (typeof value) {
    case 'number':
      return words.value?.(value) ?? String(value);
    case 'string':
      return words.values?.[value] ?? value;
    case 'boolean':
      return value ? (words.on ?? '+') : (words.off ?? '–');
  }
}

/** The wanted options as far as the game has them, and its defaults for the rest. */
export function startingOptions(table: OptionTable, wanted: AnyOptions): AnyOptions {
  const read = readOptions(table, wanted);
  const usual = read.ok ? read : readOptions(table, {});
  return usual.ok ? usual.options : {};
}
