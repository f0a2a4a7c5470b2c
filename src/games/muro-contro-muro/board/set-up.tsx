import type { Texts as SetUpTexts } from '../../../../locales/en/muro-contro-muro/advice/set-up.ts';
import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type {
  Control,
  ControlGroup,
  ControlOption,
  Setting,
  SetUpBoard,
  SetUpPlace,
} from '../../../web/board/set-up.ts';
import { type Brick, game, type Phase, type Place, type View } from '../game.ts';
import { COLOURS, FACES, KINDS } from '../rules/pieces.ts';
import type { Position } from '../rules/set-up.ts';
import { PHASES } from '../rules/state.ts';
import { WIDEST } from '../rules/wall.ts';
import { Token, WholeBrick } from './brick.tsx';
import { faceTo, kindOf, placeKey, readLaying, samePlace } from './bricks.ts';
import { DieFace } from './die-face.tsx';
import type { Base } from './geometry.ts';
import { describePlace } from './telling.ts';

type Here = Setting<Texts, SetUpTexts>;

interface BrickAt extends Place {
  readonly brick: Brick;
}

/** Every brick each way round. */
const BRICKS: readonly Brick[] = COLOURS.flatMap(front => COLOURS.map(back => `${front}${back}` as const));
const NO_BRICK = '';

export const setUpBoard: SetUpBoard<Position, View, Texts, SetUpTexts> = {
  empty: () => ({ phase: 'roll', seat: 0, colours: ['G', 'F'], die: null, wall: [] }),

  picture(position, { seats, options }) {
    const { phase, seat, colours, die } = position;
    const wall = bricksOf(position);
    const start = game.view(game.start(seats, options), 'everything');
    const count = (kind: string) => wall.filter(({ brick }) => kindOf(brick) === kind).length;
    const left = KINDS.map(kind => [kind, Math.max(0, start.pile[kind] - count(kind))] as const);
    return {
      ...start,
      // The wall is always seen, even where it is too early for one.
      phase: phase === 'choose-colour' ? 'roll' : phase,
      seat,
      colours: [colours[0] ?? null, colours[1] ?? null],
      die,
      wall: wall.map(brick => ({
        ...brick,
        front: faceTo(brick.brick, 0),
        back: faceTo(brick.brick, 1),
        free: false,
      })),
      base: baseOf(wall),
      pile: { ...start.pile, ...Object.fromEntries(left) },
      bricksLeft: left.reduce((sum, [, bricks]) => sum + bricks, 0),
    };
  },

  places(position, { texts, words }) {
    const wall = bricksOf(position);
    const base = baseOf(wall);
    const options: ControlOption[] = [
      {
        value: NO_BRICK,
        label: words.noBrick,
        picture: <rect x={-20} y={-13} width={40} height={26} rx={3} class="none" />,
      },
      ...BRICKS.map(brick => ({
        value: brick,
        label: facesOf(brick, texts, words),
        picture: (
          <g transform="scale(.36) translate(-58 -21)">
            <WholeBrick brick={brick} side={0} />
          </g>
        ),
      })),
    ];
    return [...wall, ...freePlaces(wall)].sort(inReadingOrder).map((place): SetUpPlace<Position> => {
      const brick = wall.find(each => samePlace(each, place))?.brick ?? NO_BRICK;
      const key = placeKey(place);
      return {
        key,
        place: key,
        label: describePlace(base, place, 0, texts),
        holds: brick === NO_BRICK ? [] : [facesOf(brick, texts, words)],
        controls: [
          {
            kind: 'choice',
            key: `brick ${key}`,
            label: words.brick,
            value: brick,
            options,
            set: chosen => withBrick(position, place, chosen),
          },
        ],
      };
    });
  },

  groups: (position, here) => [turnGroup(position, here), ...colourGroup(position, here)],
};

