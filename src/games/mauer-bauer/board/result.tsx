import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { ResultProps } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';

/** MB-8 */
const AT_START = 1;

/** Where the points came from, card by card, and the cards left, which decide between equals. */
export function Result({ view, happened, names, texts }: ResultProps<View, Texts, Happening>) {
  const rows: readonly (readonly [string, (seat: number) => number])[] = [
    [texts.resultStart, () => AT_START],
    ...scoringCards(happened).map(
      card => [texts.card(card), (seat: number) => pointsOf(happened, seat, card)] as const,
    ),
    ...(names.some((_, seat) => lostBy(happened, seat) > 0)
      ? [[texts.resultHasty, (seat: number) => -lostBy(happened, seat)] as const]
      : []),
    [texts.resultTotal, seat => view.players[seat].score],
    [texts.resultLeft, seat => view.players[seat].cards],
  ];
  return (
    <>
      <table class="mb-result">
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, value]) => (
            <tr key={heading} class={heading === texts.resultTotal ? 'mb-total' : ''}>
              <th scope="row">{heading}</th>
              {names.map((_, seat) => (
                <td key={seat}>{texts.number(value(seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="mb-result-note">{texts.resultNote}</p>
    </>
  );
}

type Happened = readonly Happening[];

/** The cards that brought anybody points, in the order in which they first did. */
function scoringCards(happened: Happened): string[] {
  const cards = happened.flatMap(happening => (happening.kind === 'scored' ? happening.cards : []));
  return [...new Set(cards.filter(({ points }) => points > 0).map(({ card }) => card))];
}

function pointsOf(happened: Happened, seat: number, card: string): number {
  let points = 0;
  for (const happening of happened) {
    if (happening.kind !== 'scored' || happening.seat !== seat) continue;
    for (const played of happening.cards) if (played.card === card) points += played.points;
  }
  return points;
}

/** MB-9 */
function lostBy(happened: Happened, seat: number): number {
  let lost = 0;
  for (const happening of happened) {
    if (happening.kind === 'rolled-too-early' && happening.seat === seat) lost += happening.lost;
  }
  return lost;
}
