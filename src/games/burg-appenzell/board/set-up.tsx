import type { Texts as SetUpTexts } from '../../../../locales/en/burg-appenzell/advice/set-up.ts';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import type {
  Setting as AnySetting,
  ChoiceControl,
  Control,
  ControlGroup,
  FlagControl,
  SetUpBoard,
  SetUpPlace,
} from '../../../web/board/set-up.ts';
import type { CheeseLetter, TileLetter, View } from '../game.ts';
import { HOLES, LAYOUTS, nameOf, squareCalled } from '../rules/castle.ts';
import { quietLimit } from '../rules/scoring.ts';
import { type Position, setUp, stateOf } from '../rules/set-up.ts';
import { roomsOnTheWay } from '../rules/set-up-ways.ts';
import { ACTIONS_PER_TURN, MICE_PER_SEAT } from '../rules/state.ts';
import { CHEESE_LETTERS, LETTERS, NUMBER_OF } from '../rules/tiles.ts';
import { view } from '../rules/view.ts';
import { TOWER_SQUARES } from './geometry.ts';
import { Mouse } from './mouse.tsx';
import { Cheese, Tile } from './tile.tsx';

type Setting = AnySetting<Texts, SetUpTexts>;

/**
 * A position set up by hand: roofs are lifted with a tap, and what lies and stands where there is none is chosen square by
 * square. Turns that are needed for what is set up are added by themselves.
 */
export const setUpBoard: SetUpBoard<Position, View, Texts, SetUpTexts> = {
  /** The first turn. */
  empty: ({ seats }) => ({
    mice: TOWER_SQUARES.slice(0, seats).map(tower => [tower]),
    fallen: Array.from({ length: seats }, () => 0),
    cheeses: Array.from({ length: seats }, () => ''),
    open: [],
    tiles: { spare: '.' },
    lastSeen: {},
    turns: 0,
    quietTurns: 0,
    actions: ACTIONS_PER_TURN,
    slid: false,
    eventful: false,
  }),

  picture(position, { seats, options }) {
    const mice = position.mice.map((squares, seat) =>
      squares.slice(0, MICE_PER_SEAT - position.fallen[seat]),
    );
    const seen = view(stateOf({ ...position, mice }, seats, options), 'everything');
    const players = seen.players.map((player, seat) => ({ ...player, mice: position.mice[seat] }));
    return { ...seen, players };
  },

  places: (position, setting) => [
    ...TOWER_SQUARES.map(square => placeOf(position, setting, square, setting.words.tower(square), [])),
    ...roomsOf(setting.options).flatMap(room =>
      position.open.includes(room.name)
        ? room.squares.map(square =>
            placeOf(position, setting, square, setting.words.square(square), [
              roofControl(position, setting, room, square),
            ]),
          )
        : [coveredRoom(position, setting, room)],
    ),
  ],

  groups: (position, setting) => [
    turnGroup(position, setting),
    spareGroup(position, setting),
    ...seatGroups(position, setting),
  ],
};

interface Room {
  readonly name: string;
  readonly squares: readonly string[];
}

const HOLE_NAMES = HOLES.map(nameOf);

function roomsOf({ layout }: AnyOptions): readonly Room[] {
  return LAYOUTS[layout === 'B' ? 1 : 0].rooms.map(({ name, squares }) => ({
    name,
    squares: squares.map(nameOf),
  }));
}

/** A tower, or a square without a roof: the tile in its hole, the mouse on it. */
function placeOf(
  position: Position,
  setting: Setting,
  square: string,
  label: string,
  more: readonly Control<Position>[],
): SetUpPlace<Position> {
  const { names, texts, words } = setting;
  const seat = seatAt(position, square);
  const tile = position.tiles[square];
  const holds = [
    ...(tile === undefined ? [] : [texts.tile[tile]]),
    ...(seat < 0 ? [] : [words.mouseOf(names[seat])]),
  ];
  return {
    key: square,
    place: square,
    label,
    holds,
    controls: [
      mouseControl(position, setting, square),
      ...(HOLE_NAMES.includes(square) ? [tileControl(position, setting, square, words.tile)] : []),
      ...more,
    ],
  };
}

