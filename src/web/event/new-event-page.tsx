import './event.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AnyOptions } from '../../engine/options.ts';
import { GAME_IDS, type GameId, isGameId, manifestOf } from '../../games/index.ts';
import { EVENT_KINDS, type EventKind } from '../../protocol/events.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { NameField, SelectField, SwitchField } from '../frame/fields.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go } from '../frame/router.tsx';
import { games, online, type Texts, useTexts } from '../frame/texts.ts';
import { lastGame } from '../home/last-game.ts';
import { Choice } from '../lobby/pace-fields.tsx';
import { ask, Failure } from '../online/api.ts';
import { useRenewing } from '../online/renewing.ts';
import { duration } from '../online/times.ts';
import { OptionFields, startingOptions } from '../set-up/option-fields.tsx';
import { proposedOptions } from '../set-up/proposal.ts';
import { settings } from '../settings/settings.ts';
import { Trouble } from '../table/trouble.tsx';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const PER_MOVE = [
  ...[1, 2, 3, 5, 10].map(minutes => minutes * MINUTE),
  ...[1, 2, 3, 7].map(days => days * DAY),
];
const LIVE_ARRIVALS = [2, 5, 10, 15, 30].map(minutes => minutes * MINUTE);
const SLOW_ARRIVALS = [1, 2, 3, 5, 7].map(days => days * DAY);
const PACINGS = ['auto', 'manual', 'league'] as const;

/** Where an organiser creates an event. */
export function NewEventPage({ id }: { readonly id: string }) {
  const texts = useTexts('event');
  const { now, renew } = useRenewing(id, () => ask('club', { id }));
  const { latest, failure } = now.value;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow">
        <Trouble failure={failure} onRetry={renew} />
        {texts && latest && (
          <>
            <PageHeading>{texts.makeFor(latest.name)}</PageHeading>
            <EventForm club={id} texts={texts} />
          </>
        )}
      </main>
    </>
  );
}

