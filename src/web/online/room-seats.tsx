import { LEVELS } from '../../bots/levels.ts';
import { isGameId } from '../../games/index.ts';
import type { SeatSetting, TableInfo, TableSeat } from '../../protocol/words.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { app, punctuation, texts as textsOf } from '../frame/texts.ts';
import { botInWords, characterInWords } from '../names.ts';
import { LevelOptions } from '../set-up/level-options.tsx';
import type { Meeting } from './meeting.ts';
import { PresenceMark } from './presence-mark.tsx';
import { seatName } from './seat-names.ts';

/** The seats before the match: who is there, where you can sit, and what the host does with the free ones. */
export function RoomSeats(props: {
  readonly meeting: Meeting;
  readonly info: TableInfo;
  /** Whether the seats can still be changed. */
  readonly isOpen: boolean;
  readonly attempt: (work: () => Promise<string | null>) => Promise<boolean>;
}) {
  const { meeting, info, isOpen, attempt } = props;
  const { room, watchers } = textsOf('remote');
  const { seats, you } = info;
  // A person without a seat is one of them.
  const looking = meeting.presence.value.watchers - (you.seat === null ? 1 : 0);
  return (
    <>
      <ol class="room-list">
        {seats.map((seat, number) => (
          <li key={number} class={seat.kind} data-seat={number}>
            <SeatBadge seat={number} size={26} />
            <Sitter
              game={info.game}
              isSet={isOpen && you.isHost && seat.kind !== 'person'}
              seat={seat}
              seats={seats}
              number={number}
              isHost={seat.player !== null && seat.player === info.host}
              isMe={number === you.seat}
              isHere={seat.player !== null && meeting.presence.value.players.includes(seat.player)}
            />
            {isOpen && you.isHost && seat.kind !== 'person' && (
              <select
                aria-label={room.whoMay(number + 1)}
                value={seat.level ?? seat.kind}
                onChange={event => {
                  const to = settingOf(event.currentTarget.value);
                  attempt(() => meeting.setSeat(number, to));
                }}
              >
                <option value="open">{room.openTo}</option>
                {isGameId(info.game) && <LevelOptions game={info.game} />}
                <option value="closed">{room.closed}</option>
              </select>
            )}
            {isOpen && you.isHost && seat.kind === 'person' && number !== you.seat && (
              <button
                type="button"
                class="button plain small"
                aria-label={room.removeOf(seatName(seat, number, seats) ?? '')}
                onClick={() => attempt(() => meeting.setSeat(number, { kind: 'open' }))}
              >
                {room.remove}
              </button>
            )}
            {!you.isHost && seat.kind === 'open' && (seat.player === null || number === you.kept) && (
              <button
                type="button"
                class="button"
                aria-label={room.sitHereOf(number + 1)}
                onClick={() => attempt(() => meeting.takeSeat(number))}
              >
                {room.sitHere}
              </button>
            )}
          </li>
        ))}
      </ol>
      {looking > 0 && <p class="note">{watchers(looking)}</p>}
    </>
  );
}

function Sitter(props: {
  readonly game: string;
  readonly seat: TableSeat;
  readonly seats: readonly TableSeat[];
  readonly number: number;
  readonly isHost: boolean;
  readonly isMe: boolean;
  readonly isHere: boolean;
  /** Whether the control beside it already shows the setting. */
  readonly isSet: boolean;
}) {
  const { game, seat, seats, number, isHost, isMe, isHere, isSet } = props;
  const { room } = textsOf('remote');
  const { tablePage } = app.value;
  if (seat.kind === 'open' && seat.player !== null) {
    return <span class="room-sitter free">{room.keptFor(seat.name ?? app.value.guest)}</span>;
  }
  if (isSet && seat.kind !== 'bot') return null;
  if (seat.kind === 'open') return <span class="room-sitter free">{room.free}</span>;
  if (seat.kind === 'closed') return <span class="room-sitter free">{room.closed}</span>;
  const about = [
    isMe ? tablePage.you : '',
    isHost ? room.host : '',
    seat.kind === 'person' && seat.isReady ? room.isReady : '',
    ...(seat.kind !== 'bot' || seat.level === null
      ? []
      : isSet
        ? characterInWords(game, number)
        : [botInWords(game, number, seat.level)]),
  ].filter(Boolean);
  return (
    <span class="room-sitter">
      {seat.kind === 'person' && <PresenceMark isHere={isHere || isMe} />}
      <strong>{seatName(seat, number, seats)}</strong>
      {about.length > 0 && <small>{punctuation.value.listed(about)}</small>}
    </span>
  );
}

function settingOf(chosen: string): SeatSetting {
  const level = LEVELS.find(one => one === chosen);
  if (level) return { kind: 'bot', level };
  return chosen === 'closed' ? { kind: 'closed' } : { kind: 'open' };
}
