import type { Brick, Face, Happening, Kind, Place, View } from '../game.ts';
import { placeKey, samePlace } from './bricks.ts';

/** What is visible at one moment: the view or, while happenings are being shown, how far they have come. */
export interface Scene {
  readonly wall: readonly BrickSeen[];
  readonly pile: Readonly<Record<Kind, number>>;
  readonly die: DieSeen | null;
  /** Each seat's colour, once it has been shown choosing it. */
  readonly colours: View['colours'];
  /** The awards after the bricks laid so far. */
  readonly awards: View['awards'];
}

export interface BrickSeen extends Place {
  readonly brick: Brick;
}

interface DieSeen {
  readonly face: Face;
  readonly seat: number | null;
  readonly rolling: boolean;
  /** Counted within the moment, so that each roll is seen. */
  readonly roll: number;
  /** Rolls for the first turn are many, and matter little. */
  readonly isQuick: boolean;
}

/** The last brick that was laid, and how. */
export interface Arrival {
  readonly at: Place;
  readonly how: 'laid' | 'moved' | 'turned';
  /** Where it came from, if it was in the wall before. */
  readonly from: Place | null;
}

export function sceneOf(
  view: View,
  before: View | null,
  happenings: readonly Happening[],
  beat: number,
  /** Null until it has loaded: the awards then follow once everything has been shown. */
  foresee: ((view: View, move: string) => View) | null = null,
): Scene {
  const shown = happenings.slice(0, beat + 1);
  const rolls = shown.filter(happening => happening.kind === 'die-rolled');
  const roll = rolls.at(-1);
  const now = happenings[beat];
  const settled = before === null || now === undefined;
  if (settled) {
    return { wall: view.wall, pile: view.pile, die: dieOf(view), colours: view.colours, awards: view.awards };
  }
  const die: DieSeen | null = roll
    ? {
        face: roll.face,
        seat: roll.seat,
        rolling: roll === now,
        roll: rolls.length,
        isQuick: roll.purpose === 'first-turn',
      }
    : dieOf(before);

  let wall: readonly BrickSeen[] = before.wall;
  let pile = before.pile;
  let colours = before.colours;
  for (const happening of shown) {
    switch (happening.kind) {
      case 'colour-chosen':
        colours = colours.with(happening.seat, happening.colour);
        break;
      case 'brick-laid':
        wall = [...wall, { ...happening.to, brick: happening.brick }];
        pile = { ...pile, [happening.pileKind]: happening.left };
        break;
      case 'brick-moved':
        wall = [...without(wall, happening.from), { ...happening.to, brick: happening.brick }];
        break;
      case 'brick-turned':
        wall = [...without(wall, happening.at), { ...happening.at, brick: happening.brick }];
        break;
    }
  }
  return { wall, pile, die, colours, awards: awardsAfter(before, shown, foresee) };
}

/** The awards after the current seat's brick: there is one in every play. */
function awardsAfter(
  before: View,
  shown: readonly Happening[],
  foresee: ((view: View, move: string) => View) | null,
): View['awards'] {
  const brick = shown.find(isAboutABrick);
  const isOnTurn = before.phase === 'move' && brick !== undefined && before.seat === brick.seat;
  return (isOnTurn && foresee ? foresee(before, moveOf(brick)) : before).awards;
}

function moveOf(brick: BrickHappening): string {
  switch (brick.kind) {
    case 'brick-laid':
      return `${brick.brick}@${placeKey(brick.to)}`;
    case 'brick-moved':
      return `${placeKey(brick.from)}>${brick.brick}@${placeKey(brick.to)}`;
    case 'brick-turned':
      return `${placeKey(brick.at)}>${brick.brick}@${placeKey(brick.at)}`;
  }
}

/** The last brick laid so far; null if none of these happenings is about a brick. */
export function arrivalIn(happenings: readonly Happening[], beat: number): Arrival | null {
  const last = happenings.slice(0, beat + 1).findLast(isAboutABrick);
  switch (last?.kind) {
    case 'brick-laid':
      return { at: last.to, how: 'laid', from: null };
    case 'brick-moved':
      return { at: last.to, how: 'moved', from: last.from };
    case 'brick-turned':
      return { at: last.at, how: 'turned', from: null };
    default:
      return null;
  }
}

type BrickHappening = Extract<Happening, { kind: 'brick-laid' | 'brick-moved' | 'brick-turned' }>;

function isAboutABrick(happening: Happening): happening is BrickHappening {
  const { kind } = happening;
  return kind === 'brick-laid' || kind === 'brick-moved' || kind === 'brick-turned';
}

function dieOf(view: View): DieSeen | null {
  return view.die === null
    ? null
    : { face: view.die, seat: view.seat, rolling: false, roll: 0, isQuick: false };
}

function without(wall: readonly BrickSeen[], place: Place): BrickSeen[] {
  return wall.filter(brick => !samePlace(brick, place));
}