/** A room under its roof: a tap lifts it. What was seen there before may be remembered. */
function coveredRoom(position: Position, setting: Setting, room: Room): SetUpPlace<Position> {
  const { texts, words } = setting;
  const seen = room.squares.flatMap(square => position.tiles[square] ?? []);
  return {
    key: `^${room.name}`,
    place: `^${room.name}`,
    label: words.room(room.name),
    holds: [texts.covered, ...seen.map(tile => texts.tile[tile])],
    tap: () => after(position, uncovered(position, room), setting),
    controls: [
      roofControl(position, setting, room, room.name),
      ...room.squares
        .filter(square => HOLE_NAMES.includes(square))
        .map(square => tileControl(position, setting, square, words.tileAt(square))),
    ],
  };
}

function roofControl(
  position: Position,
  setting: Setting,
  room: Room,
  square: string,
): FlagControl<Position> {
  return {
    kind: 'flag',
    key: `roof ${square}`,
    label: setting.words.roof(room.name),
    isOn: !position.open.includes(room.name),
    set: isOn => after(position, isOn ? covered(position, room) : uncovered(position, room), setting),
  };
}

const NO_MOUSE = 'none';

function mouseControl(position: Position, setting: Setting, square: string): ChoiceControl<Position> {
  const { names, words } = setting;
  const seat = seatAt(position, square);
  return {
    kind: 'choice',
    key: `mouse ${square}`,
    label: words.mouse,
    value: seat < 0 ? NO_MOUSE : String(seat),
    options: [
      { value: NO_MOUSE, label: words.noMouse, picture: NOTHING },
      ...names.map((name, each) => ({
        value: String(each),
        label: words.mouseOf(name),
        picture: <MousePicture seat={each} />,
      })),
    ],
    set: value =>
      after(position, withMouse(position, square, value === NO_MOUSE ? null : Number(value)), setting),
  };
}

/** Where there is no mouse. */
const NOTHING = <circle class="none" r={15} />;

function MousePicture({ seat }: { readonly seat: number }) {
  return (
    <g class="ba" transform="translate(0 20) scale(1.4)">
      <Mouse seat={seat} />
    </g>
  );
}

const UNSEEN = '?';

/** Under a roof a tile may be one that nobody has seen. */
function tileControl(
  position: Position,
  setting: Setting,
  square: string,
  label: string,
): ChoiceControl<Position> {
  const { texts } = setting;
  const isCovered = square !== 'spare' && !isOpen(position, setting.options, square);
  return {
    kind: 'choice',
    key: square === 'spare' ? 'spare tile' : `tile ${square}`,
    label,
    value: position.tiles[square] ?? UNSEEN,
    options: (isCovered ? ([UNSEEN, ...LETTERS] as const) : LETTERS).map(letter => ({
      value: letter,
      label: texts.tile[letter],
      picture: (
        <g class="ba" transform="scale(1.2)">
          <Tile tile={letter} />
        </g>
      ),
    })),
    set: value =>
      after(
        position,
        withTile(position, square, LETTERS.find(letter => letter === value) ?? null, isCovered),
        setting,
      ),
  };
}

