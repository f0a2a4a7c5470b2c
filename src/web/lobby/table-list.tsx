import './lobby.css';
import type { ComponentChildren } from 'preact';
import { type GameId, isGameId, manifestOf } from '../../games/index.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { games, online } from '../frame/texts.ts';
import { GamePicture } from '../home/game-picture.tsx';
import { paceInWords } from '../online/paces.ts';
import { seatName } from '../online/seat-names.ts';

/** A table in a list: a picture of its game, the facts about it, and what can be done with it. */
export function TableRow(props: {
  readonly table: TableInfo;
  /** Under the name of the game. */
  readonly line: ComponentChildren;
  readonly mark?: ComponentChildren;
  readonly isGone?: boolean;
  readonly children: (game: GameId, name: string) => ComponentChildren;
}) {
  const { table, line, mark, isGone = false, children } = props;
  const { game } = table;
  // A newer server may have games that this version of the app does not know.
  if (!isGameId(game)) return null;
  const { name } = games.value[game];
  return (
    <li class={`table-row${isGone ? ' gone' : ''}`}>
      <div class="row-picture" aria-hidden="true">
        <GamePicture game={game} />
      </div>
      <div class="row-words">
        <h3>
          {name} {mark}
        </h3>
        <p>{line}</p>
        <p class="row-facts">{factsOf(table, game).join(' · ')}</p>
      </div>
      <div class="row-do">{children(game, name)}</div>
    </li>
  );
}

/** Who sits there, and how many seats are free. */
export function Company({ table }: { readonly table: TableInfo }) {
  return (
    <>
      {table.seats.map((seat, number) => {
        if (seat.kind === 'closed') return null;
        const name = seatName(seat, number, table.seats);
        return (
          <span key={number} class={name === null ? 'company free' : 'company'}>
            {number === table.you.seat ? online.value.you : (name ?? '')}
          </span>
        );
      })}
    </>
  );
}

/** How it is played, as far as that is unusual. */
function factsOf(
  { pace, isRated, isPublic, options, seats, status }: TableInfo,
  game: GameId,
): readonly string[] {
  const texts = online.value;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const words: Readonly<Record<string, OptionWords>> = games.value[game].options;
  const unusual = Object.entries(manifestOf(game).options)
    .filter(([option, rule]) => options[option] !== undefined && options[option] !== rule.default)
    .map(([option]) => inWords(words[option], options[option]))
    .filter(Boolean);
  return [
    ...(status === 'open' ? [texts.freeSeats(free)] : []),
    paceInWords(pace),
    ...(isRated ? [texts.rated] : []),
    ...(isPublic || status !== 'open' ? [] : [texts.byLink]),
    ...unusual,
  ];
}

interface OptionWords {
  readonly name: string;
  readonly value?: (n: number) => string;
  readonly values?: Readonly<Record<string, string>>;
}

function inWords(words: OptionWords | undefined, value: number | string | boolean): string {
  if (!words) return '';
  if (typeof value === 'boolean') return words.name;
  const said = typeof value === 'number' ? words.value?.(value) : words.values?.[value];
  return online.value.fact(words.name, said ?? String(value));
}