function turnGroup(position: Position, { names, texts, words }: Here): ControlGroup<Position> {
  const { phase, seat, colours, die } = position;
  const controls: Control<Position>[] = [
    {
      kind: 'choice',
      key: 'phase',
      label: words.phase,
      value: phase,
      options: PHASES.map(value => ({ value, label: words.phases[value] })),
      set: value => withPhase(position, PHASES.find(each => each === value) ?? phase),
    },
  ];
  if (seat !== null) {
    controls.push({
      kind: 'choice',
      key: 'seat',
      label: words.seat,
      value: String(seat),
      options: names.map((name, i) => ({ value: String(i), label: name })),
      set: value => withPhase({ ...position, seat: Number(value) }, phase),
    });
  }
  if (phase === 'move') {
    controls.push({
      kind: 'choice',
      key: 'die',
      label: words.die,
      value: die ?? '',
      options: FACES.map(face => ({
        value: face,
        label: texts.dieFace[face],
        picture: (
          <g transform="scale(2)">
            <rect class="mm-die-body" x={-11.5} y={-11.5} width={23} height={23} rx={4} />
            <DieFace face={face} own={seat === null ? null : (colours[seat] ?? null)} />
          </g>
        ),
      })),
      set: value => ({ ...position, die: FACES.find(face => face === value) ?? die }),
    });
  }
  return { key: 'turn', label: words.toPlay, controls };
}

function colourGroup(position: Position, { names, texts, words }: Here): ControlGroup<Position>[] {
  const { colours } = position;
  if (colours.length === 0) return [];
  const controls = colours.map(
    (colour, seat): Control<Position> => ({
      kind: 'choice',
      key: `colour ${seat}`,
      label: names[seat],
      value: colour,
      options: COLOURS.map(value => ({
        value,
        label: texts.colourName[value],
        picture: <Token colour={value} radius={20} />,
      })),
      set(value) {
        const chosen = COLOURS.find(each => each === value) ?? colour;
        // Whoever had it takes the other one.
        const swapped = colours.map((other, i) => (i === seat ? chosen : other === chosen ? colour : other));
        return { ...position, colours: swapped };
      },
    }),
  );
  return [{ key: 'colours', label: words.colours, controls }];
}

/** The position at another step: whatever belongs to the step comes and goes with it. */
function withPhase(position: Position, phase: Phase): Position {
  const seat = phase === 'over' ? null : (position.seat ?? 0);
  const [first = 'G'] = position.colours;
  const [, second = COLOURS.find(colour => colour !== first) ?? 'F'] = position.colours;
  const colours = phase === 'choose-colour' ? [first, second].slice(0, seat ?? 0) : [first, second];
  return { ...position, phase, seat, colours, die: phase === 'move' ? (position.die ?? 'C') : null };
}

function withBrick(position: Position, place: Place, text: string): Position {
  const others = bricksOf(position).filter(brick => !samePlace(brick, place));
  const brick = BRICKS.find(each => each === text);
  const wall = brick ? [...others, { ...place, brick }] : others;
  return {
    ...position,
    wall: wall.sort(inReadingOrder).map(({ row, column, brick }) => `${brick}@${row},${column}`),
  };
}

function bricksOf({ wall }: Position): BrickAt[] {
  return wall.flatMap(text => {
    const laying = readLaying(text);
    return laying ? [{ ...laying.to, brick: laying.brick }] : [];
  });
}

/** Where a brick could rest: beside the base or in its gaps, and on any two bricks side by side. */
function freePlaces(wall: readonly Place[]): Place[] {
  const isTaken = (row: number, column: number) => wall.some(brick => samePlace(brick, { row, column }));
  const { left, width } = baseOf(wall);
  const ends = width === 0 ? [0] : width < WIDEST ? [left - 1, left + width] : [];
  const gaps = Array.from({ length: width }, (_, nth) => left + nth);
  const base = [...ends, ...gaps].map(column => ({ row: 0, column }));
  const above = wall
    .filter(({ row, column }) => isTaken(row, column + 1))
    .map(({ row, column }) => ({ row: row + 1, column }));
  return [...base, ...above].filter(({ row, column }) => !isTaken(row, column));
}

/** From its leftmost to its rightmost brick, whatever is between them. */
function baseOf(wall: readonly Place[]): Base {
  const columns = wall.filter(({ row }) => row === 0).map(({ column }) => column);
  if (columns.length === 0) return { left: 0, width: 0 };
  const left = Math.min(...columns);
  return { left, width: Math.max(...columns) - left + 1 };
}

function inReadingOrder(a: Place, b: Place): number {
  return a.row - b.row || a.column - b.column;
}

function facesOf(brick: Brick, texts: Texts, words: SetUpTexts): string {
  return words.faces(texts.colour[faceTo(brick, 0)], texts.colour[faceTo(brick, 1)]);
}
