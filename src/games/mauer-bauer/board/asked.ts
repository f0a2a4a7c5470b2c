import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { Asked } from '../../../web/board/asked.ts';
import type { View } from '../game.ts';
import { isPoint, LINES, lineNamed, PLAINS, POINTS } from './geometry.ts';
import { boardOf } from './scene.ts';
import { describePiece, handOf, pointsOf } from './telling.ts';

const LINES_OF_POINTS = 'abcdef';

/** A row is a line of points with its walls, and the row of plains below it. */
export const asked: Asked<View, Texts> = {
  rows: (view, _, texts) =>
    Array.from(LINES_OF_POINTS, letter => {
      const points = POINTS.filter(({ name }) => name.startsWith(letter)).map(({ name }) => name);
      const plains = PLAINS.filter(({ name }) => name.startsWith(letter.toUpperCase())).map(
        ({ name }) => name,
      );
      const lines = LINES.filter(({ ends: [from] }) => points.includes(from.name)).map(({ name }) => name);
      return piecesAt(view, points, lines, plains, texts);
    }),

  around(view, choice, _, texts) {
    const name = choice.split(' ').at(-1) ?? '';
    const line = LINES.find(each => each.name === name);
    const ends = line ? line.ends.map(end => end.name) : [name];
    const isPlace = line || isPoint(name) || PLAINS.some(plain => plain.name === name);
    if (!isPlace) return null;
    const touching = LINES.filter(
      ({ ends: [a, b], plains }) =>
        ends.includes(a.name) || ends.includes(b.name) || plains.some(plain => plain.name === name),
    );
    const plains = line ? line.plains.map(plain => plain.name) : [name].filter(each => !isPoint(each));
    return piecesAt(
      view,
      ends.filter(isPoint),
      touching.map(each => each.name),
      plains,
      texts,
    );
  },

  hand: (view, _, texts) =>
    handOf(view).map(held => texts.handCard(held.card, pointsOf(view, held, view.completed))),
};

function piecesAt(
  view: View,
  points: readonly string[],
  lines: readonly string[],
  plains: readonly string[],
  texts: Texts,
): string[] {
  const { walls, towers, houses, cities } = boardOf(view);
  return [
    ...towers
      .filter(({ point }) => points.includes(point))
      .map(({ point, colour }) => describePiece(point, colour, texts)),
    ...walls
      .filter(line => lines.includes(line))
      .map(line => {
        const [from, to] = lineNamed(line).ends;
        return texts.wallLong(from.name, to.name);
      }),
    ...plains.flatMap(plain => (houses.get(plain) ?? []).map(colour => describePiece(plain, colour, texts))),
    ...cities
      .filter(city => plains.some(plain => city.plains.includes(plain)))
      .map(city => texts.city(city.city, city.plains.length)),
  ];
}