/** Whose turn it is follows from how many turns there have been. */
function turnGroup(position: Position, setting: Setting): ControlGroup<Position> {
  const { seats, names, words } = setting;
  const { turns, quietTurns, actions, slid, eventful } = position;
  // With an action used, if none is: only then can something have happened.
  const acted = { ...position, actions: Math.min(actions, ACTIONS_PER_TURN - 1) };
  return {
    key: 'turn',
    label: words.turn,
    controls: [
      {
        kind: 'choice',
        key: 'active',
        label: words.whoseTurn,
        value: String(turns % seats),
        options: names.map((name, seat) => ({ value: String(seat), label: name })),
        set: value => after(position, withTurns(position, turns - (turns % seats) + Number(value)), setting),
      },
      {
        kind: 'count',
        key: 'actions',
        label: words.actions,
        count: actions,
        least: 1,
        most: ACTIONS_PER_TURN,
        set: count => after(position, { ...position, actions: count }, setting),
      },
      {
        kind: 'flag',
        key: 'slid',
        label: words.slid,
        isOn: slid,
        set: isOn => after(position, isOn ? { ...acted, slid: true } : { ...position, slid: false }, setting),
      },
      {
        kind: 'flag',
        key: 'eventful',
        label: words.eventful,
        isOn: eventful,
        set: isOn =>
          after(position, isOn ? { ...acted, eventful: true } : { ...position, eventful: false }, setting),
      },
      {
        kind: 'count',
        key: 'turns',
        label: words.turns,
        count: turns,
        most: MOST_TURNS,
        set: count => withTurns(position, count),
      },
      {
        kind: 'count',
        key: 'quietTurns',
        label: words.quietTurns,
        count: quietTurns,
        most: quietLimit(seats),
        set: count => ({ ...position, quietTurns: count }),
      },
    ],
  };
}

/** More than anybody wants to set up. */
const MOST_TURNS = 999;

function spareGroup(position: Position, setting: Setting): ControlGroup<Position> {
  const { texts } = setting;
  return {
    key: 'spare',
    label: texts.spare,
    controls: [tileControl(position, setting, 'spare', texts.spare)],
  };
}

function seatGroups(position: Position, setting: Setting): readonly ControlGroup<Position>[] {
  const { names, texts, words } = setting;
  return names.map((name, seat) => ({
    key: `seat ${seat}`,
    label: name,
    seat,
    controls: [
      ...CHEESE_LETTERS.map(letter => ({
        kind: 'flag' as const,
        key: `cheese ${seat} ${letter}`,
        label: texts.cheese[letter],
        isOn: position.cheeses[seat].includes(letter),
        picture: (
          <g class="ba" transform="scale(1.4)">
            <Cheese cheese={letter} />
          </g>
        ),
        set: (isOn: boolean) => after(position, withCheese(position, seat, letter, isOn), setting),
      })),
      {
        kind: 'count',
        key: `fallen ${seat}`,
        label: words.fallen,
        count: position.fallen[seat],
        most: MICE_PER_SEAT,
        set: count => after(position, { ...position, fallen: position.fallen.with(seat, count) }, setting),
      },
    ],
  }));
}

function seatAt({ mice }: Position, square: string): number {
  return mice.findIndex(squares => squares.includes(square));
}

function isOpen({ open }: Position, options: AnyOptions, square: string): boolean {
  return roomsOf(options).some(({ name, squares }) => squares.includes(square) && open.includes(name));
}

function withMouse(position: Position, square: string, seat: number | null): Position {
  const mice = position.mice.map((squares, each) => [
    ...squares.filter(other => other !== square),
    ...(each === seat ? [square] : []),
  ]);
  for (const squares of mice) squares.sort((a, b) => squareCalled(a) - squareCalled(b));
  return { ...position, mice };
}

function withTile(position: Position, square: string, tile: TileLetter | null, isCovered: boolean): Position {
  const { [square]: _, ...tiles } = position.tiles;
  const { [square]: seen = 1, ...lastSeen } = position.lastSeen;
  if (tile === null) return { ...position, tiles, lastSeen };
  return {
    ...position,
    tiles: { ...tiles, [square]: tile },
    lastSeen: isCovered ? { ...lastSeen, [square]: seen } : lastSeen,
  };
}

/** What nobody has seen there is bare floor, or else whatever there is most of. */
function uncovered(position: Position, room: Room): Position {
  const open = [...position.open, room.name].sort((a, b) => squareCalled(a) - squareCalled(b));
  const { tiles } = position;
  return room.squares
    .filter(square => HOLE_NAMES.includes(square))
    .reduce<Position>((at, square) => withTile(at, square, tiles[square] ?? mostLeft(at), false), {
      ...position,
      open,
    });
}

