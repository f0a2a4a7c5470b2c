import { LEVELS } from '../../bots/levels.ts';
import type { GameId } from '../../games/index.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { app, punctuation } from '../frame/texts.ts';
import { characterInWords, LONGEST_NAME } from '../names.ts';
import type { Seat } from '../table/table.ts';
import { LevelOptions } from './level-options.tsx';
import { bot, person } from './seating.ts';

/** Who sits in a seat: a person by name, or a bot by level. */
export function SeatRow(props: {
  readonly game: GameId;
  readonly number: number;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}) {
  const { game, number, seat, onChange } = props;
  const texts = app.value.setUpPage;
  return (
    <li>
      <SeatBadge seat={number} size={26} />
      <select
        aria-label={texts.whoSits(number + 1)}
        value={seat.level ?? 'person'}
        onChange={event => {
          const level = LEVELS.find(level => level === event.currentTarget.value);
          onChange(level ? bot(number, level) : person(app.value.person(number + 1)));
        }}
      >
        <option value="person">{texts.person}</option>
        <LevelOptions game={game} />
      </select>
      {seat.kind === 'person' ? (
        <input
          type="text"
          aria-label={texts.nameOf(number + 1)}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={seat.name}
          onInput={event => onChange(person(event.currentTarget.value))}
        />
      ) : (
        <span class="bot-name">
          {punctuation.value.listed([seat.name, ...characterInWords(game, number)])}
        </span>
      )}
    </li>
  );
}
