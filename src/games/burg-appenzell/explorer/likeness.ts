import {
  kindOfPosition,
  type Likeness,
  type Look,
  type Place,
  position,
} from '../../../engine/explorer/likeness.ts';
import { CHEESE_LETTERS, type TileLetter } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';

/** How many turns per seat count as the opening. */
const OPENING = 2;
const COLUMNS = 'abcdefg';

/**
 * The castle as it is and mirrored, from the seat whose turn it is: mice, open rooms, and the tiles that lie open, all cheeses
 * counting alike. It is an opening until somebody has a cheese or a mouse has fallen.
 */
export const likeness: Likeness<View> = {
  settings: [
    { seats: 3, options: { layout: 'A', target: 5, memory: false, lastMouse: false } },
    { seats: 2, options: { layout: 'A', target: 5, memory: false, lastMouse: false } },
    { seats: 4, options: { layout: 'A', target: 4, memory: false, lastMouse: false } },
  ],
  iterations: 60,
  places(view) {
    const { seats, options, phase, active, players, turns } = view;
    const kind = phase === 'turn' ? [kindOf(view)] : [];
    const isOpening = players.every(({ cheeses, fallen }) => cheeses.length + fallen === 0);
    if (turns >= OPENING * seats || !isOpening) return kind;
    const inOrder = players.map((_, i) => players[(active + i) % seats]);
    const look = (square: (name: string) => string): Look => {
      const tiles = view.tiles.map(({ square: at, tile }) => ({ at: square(at), tile }));
      tiles.sort((a, b) => (a.at < b.at ? -1 : 1));
      const cheeses = [...new Set([...tiles.map(({ tile }) => tile), view.spare])].filter(isCheese);
      const plain = (tile: string) => {
        if (!isCheese(tile)) return tile;
        return cheeses.includes(tile) ? String(1 + cheeses.indexOf(tile)) : 'new';
      };
      const room = (name: string) => {
        const squares = view.rooms.find(each => each.name === name)?.squares.map(square) ?? [];
        return view.rooms.find(each => each.squares.includes(squares[0]))?.name ?? name;
      };
      return {
        key: [
          seats,
          options.layout,
          phase,
          view.actionsLeft,
          view.slid,
          view.turningUp === null ? '' : view.turningUp === 'spare' ? 'spare' : square(view.turningUp),
          inOrder.map(({ mice }) => mice.map(square).sort().join()).join('/'),
          view.rooms
            .filter(({ roof }) => !roof)
            .map(({ name }) => room(name))
            .sort()
            .join(),
          ...tiles.map(({ at, tile }) => at + plain(tile)),
          plain(view.spare),
        ].join(' '),
        move(text) {
          const [place, tile] = text.split('=');
          if (tile !== undefined) return `${place === 'spare' ? place : square(place)}=${plain(tile)}`;
          if (text.startsWith('^')) return `^${room(text.slice(1))}`;
          if (/^[NSWE]/.test(text)) return slide(square, text);
          return text.replace(/[a-g][1-7]/g, square);
        },
      };
    };
    return [position(active, [look(name => name), look(mirrored)]), ...kind];
  },
};

/** How many actions are left and where one's mice are; whether a move enters, uncovers, runs to a cheese or slides. */
function kindOf({ seats, active, actionsLeft, slid, turningUp, tiles, players }: View): Place {
  const { mice, stock } = players[active];
  const tileAt = (square: string) => tiles.find(tile => tile.square === square)?.tile ?? '.';
  const key =
    turningUp === null ? `${actionsLeft} ${slid} ${mice.length} ${stock}` : turningUp.replace(/^..$/, 'hole');
  return kindOfPosition(active, `${seats} ${key}`, text => {
    const [from, to] = text.split('-');
    const fallen = text.split('=')[1];
    if (fallen !== undefined) return isCheese(fallen) ? 'cheese' : fallen;
    if (to === undefined) return /^[NSWE]/.test(text) ? 'slide' : text[0];
    const tile = tileAt(to);
    if (!isCheese(tile)) return 'run';
    return mice.some(mouse => mouse !== from && tileAt(mouse) === tile) ? 'run to a pair' : 'run to a cheese';
  });
}

function mirrored(square: string): string {
  return COLUMNS[COLUMNS.length - 1 - COLUMNS.indexOf(square[0])] + square[1];
}

/** `W2` is `E2`, `Nb` is `Nf`. */
function slide(square: (name: string) => string, [side, line]: string): string {
  if (square('a1') === 'a1') return side + line;
  if (side === 'W' || side === 'E') return (side === 'W' ? 'E' : 'W') + line;
  return side + mirrored(`${line}1`)[0];
}

function isCheese(tile: string): tile is TileLetter {
  return CHEESE_LETTERS.some(letter => letter === tile);
}