function mostLeft({ tiles }: Position): TileLetter {
  const left = (kind: number) =>
    NUMBER_OF[kind] - Object.values(tiles).filter(letter => letter === LETTERS[kind]).length;
  const [most] = [...LETTERS.keys()].sort((a, b) => left(b) - left(a));
  return left(LETTERS.indexOf('.')) > 0 ? '.' : LETTERS[most];
}

/** Its mice leave the castle, its tiles were last seen in the turn before. */
function covered(position: Position, room: Room): Position {
  const open = position.open.filter(name => name !== room.name);
  const mice = position.mice.map(squares => squares.filter(square => !room.squares.includes(square)));
  return room.squares.reduce<Position>(
    (at, square) => (at.tiles[square] ? withTile(at, square, at.tiles[square], true) : at),
    { ...position, open, mice },
  );
}

function withCheese(position: Position, seat: number, letter: CheeseLetter, isOn: boolean): Position {
  const letters = CHEESE_LETTERS.filter(each =>
    each === letter ? isOn : position.cheeses[seat].includes(each),
  );
  return { ...position, cheeses: position.cheeses.with(seat, letters.join('')) };
}

/** A turn that brought something was not quiet; all turns before the first such turn were. */
function withTurns(position: Position, turns: number): Position {
  const events = position.cheeses.join('').length + position.fallen.reduce((sum, count) => sum + count, 0);
  const before = events - (position.eventful ? 1 : 0);
  const latest = before > 0 && !position.eventful ? turns - 1 : turns;
  const quietTurns = before > 0 ? Math.min(position.quietTurns, Math.max(0, latest)) : turns;
  return { ...position, turns, quietTurns };
}

/** A change made before the first turn begins that turn. */
function after(before: Position, now: Position, setting: Setting): Position {
  const isStart =
    before.turns === 0 && before.mice.some(squares => squares.length === 0) && before.actions === 0;
  return withTime(withWay(isStart ? begun(now) : now, setting), setting);
}

/** BA-10: a mouse that is deep in the castle has seen what lies in the rooms on its way. */
function withWay(position: Position, { seats, options }: Setting): Position {
  const found = setUp.read(seats, options, position);
  if (found.ok || found.error.kind !== 'mouse-too-deep') return position;
  const layout = options.layout === 'B' ? 1 : 0;
  return roomsOnTheWay(layout, squareCalled(found.error.square))
    .flatMap(room => roomsOf(options)[room].squares)
    .filter(square => HOLE_NAMES.includes(square) && position.tiles[square] === undefined)
    .reduce<Position>((at, square) => withTile(at, square, mostLeft(at), true), position);
}

/** BA-6, BA-7: a spare, and a mouse in a tower for everybody. */
function begun(position: Position): Position {
  const mice = position.mice.reduce<Position['mice']>((all, squares, seat) => {
    const free = TOWER_SQUARES.find(tower => !all.flat().includes(tower));
    return squares.length > 0 || free === undefined ? all : all.with(seat, [free]);
  }, position.mice);
  return { ...position, mice, tiles: { spare: '.', ...position.tiles }, actions: ACTIONS_PER_TURN };
}

/** Adds as many rounds as are needed for what has been set up. */
function withTime(position: Position, { seats, options }: Setting): Position {
  const reads = (at: Position) => setUp.read(seats, options, at);
  const isTooSoon = (at: Position) => {
    const found = reads(at);
    return !found.ok && (found.error.kind === 'too-few-turns' || found.error.kind === 'last-seen');
  };
  const now = withTurns(position, position.turns);
  let later = now;
  for (let rounds = 0; isTooSoon(later); rounds++) {
    if (rounds === MOST_ROUNDS) return now;
    later = withTurns(later, later.turns + seats);
  }
  return later;
}

const MOST_ROUNDS = 20;