function EventForm({ club, texts }: { readonly club: string; readonly texts: Texts['event'] }) {
  const name = useSignal('');
  const game = useSignal<GameId>(lastGame());
  const kind = useSignal<EventKind>('swiss');
  const seats = useSignal(manifestOf(lastGame()).usualSeats);
  const options = useSignal<AnyOptions>(optionsFor(lastGame(), manifestOf(lastGame()).usualSeats));
  const rounds = useSignal(4);
  const times = useSignal(1);
  const perMove = useSignal(3 * MINUTE);
  const arrival = useSignal(5 * MINUTE);
  const pacing = useSignal<(typeof PACINGS)[number]>('auto');
  const everyDays = useSignal(7);
  const isTimed = useSignal(false);
  const startsAt = useSignal('');
  const isOpen = useSignal(false);
  const isRated = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  const isMaking = useSignal(false);
  const { min, max } = manifestOf(game.value).seats;
  const isSlow = perMove.value >= DAY / 2;
  const arrivals = isSlow ? SLOW_ARRIVALS : LIVE_ARRIVALS;
  const pacings = PACINGS.filter(one => one !== 'league' || kind.value !== 'knock-out');

  const setPerMove = (value: number) => {
    perMove.value = value;
    const some = value >= DAY / 2 ? SLOW_ARRIVALS : LIVE_ARRIVALS;
    if (!some.includes(arrival.value)) arrival.value = some[1];
  };
  const make = async (event: globalThis.Event) => {
    event.preventDefault();
    if (isMaking.value || name.value.trim() === '') return;
    isMaking.value = true;
    const made = await ask('makeEvent', {
      id: club,
      body: {
        name: name.value,
        kind: kind.value,
        game: game.value,
        options: { ...options.value },
        seats: seats.value,
        rounds: rounds.value,
        times: times.value,
        secondsPerMove: perMove.value,
        arrivalSeconds: arrival.value,
        isRated: isRated.value,
        isManual: pacing.value === 'manual',
        isOpen: isOpen.value,
        startsAt: isTimed.value && startsAt.value !== '' ? new Date(startsAt.value).getTime() : null,
        everyDays: pacing.value === 'league' ? everyDays.value : null,
      },
    });
    isMaking.value = false;
    if (made instanceof Failure) failure.value = made;
    else go({ page: 'event', id: made.id }, true);
  };

  return (
    <form class="form" onSubmit={make}>
      <fieldset>
        <NameField label={texts.name} name={name} />
        <SelectField
          label={texts.kind}
          hint={texts.kindHints[kind.value]}
          value={kind.value}
          values={EVENT_KINDS}
          words={one => texts.kinds[one]}
          onChange={one => {
            kind.value = one;
            if (one === 'knock-out' && pacing.value === 'league') pacing.value = 'auto';
          }}
        />
        <SelectField
          label={texts.game}
          value={game.value}
          values={GAME_IDS}
          words={one => games.value[one].name}
          onChange={one => {
            if (!isGameId(one)) return;
            game.value = one;
            seats.value = manifestOf(one).usualSeats;
            options.value = optionsFor(one, seats.value);
          }}
        />
        {min < max && (
          <Choice
            label={texts.seats}
            value={seats.value}
            values={Array.from({ length: max - min + 1 }, (_, more) => min + more)}
            words={String}
            onChange={count => {
              seats.value = count;
              options.value = optionsFor(game.value, count);
            }}
          />
        )}
        {kind.value === 'swiss' && (
          <Choice
            label={texts.rounds}
            value={rounds.value}
            values={Array.from({ length: LIMITS.rounds }, (_, before) => before + 1)}
            words={String}
            onChange={count => {
              rounds.value = count;
            }}
          />
        )}
        {kind.value === 'round-robin' && (
          <Choice
            label={texts.times}
            value={times.value}
            values={[1, 2, 3]}
            words={texts.timesIs}
            onChange={count => {
              times.value = count;
            }}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{online.value.newTablePage.pace}</legend>
        <Hinted hint={texts.perMoveHint}>
          <Choice
            label={texts.perMove}
            value={perMove.value}
            values={PER_MOVE}
            words={value => duration(1000 * value)}
            onChange={setPerMove}
          />
        </Hinted>
        <Hinted hint={texts.arrivalHint}>
          <Choice
            label={texts.arrival}
            value={arrival.value}
            values={arrivals}
            words={value => duration(1000 * value)}
            onChange={value => {
              arrival.value = value;
            }}
          />
        </Hinted>
        <SelectField
          label={texts.starts}
          value={isTimed.value ? 'clock' : 'hand'}
          values={['hand', 'clock']}
          words={one => (one === 'clock' ? texts.startsByClock : texts.startsByHand)}
          onChange={one => {
            isTimed.value = one === 'clock';
          }}
        />
        {isTimed.value && (
          <label class="field">
            <span>{texts.when}</span>
            <input
              type="datetime-local"
              required
              value={startsAt.value}
              onInput={event => {
                startsAt.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        <SelectField
          label={texts.pacing}
          value={pacing.value}
          values={pacings}
          words={one => texts.pacings[one]}
          onChange={one => {
            pacing.value = one;
            // In a league, moves may take days, too.
            if (one === 'league' && !isSlow) setPerMove(DAY);
          }}
        />
        {pacing.value === 'league' && (
          <Choice
            label={texts.everyDays}
            value={everyDays.value}
            values={[1, 2, 3, 5, 7, 10, 14, 21, 28]}
            words={String}
            onChange={days => {
              everyDays.value = days;
            }}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{texts.options}</legend>
        <OptionFields
          game={game.value}
          table={manifestOf(game.value).options}
          options={options.value}
          onChange={(option, value) => {
            options.value = { ...options.value, [option]: value };
          }}
        />
        <SelectField
          label={texts.whoEnters}
          value={isOpen.value ? 'all' : 'members'}
          values={['members', 'all']}
          words={one => (one === 'all' ? texts.forAll : texts.forMembers)}
          onChange={one => {
            isOpen.value = one === 'all';
          }}
        />
        <SwitchField
          label={online.value.newTablePage.rated}
          hint={online.value.newTablePage.ratedHint}
          isOn={isRated.value}
          onChange={isOn => {
            isRated.value = isOn;
          }}
        />
      </fieldset>
      <div class="form-foot">
        <Trouble failure={failure.value} />
        <button type="submit" class="button first wide" aria-disabled={isMaking.value}>
          {texts.create}
        </button>
      </div>
    </form>
  );
}

function optionsFor(game: GameId, seats: number): AnyOptions {
  return startingOptions(manifestOf(game).options, proposedOptions(game, seats, settings.value));
}

function Hinted({ hint, children }: { readonly hint: string; readonly children: ComponentChildren }) {
  return (
    <div class="field-hinted">
      {children}
      <p class="note">{hint}</p>
    </div>
  );
}
