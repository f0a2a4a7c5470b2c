import './lobby.css';
import type { ComponentChildren } from 'preact';
import { isLanguage, LANGUAGE_NAMES } from '../../../locales/languages.ts';
import { type GameId, isGameId, manifestOf } from '../../games/index.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { games, online, type Texts, useTexts } from '../frame/texts.ts';
import { GamePicture } from '../home/game-picture.tsx';
import { paceInWords } from '../online/paces.ts';
import { seatName } from '../online/seat-names.ts';
import { duration, rating } from '../online/times.ts';
import { type Sitter, sitterAt } from './filters.ts';

/** A table in a list: a picture of its game, the facts about it, and what can be done with it. */
export function TableRow(props: {
  readonly table: TableInfo;
  /** The line under the name of the game. */
  readonly line: ComponentChildren;
  readonly mark?: ComponentChildren;
  readonly isGone?: boolean;
  /** Whether to show how long it has been there. */
  readonly hasAge?: boolean;
  readonly children: (game: GameId, name: string) => ComponentChildren;
}) {
  const { table, line, mark, isGone = false, hasAge = false, children } = props;
  const people = useTexts('people');
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
        <p class="row-facts">
          {[...factsOf(table, game), ...(people && hasAge ? [ageOf(table, people)] : [])].join(' · ')}
        </p>
      </div>
      <div class="row-do">{children(game, name)}</div>
    </li>
  );
}

function ageOf({ madeAt, startedAt }: TableInfo, people: Texts['people']): string {
  const age = duration(Math.max(0, Date.now() - (startedAt ?? madeAt)));
  return startedAt === null ? people.age(age) : people.begun(age);
}

/** Who sits there, whether they are online, their ratings and languages, and how many seats are free. */
export function Company(props: { readonly table: TableInfo; readonly sitters?: readonly Sitter[] }) {
  const { table, sitters = [] } = props;
  return (
    <>
      {table.seats.map((seat, number) => {
        if (seat.kind === 'closed') return null;
        const name = seatName(seat, number, table.seats);
        return (
          <span key={number} class={name === null ? 'company free' : 'company'}>
            {number === table.you.seat ? online.value.you : (name ?? '')}
            {seat.kind === 'person' && <About sitter={sitterAt(sitters, table.game, seat.player)} />}
          </span>
        );
      })}
    </>
  );
}

/** What is known about a player at a table, in a few signs. */
function About({ sitter }: { readonly sitter: Sitter | undefined }) {
  const people = useTexts('people');
  if (!sitter || !people) return null;
  const { rating: estimate, isHere, language } = sitter;
  return (
    <small class={isHere ? 'about-sitter is-here' : 'about-sitter'}>
      <span class="spoken">{isHere ? people.isHere : people.isAway}</span>
      {estimate !== null && (
        <>
          <span class="spoken">{people.ratingOf(rating(estimate))}</span>
          <span aria-hidden="true">{rating(estimate)}</span>
        </>
      )}
      {language !== null && isLanguage(language) && (
        <abbr title={LANGUAGE_NAMES[language]} lang={language}>
          {language.toUpperCase()}
        </abbr>
      )}
    </small>
  );
}

/** The options that differ from the usual ones. */
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
