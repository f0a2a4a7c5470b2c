import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { GAME_IDS, isGameId, manifestOf } from '../../games/index.ts';
import { SPEEDS } from '../../protocol/pace.ts';
import { games, online, useTexts } from '../frame/texts.ts';
import { hasPlayed } from '../online/me.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

/** Which tables of the lobby are shown. */
export function FilterFields({ filters }: { readonly filters: Signal<Filters> }) {
  const texts = online.value.lobbyPage;
  const people = useTexts('people');
  const { game, speed, seats, isNear } = filters.value;
  const choose = (chosen: Partial<Filters>) => {
    filters.value = { ...filters.value, ...chosen };
  };
  return (
    <fieldset class="filters" aria-label={people?.filters}>
      <Choice
        label={texts.game}
        value={game ?? ''}
        options={[['', texts.allGames], ...GAME_IDS.map(id => [id, games.value[id].name] as const)]}
        onChange={value => choose({ game: isGameId(value) ? value : null })}
      />
      {people && (
        <>
          <Choice
            label={people.pace}
            value={speed ?? ''}
            options={[
              ['', people.anyPace],
              ['live', people.live],
              ['slow', people.slow],
            ]}
            onChange={value => choose({ speed: SPEEDS.find(one => one === value) ?? null })}
          />
          <Choice
            label={people.seats}
            value={String(seats ?? '')}
            options={[['', people.anySeats], ...COUNTS.map(n => [String(n), people.seatCount(n)] as const)]}
            onChange={value => choose({ seats: value === '' ? null : Number(value) })}
          />
          {hasPlayed() && (
            <Choice
              label={people.rating}
              value={isNear ? 'near' : ''}
              options={[
                ['', people.anyRating],
                ['near', people.nearRating],
              ]}
              onChange={value => choose({ isNear: value === 'near' })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

/** Every number of players that some game allows. */
const COUNTS = Array.from({ length: 9 }, (_, count) => count).filter(count =>
  GAME_IDS.some(game => {
    const { min, max } = manifestOf(game).seats;
    return min <= count && count <= max;
  }),
);

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div class="filter">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** There are tables, but none match. */
export function NoneFit({ filters }: { readonly filters: Signal<Filters> }) {
  const people = useTexts('people');
  if (!people) return null;
  return (
    <p class="quiet">
      {people.noneFit}{' '}
      <button
        type="button"
        class="button"
        onClick={() => {
          filters.value = NO_FILTERS;
        }}
      >
        {people.clear}
      </button>
    </p>
  );
}
