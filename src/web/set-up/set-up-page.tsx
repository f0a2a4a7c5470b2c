import '../frame/form.css';
import { useSignal } from '@preact/signals';
import type { AnyOptions, OptionValue } from '../../engine/options.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go } from '../frame/router.tsx';
import { app, games } from '../frame/texts.ts';
import { GamePicker, WaySwitch } from '../home/game-picker.tsx';
import { rememberGame } from '../home/last-game.ts';
import { settings } from '../settings/settings.ts';
import { newMatch } from '../storage/matches.ts';
import { keep } from '../storage/storage.ts';
import type { Seat } from '../table/table.ts';
import { lastSetUp } from './last-set-up.ts';
import { OptionFields, startingOptions } from './option-fields.tsx';
import { optionsForSeats, proposedOptions } from './proposal.ts';
import { SeatCount } from './seat-count.tsx';
import { SeatRow } from './seat-row.tsx';
import { bot, SHARED, sharedSeats, usualSeats } from './seating.ts';

/** Who plays, and how. Starts with last time's choices. */
export function SetUpPage({ game }: { readonly game: GameId }) {
  const texts = app.value.setUpPage;
  const { seats: seatsAllowed, options: table } = manifestOf(game);
  const last = lastSetUp(game);
  const isShared = location.hash === `#${SHARED}`;
  const lastSeats = last && (!isShared || peopleAmong(last.seats) > 1) ? last.seats : null;
  const seats = useSignal<readonly Seat[]>(lastSeats ?? (isShared ? sharedSeats(game) : usualSeats(game)));
  const options = useSignal<AnyOptions>(
    startingOptions(table, last?.options ?? proposedOptions(game, seats.value.length, settings.value)),
  );

  const setCount = (count: number) => {
    const change = { before: seats.value.length, now: count };
    options.value = optionsForSeats(game, options.value, change, settings.value);
    const more = Array.from({ length: Math.max(0, count - seats.value.length) }, (_, i) =>
      bot(seats.value.length + i, 'journeyman'),
    );
    seats.value = [...seats.value.slice(0, count), ...more];
  };
  const setSeat = (at: number, seat: Seat) => {
    seats.value = seats.value.map((old, i) => (i === at ? seat : old));
  };
  const start = (event: Event) => {
    event.preventDefault();
    rememberGame(game);
    keep(`set-up/${game}`, { seats: seats.value, options: options.value });
    const named = seats.value.map((seat, i) => ({
      ...seat,
      name: seat.name.trim() || app.value.person(i + 1),
    }));
    go({ page: 'table', id: newMatch(game, named, options.value).id }, true);
  };

  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow">
        <PageHeading>{texts.heading(games.value[game].name)}</PageHeading>
        <WaySwitch game={game} way="device" />
        <GamePicker
          game={game}
          to={other => ({ page: 'set-up', game: other, ...(isShared && { section: SHARED }) })}
        />
        <form class="form" onSubmit={start}>
          <fieldset>
            <legend>{texts.seats}</legend>
            <SeatCount seats={seatsAllowed} count={seats.value.length} onChange={setCount} />
            <ol class="seat-rows">
              {seats.value.map((seat, i) => (
                <SeatRow
                  key={i}
                  game={game}
                  number={i}
                  seat={seat}
                  onChange={changed => setSeat(i, changed)}
                />
              ))}
            </ol>
            <p class="note" aria-live="polite" hidden={note(seats.value, manifestOf(game).hasSecrets) === ''}>
              {note(seats.value, manifestOf(game).hasSecrets)}
            </p>
          </fieldset>
          <fieldset>
            <legend>{texts.options}</legend>
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
            {texts.start}
          </button>
        </form>
      </main>
    </>
  );
}

function peopleAmong(seats: readonly Seat[]): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

function note(seats: readonly Seat[], secrets: boolean): string {
  const texts = app.value.setUpPage;
  const people = peopleAmong(seats);
  if (people === 0) return texts.onlyBots;
  if (people === 1) return '';
  return secrets ? texts.passing : texts.passingOpen;
}
