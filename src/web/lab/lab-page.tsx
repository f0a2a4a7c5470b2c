import '../frame/form.css';
import '../replay/share-sheet.css';
import './lab.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Estimate } from '../../bots/estimate.ts';
import { type LabFindings, type Trial, trialsOf } from '../../bots/lab.ts';
import type { AnyOptions, OptionValue } from '../../engine/options.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { app, games, type Texts, useTexts } from '../frame/texts.ts';
import { GamePage } from '../home/game-page.tsx';
import { CopyField } from '../replay/copy-field.tsx';
import { OptionFields, optionInWords, startingOptions } from '../set-up/option-fields.tsx';
import { SeatCount } from '../set-up/seat-count.tsx';
import { commandFor } from './command.ts';
import { Experiment } from './experiment.ts';

const MATCHES = [20, 50, 100, 200, 500] as const;
const LARGEST_SEED = 2 ** 32;

interface Asked {
  readonly varied: string | null;
  readonly values: readonly (OptionValue | null)[];
  readonly trial: Trial;
  readonly experiment: Experiment;
}

/** The house-rules lab: bots play matches to show what a rule does to a game. */
export function LabPage({ game }: { readonly game: GameId }) {
  const texts = useTexts('lab');
  const asked = useSignal<Asked | null>(null);
  useEffect(() => () => asked.value?.experiment.stop(), []);
  return (
    <GamePage page="lab" game={game} texts={texts}>
      {texts && (
        <>
          <Setting
            game={game}
            isWorking={asked.value?.experiment.state.value === 'working'}
            onStart={(trial, varied) => {
              asked.value?.experiment.stop();
              const trials = trialsOf(manifestOf(game).options, trial, varied);
              asked.value = {
                varied,
                values: trials.map(({ value }) => value),
                trial,
                experiment: new Experiment(
                  game,
                  trials.map(each => each.trial),
                ),
              };
            }}
            texts={texts}
          />
          {asked.value && <Found game={game} asked={asked.value} texts={texts} />}
          <p class="note">{texts.meaning}</p>
        </>
      )}
    </GamePage>
  );
}

