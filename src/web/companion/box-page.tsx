import '../frame/form.css';
import './box.css';
import { useSignal } from '@preact/signals';
import type { AnyOptions, OptionValue } from '../../engine/options.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, type Texts, useTexts } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import { OptionFields, startingOptions } from '../set-up/option-fields.tsx';
import { SeatCount } from '../set-up/seat-count.tsx';
import { SeatRow } from '../set-up/seat-row.tsx';
import { person } from '../set-up/seating.ts';
import { enteredMatch } from '../storage/matches.ts';
import type { Seat } from '../table/table.ts';

/** The start page for people who own the box of a game. */
export function BoxPage({ game }: { readonly game: GameId }) {
  const texts = useTexts('box');
  if (!texts) return <p class="loading" />;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow">
        <PageHeading>{app.value.homePage.box}</PageHeading>
        <p>{texts.line}</p>
        <GamePicker game={game} to={other => ({ page: 'box', game: other })} />
        <ul class="box-tools">
          <li>
            <Link to={{ page: 'box-score', game }}>
              <strong>{texts.score.heading}</strong>
              <span>{texts.score.line}</span>
            </Link>
          </li>
          <li>
            <Link to={{ page: 'box-dice', game }}>
              <strong>{texts.dice}</strong>
              <span>{texts.diceLine}</span>
            </Link>
          </li>
          <li>
            <Link to={{ page: 'box-print', game }}>
              <strong>{texts.print.heading}</strong>
              <span>{texts.print.line}</span>
            </Link>
          </li>
        </ul>
        <Referee game={game} texts={texts} />
      </main>
    </>
  );
}

/** Who sits at the real table, and who writes the match down. */
function Referee({ game, texts }: { readonly game: GameId; readonly texts: Texts['box'] }) {
  const { seats: allowed, options: table, usualSeats, hasSecrets } = manifestOf(game);
  const names = app.value;
  const newPerson = (seat: number) => person(names.person(seat + 1));
  const seats = useSignal<readonly Seat[]>(Array.from({ length: usualSeats }, (_, seat) => newPerson(seat)));
  const options = useSignal<AnyOptions>(startingOptions(table, {}));
  const keeper = useSignal<Viewer>('spectator');
  const botSeat = seats.value.findIndex(({ kind }) => kind === 'bot');
  const setSeat = (at: number, seat: Seat) => {
    // Only one bot at a real table: the helper of a second one would know too much.
    seats.value = seats.value.map((old, i) => {
      if (i === at) return seat;
      return seat.kind === 'bot' && old.kind === 'bot' ? newPerson(i) : old;
    });
  };
  const start = (event: Event) => {
    event.preventDefault();
    const named = seats.value.map((seat, i) => ({ ...seat, name: seat.name.trim() || names.person(i + 1) }));
    const by = !hasSecrets ? 'everything' : botSeat >= 0 ? botSeat : keeper.value;
    go({ page: 'box-table', id: enteredMatch(game, named, options.value, by).id });
  };
  return (
    <form class="form" onSubmit={start}>
      <fieldset>
        <legend>{texts.referee}</legend>
        <p class="note">{texts.refereeLine}</p>
        <SeatCount
          seats={allowed}
          count={seats.value.length}
          onChange={count => {
            seats.value = Array.from({ length: count }, (_, seat) => seats.value[seat] ?? newPerson(seat));
            if (typeof keeper.value === 'number' && keeper.value >= count) keeper.value = 'spectator';
          }}
        />
        <ol class="seat-rows">
          {seats.value.map((seat, i) => (
            <SeatRow key={i} game={game} number={i} seat={seat} onChange={changed => setSeat(i, changed)} />
          ))}
        </ol>
        {botSeat >= 0 && <p class="note">{hasSecrets ? texts.botNote : texts.oneBot}</p>}
        {botSeat < 0 && hasSecrets && (
          <div class="field">
            <label for="keeper">{texts.who}</label>
            <select
              id="keeper"
              aria-describedby="about-keeper"
              value={String(keeper.value)}
              onChange={event => {
                const { value } = event.currentTarget;
                keeper.value = value === 'spectator' || value === 'everything' ? value : Number(value);
              }}
            >
              <option value="spectator">{texts.middle}</option>
              {seats.value.map(({ name }, seat) => (
                <option key={seat} value={String(seat)}>
                  {texts.held(name)}
                </option>
              ))}
              <option value="everything">{texts.open}</option>
            </select>
            <small id="about-keeper">{texts.keeperNote}</small>
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend>{app.value.setUpPage.options}</legend>
        <OptionFields
          game={game}
          table={table}
          options={options.value}
          onChange={(name: string, value: OptionValue) => {
            options.value = { ...options.value, [name]: value };
          }}
        />
      </fieldset>
      <button type="submit" class="button first wide">
        {app.value.setUpPage.start}
      </button>
    </form>
  );
}
