import type { CheeseLetter, Happening, TileLetter, View } from '../game.ts';
import { isHole } from './geometry.ts';

/**
 * What is visible at one moment: the view or, while happenings are being shown, how far they have come. A tile is in it
 * only while its hole is uncovered, or if the view remembers it (BA-19).
 */
export interface Scene {
  readonly roofs: ReadonlySet<string>;
  /** The uncovered holes. */
  readonly tiles: ReadonlyMap<string, TileLetter | '?'>;
  readonly remembered: ReadonlyMap<string, TileLetter>;
  readonly spare: TileLetter | '?';
  readonly mice: readonly MouseSeen[];
  readonly players: readonly PlayerSeen[];
  readonly active: number;
  readonly actionsLeft: number;
  /** Whether the turn's slide is done. */
  readonly slid: boolean;
  readonly phase: View['phase'];
}

export interface MouseSeen {
  readonly seat: number;
  readonly square: string;
}

export interface PlayerSeen {
  readonly seat: number;
  readonly stock: number;
  readonly fallen: number;
  readonly cheeses: readonly CheeseLetter[];
}

export function sceneOf(
  view: View,
  before: View | null,
  happenings: readonly Happening[],
  beat: number,
): Scene {
  if (before === null || beat >= happenings.length) return sceneIn(view);
  return happenings
    .slice(0, beat + 1)
    .reduce((scene, happening) => after(scene, happening, before), sceneIn(before));
}

export function sceneIn(view: View): Scene {
  return {
    roofs: new Set(view.rooms.filter(({ roof }) => roof).map(({ name }) => name)),
    tiles: new Map(view.tiles.map(({ square, tile }) => [square, tile])),
    remembered: new Map(view.remembered.map(({ square, tile }) => [square, tile])),
    spare: view.spare,
    mice: view.players.flatMap(({ seat, mice }) => mice.map(square => ({ seat, square }))),
    players: view.players.map(({ seat, stock, fallen, cheeses }) => ({ seat, stock, fallen, cheeses })),
    active: view.active,
    actionsLeft: view.actionsLeft,
    slid: view.slid,
    phase: view.phase,
  };
}

function after(scene: Scene, happening: Happening, view: View): Scene {
  const squaresOf = (room: string) => view.rooms.find(({ name }) => name === room)?.squares ?? [];
  const { mice, players, actionsLeft } = scene;
  switch (happening.kind) {
    case 'mouse-entered':
      return {
        ...scene,
        mice: [...mice, { seat: happening.seat, square: happening.tower }],
        players: changed(players, happening.seat, player => ({ ...player, stock: player.stock - 1 })),
        actionsLeft: happening.setUp ? actionsLeft : actionsLeft - 1,
      };
    case 'roof-off': {
      const holes = squaresOf(happening.room).filter(isHole);
      return {
        ...scene,
        roofs: new Set([...scene.roofs].filter(room => room !== happening.room)),
        tiles: new Map([...scene.tiles, ...holes.map(square => [square, '?'] as const)]),
        remembered: new Map([...scene.remembered].filter(([square]) => !holes.includes(square))),
        actionsLeft: actionsLeft - 1,
      };
    }
    case 'mouse-ran': {
      const { seat, from, path } = happening;
      return {
        ...scene,
        mice: mice.map(mouse => (mouse.square === from ? { seat, square: path[path.length - 1] } : mouse)),
        actionsLeft: actionsLeft - path.length,
      };
    }
    case 'slid':
      return { ...slid(scene, happening.line), actionsLeft: actionsLeft - 1, slid: true };
    case 'tile-seen':
      return happening.place === 'spare'
        ? { ...scene, spare: happening.tile }
        : { ...scene, tiles: new Map([...scene.tiles, [happening.place, happening.tile]]) };
    case 'mouse-fell':
      return {
        ...scene,
        mice: mice.filter(({ square }) => square !== happening.square),
        players: changed(players, happening.seat, player => ({ ...player, fallen: happening.fallen })),
      };
    case 'cheese-taken':
      return {
        ...scene,
        players: changed(players, happening.seat, player => ({
          ...player,
          cheeses: [...player.cheeses, happening.cheese].sort(),
        })),
      };
    case 'turn-ended':
      return { ...scene, actionsLeft: 0 };
    case 'roofs-back': {
      const covered = happening.rooms.flatMap(squaresOf);
      return {
        ...scene,
        roofs: new Set([...scene.roofs, ...happening.rooms]),
        tiles: new Map([...scene.tiles].filter(([square]) => !covered.includes(square))),
      };
    }
    case 'turn-began':
      return {
        ...scene,
        active: happening.seat,
        actionsLeft: view.actionsPerTurn,
        slid: false,
        phase: 'turn',
      };
    case 'match-ended':
      return { ...scene, phase: 'over' };
  }
}

/** Tiles under roofs are not tracked while happenings are shown: afterwards the view says what it remembers. */
function slid(scene: Scene, line: readonly string[]): Scene {
  const tiles = new Map(scene.tiles);
  line.forEach((square, i) => {
    if (tiles.has(square)) tiles.set(square, i === 0 ? scene.spare : (scene.tiles.get(line[i - 1]) ?? '?'));
  });
  return {
    ...scene,
    tiles,
    spare: scene.tiles.get(line[line.length - 1]) ?? '?',
    remembered: new Map([...scene.remembered].filter(([square]) => !line.includes(square))),
  };
}

function changed(
  players: readonly PlayerSeen[],
  seat: number,
  change: (player: PlayerSeen) => PlayerSeen,
): PlayerSeen[] {
  return players.map(player => (player.seat === seat ? change(player) : player));
}
