import {
  type AnyOptions,
  type OptionRule,
  type OptionTable,
  type OptionValue,
  readOptions,
} from '../../engine/options.ts';
import type { GameId } from '../../games/index.ts';
import { games, punctuation } from '../frame/texts.ts';

/** What a locale file says of an option, by the kind of its rule. */
interface OptionWords {
  readonly name: string;
  readonly line?: string;
  readonly value?: (n: number) => string;
  readonly values?: Readonly<Record<string, string>>;
  readonly off?: string;
  readonly on?: string;
}

/** The options of a game as fields, made from its option table and the words of the language. */
export function OptionFields(props: {
  readonly game: GameId;
  readonly table: OptionTable;
  readonly options: AnyOptions;
  readonly onChange: (name: string, value: OptionValue) => void;
}) {
  const { game, table, options, onChange } = props;
  const words: Readonly<Record<string, OptionWords>> = games.value[game].options;
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
  const words: Readonly<Record<string, OptionWords>> = games.value[game].options;
  return Object.entries(table).map(([option, rule]) => {
    const known = words[option] ?? { name: option };
    const chosen = choicesOf(rule, known).find(({ value }) => value === (options[option] ?? rule.default));
    return punctuation.value.labelled(known.name, chosen?.text ?? String(options[option]));
  });
}

function choicesOf(
  rule: OptionRule,
  words: OptionWords,
): readonly { readonly value: OptionValue; readonly text: string }[] {
  switch (rule.kind) {
    case 'number':
      return Array.from({ length: rule.max - rule.min + 1 }, (_, i) => rule.min + i).map(value => ({
        value,
        text: words.value?.(value) ?? String(value),
      }));
    case 'choice':
      return rule.values.map(value => ({ value, text: words.values?.[value] ?? value }));
    case 'flag':
      return [
        { value: false, text: words.off ?? '–' },
        { value: true, text: words.on ?? '+' },
      ];
  }
}

/** What is wanted, if the game has such options; its defaults for the rest. */
export function startingOptions(table: OptionTable, wanted: AnyOptions): AnyOptions {
  const read = readOptions(table, wanted);
  const usual = read.ok ? read : readOptions(table, {});
  return usual.ok ? usual.options : {};
}