function Setting(props: {
  readonly game: GameId;
  readonly isWorking: boolean;
  readonly onStart: (trial: Trial, varied: string | null) => void;
  readonly texts: Texts['lab'];
}) {
  const { game, isWorking, onStart, texts } = props;
  const { seats: allowed, options: table, usualSeats } = manifestOf(game);
  const names = Object.keys(table);
  const seats = useSignal(usualSeats);
  const options = useSignal<AnyOptions>(startingOptions(table, {}));
  const varied = useSignal<string | null>(names[0] ?? null);
  const matches = useSignal<number>(100);
  const seed = useSignal(1);
  // All values of the compared option are played, so there is nothing to choose.
  const kept = Object.fromEntries(Object.entries(table).filter(([name]) => name !== varied.value));
  return (
    <form
      class="form"
      onSubmit={event => {
        event.preventDefault();
        const trial = {
          seats: seats.value,
          options: options.value,
          matches: matches.value,
          seed: seed.value,
        };
        onStart(trial, varied.value);
      }}
    >
      <label class="field">
        <span>{texts.vary}</span>
        <select
          value={varied.value ?? ''}
          onChange={event => {
            varied.value = event.currentTarget.value || null;
          }}
        >
          {names.map(name => (
            <option key={name} value={name}>
              {optionInWords(game, name, table[name].default).name}
            </option>
          ))}
          <option value="">{texts.varyNothing}</option>
        </select>
      </label>
      {allowed.min < allowed.max && (
        <div class="lab-players">
          <span aria-hidden="true">{app.value.setUpPage.howMany}</span>
          <SeatCount
            seats={allowed}
            count={seats.value}
            onChange={count => {
              seats.value = count;
            }}
          />
        </div>
      )}
      <OptionFields
        game={game}
        table={kept}
        options={options.value}
        onChange={(name, value) => {
          options.value = { ...options.value, [name]: value };
        }}
      />
      <label class="field">
        <span>{texts.matches}</span>
        <select
          value={String(matches.value)}
          onChange={event => {
            matches.value = Number(event.currentTarget.value);
          }}
        >
          {MATCHES.map(count => (
            <option key={count} value={String(count)}>
              {texts.matchCount(count)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{texts.seed}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={LARGEST_SEED}
          step={1}
          required
          value={seed.value}
          onInput={event => {
            const number = event.currentTarget.valueAsNumber;
            if (Number.isInteger(number)) seed.value = number;
          }}
        />
        <small>{texts.seedLine}</small>
      </label>
      <button type="submit" class="button first wide">
        {isWorking ? texts.startAnew : texts.start}
      </button>
    </form>
  );
}

function Found(props: { readonly game: GameId; readonly asked: Asked; readonly texts: Texts['lab'] }) {
  const { game, asked, texts } = props;
  const { experiment, varied, values, trial } = asked;
  const state = experiment.state.value;
  const findings = experiment.findings.value;
  const count = experiment.count.value;
  const words = useTexts('replay');
  const section = useRef<HTMLElement>(null);
  // Scroll to the results: on a phone they are far below.
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [experiment]);
  return (
    <section ref={section} class="lab-found" aria-labelledby="lab-found" data-state={state}>
      <h2 id="lab-found">{texts.found(games.value[game].name)}</h2>
      {state === 'working' ? (
        <div class="lab-progress">
          <label>
            <span>{texts.working}</span>
            <progress max={experiment.all} value={count} />
            <small>{texts.progress(count, experiment.all)}</small>
          </label>
          <button type="button" class="button" onClick={() => experiment.stop()}>
            {texts.stop}
          </button>
        </div>
      ) : (
        <p role="status">
          {state === 'failed' ? texts.failed : state === 'stopped' ? texts.stopped : texts.done}
        </p>
      )}
      <ul class="lab-values">
        {values.map((value, i) => {
          const found = findings[i];
          return (
            <li key={String(value)}>
              {varied !== null && value !== null && <Value game={game} option={varied} value={value} />}
              {found && Number.isFinite(found.length.high) && <Numbers found={found} texts={texts} />}
            </li>
          );
        })}
      </ul>
      {words && <CopyField label={texts.command} text={commandFor(game, trial, varied)} texts={words} />}
    </section>
  );
}

function Value(props: { readonly game: GameId; readonly option: string; readonly value: OptionValue }) {
  const { name, value } = optionInWords(props.game, props.option, props.value);
  return (
    <h3>
      <small>{name}</small> {value}
    </h3>
  );
}

function Numbers({ found, texts }: { readonly found: LabFindings; readonly texts: Texts['lab'] }) {
  const fair = 1 / found.seats.length;
  return (
    <table class="lab-numbers">
      <caption class="spoken">{texts.matchCount(found.matches)}</caption>
      <tbody>
        {found.seats.map((share, seat) => (
          <Row
            key={seat}
            label={texts.seat(seat + 1)}
            value={texts.share(share)}
            bar={<Bar estimate={share} mark={fair} />}
          />
        ))}
        <Row label={texts.luck} value={texts.share(found.luck)} bar={<Bar estimate={found.luck} />} />
        <Row label={texts.length} value={texts.number(found.length)} />
        <Row label={texts.score} value={texts.number(found.score)} />
        <Row label={texts.spread} value={texts.number(found.spread)} />
      </tbody>
    </table>
  );
}

function Row(props: { readonly label: string; readonly value: string; readonly bar?: ComponentChildren }) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <td>
        {props.bar}
        {props.value}
      </td>
    </tr>
  );
}

/** From 0 to 1: the value as a bar, its interval as a line, and an even share as a notch. */
function Bar({ estimate, mark }: { readonly estimate: Estimate; readonly mark?: number }) {
  const { value, low, high } = estimate;
  return (
    <svg class="lab-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="lab-ground" width="100" height="10" />
      <rect class="lab-filled" width={100 * value} height="10" />
      <rect class="lab-off" x={100 * low} y="4" width={100 * (high - low)} height="2" />
      {mark !== undefined && <rect class="lab-even" x={100 * mark - 0.5} width="1" height="10" />}
    </svg>
  );
}
