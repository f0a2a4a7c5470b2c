import '../frame/form.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEVELS, type Level } from '../../bots/levels.ts';
import type { AnyOptions } from '../../engine/options.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { USUAL_PACE } from '../../protocol/pace.ts';
import type { Begins, Pace, TableInfo } from '../../protocol/words.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go } from '../frame/router.tsx';
import { app, games, online, useTexts } from '../frame/texts.ts';
import { GamePicker, WaySwitch } from '../home/game-picker.tsx';
import { rememberGame } from '../home/last-game.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import { LevelOptions } from '../set-up/level-options.tsx';
import { OptionFields, startingOptions } from '../set-up/option-fields.tsx';
import { optionsForSeats, proposedOptions } from '../set-up/proposal.ts';
import { SeatCount } from '../set-up/seat-count.tsx';
import { myName } from '../set-up/seating.ts';
import { settings } from '../settings/settings.ts';
import { Trouble } from '../table/trouble.tsx';
import { type Acquaintance, challenged, forgetWhomElsewhere, tableClub } from './challenge.ts';
import { TableFields } from './table-fields.tsx';

/** What a seat that is not mine begins as. */
type OtherSeat = Level | 'open' | { readonly challenged: string };

/** A new table on the server. The defaults are for friends: by link, live, not rated. */
export function NewTablePage({ game }: { readonly game: GameId }) {
  const texts = online.value.newTablePage;
  const club = useTexts('club');
  const { seats, usualSeats, options: table } = manifestOf(game);
  const others = useSignal<readonly OtherSeat[]>(startingSeats(usualSeats - 1));
  const options = useSignal<AnyOptions>(
    startingOptions(table, proposedOptions(game, usualSeats, settings.value)),
  );
  const isPublic = useSignal(false);
  const isRated = useSignal(false);
  const pace = useSignal<Pace>(USUAL_PACE);
  const begins = useSignal<Begins>('lot');
  const resigning = useSignal<TableInfo['resigning']>('bot-plays');
  const failure = useSignal<Failure | null>(null);
  const isMaking = useSignal(false);
  const met = useSignal<readonly Acquaintance[]>(challenged.value ? [challenged.value] : []);
  useEffect(() => {
    if (!hasPlayed()) return;
    ask('people', {}).then(found => {
      if (!(found instanceof Failure)) met.value = found.people.filter(({ mayChallenge }) => mayChallenge);
    });
  }, []);
  useEffect(() => forgetWhomElsewhere, []);
  const hasBots = others.value.some(seat => LEVELS.some(level => level === seat));

  const make = async (event: Event) => {
    event.preventDefault();
    if (isMaking.value) return;
    isMaking.value = true;
    failure.value = null;
    rememberGame(game);
    const made = await ask('makeTable', {
      body: {
        game,
        options: { ...options.value },
        seats: [{ kind: 'me' }, ...others.value.map(settingOf)],
        isPublic: isPublic.value,
        isRated: isRated.value && !hasBots,
        pace: pace.value,
        begins: begins.value,
        resigning: resigning.value,
        ...(tableClub.value && { club: tableClub.value.id }),
      },
    });
    isMaking.value = false;
    if (made instanceof Failure) failure.value = made;
    else go({ page: 'online', id: made.id }, true);
  };

  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow">
        <PageHeading>{texts.heading(games.value[game].name)}</PageHeading>
        <WaySwitch game={game} way="online" />
        <GamePicker game={game} to={other => ({ page: 'new-table', game: other })} />
        {tableClub.value && club && <p class="note">{club.tableFor(tableClub.value.name)}</p>}
        <form class="form" onSubmit={make}>
          <fieldset>
            <legend>{app.value.setUpPage.seats}</legend>
            <SeatCount
              seats={seats}
              count={others.value.length + 1}
              onChange={count => {
                const change = { before: others.value.length + 1, now: count };
                options.value = optionsForSeats(game, options.value, change, settings.value);
                // With another number of seats, somebody else would begin.
                if (begins.value !== 0) begins.value = 'lot';
                const more = Array.from({ length: count }, (): OtherSeat => 'open');
                others.value = [...others.value, ...more].slice(0, count - 1);
              }}
            />
            <ol class="seat-rows">
              <li class="two">
                <SeatBadge seat={0} size={26} />
                <span class="seat-fixed">{texts.you(myName())}</span>
              </li>
              {others.value.map((seat, i) => (
                <OtherSeatRow
                  key={i}
                  game={game}
                  met={met.value}
                  number={i + 1}
                  seat={seat}
                  onChange={changed => {
                    others.value = others.value.with(i, changed);
                  }}
                />
              ))}
            </ol>
            {!isPublic.value && <p class="note">{texts.openNote}</p>}
          </fieldset>
          <fieldset>
            <legend>{app.value.setUpPage.options}</legend>
            <OptionFields
              game={game}
              table={table}
              options={options.value}
              onChange={(name, value) => {
                options.value = { ...options.value, [name]: value };
              }}
            />
          </fieldset>
          <TableFields
            isPublic={isPublic}
            isRated={isRated}
            pace={pace}
            begins={begins}
            resigning={resigning}
            seats={others.value.length + 1}
            hasBots={hasBots}
          />
          <div class="form-foot">
            <Trouble failure={failure.value} />
            <button type="submit" class="button first wide" aria-disabled={isMaking.value}>
              {isMaking.value ? texts.making : texts.make}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** The challenged player gets the first of them. */
function startingSeats(count: number): OtherSeat[] {
  const first = challenged.value;
  return Array.from({ length: count }, (_, at) => (at === 0 && first ? { challenged: first.id } : 'open'));
}

function settingOf(seat: OtherSeat) {
  if (seat === 'open') return { kind: 'open' } as const;
  if (typeof seat === 'object') return { kind: 'challenged', player: seat.challenged } as const;
  return { kind: 'bot', level: seat } as const;
}

function OtherSeatRow(props: {
  readonly game: GameId;
  /** The people I can challenge. */
  readonly met: readonly Acquaintance[];
  readonly number: number;
  readonly seat: OtherSeat;
  readonly onChange: (seat: OtherSeat) => void;
}) {
  const { game, met, number, seat, onChange } = props;
  const { whoSits } = app.value.setUpPage;
  const seatFor = (value: string): OtherSeat => {
    if (met.some(({ id }) => id === value)) return { challenged: value };
    return LEVELS.find(level => level === value) ?? 'open';
  };
  return (
    <li class="two">
      <SeatBadge seat={number} size={26} />
      <select
        aria-label={whoSits(number + 1)}
        value={typeof seat === 'object' ? seat.challenged : seat}
        onChange={event => onChange(seatFor(event.currentTarget.value))}
      >
        <option value="open">{online.value.newTablePage.open}</option>
        {met.map(({ id, name }) => (
          <option key={id} value={id}>
            {online.value.newTablePage.challenge(name)}
          </option>
        ))}
        <LevelOptions game={game} />
      </select>
    </li>
  );
}
