import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { ResultProps } from '../../../web/board/board.ts';
import { SeatName } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';

/** MB-8 */
const AT_START = 1;

type Scored = Extract<Happening, { readonly kind: 'scored' }>;

/** One scoring: of a city that somebody completed, or the last one, for any city. */
interface Scoring {
  readonly completed: Extract<Happening, { readonly kind: 'city-completed' }> | null;
  readonly scored: Scored[];
}

/** City by city, who played which cards for how many points; then the totals, and the cards left, which break ties. */
export function Result({ view, happened, names, who, texts }: ResultProps<View, Texts, Happening>) {
  const hasty = names.map((_, seat) => lostBy(happened, seat));
  return (
    <>
      {scoringsIn(happened).map(({ completed, scored }, i) => (
        <table key={i} class="mb-result">
          <thead>
            <tr>
              <th scope="col" colSpan={3}>
                {completed ? texts.resultCity(completed.city) : texts.resultFinal}{' '}
                {completed && <small>{texts.resultBy(completed.seat, who)}</small>}
              </th>
            </tr>
          </thead>
          <tbody>
            {scored.map((one, row) => (
              <tr key={row}>
                <th scope="row">
                  <SeatName seat={one.seat} name={names[one.seat]} />
                </th>
                <td class="mb-cards">
                  {one.cards
                    .map(({ card, points }) => `${texts.card(card)} ${texts.number(points)}`)
                    .join(' · ')}
                </td>
                <td class="mb-number">{texts.number(one.points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <table class="mb-result">
        <thead>
          <tr>
            <th scope="col">{texts.resultTotal}</th>
            <th scope="col" class="mb-number">
              <small>{texts.resultLeft}</small>
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ score, cards }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatName seat={seat} name={names[seat]} />
              </th>
              <td class="mb-number mb-cards">{texts.number(cards)}</td>
              <td class="mb-number mb-total">{texts.number(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="mb-result-note">
        {texts.resultStart(texts.number(AT_START))}{' '}
        {hasty.some(lost => lost > 0) && `${texts.resultHasty(hastyInWords(hasty, names, texts))} `}
        {texts.resultNote}
      </p>
    </>
  );
}

function scoringsIn(happened: readonly Happening[]): readonly Scoring[] {
  const scorings: Scoring[] = [];
  for (const happening of happened) {
    if (happening.kind === 'city-completed') scorings.push({ completed: happening, scored: [] });
    else if (happening.kind === 'last-scoring') scorings.push({ completed: null, scored: [] });
    else if (happening.kind === 'scored') scorings.at(-1)?.scored.push(happening);
  }
  return scorings.filter(({ scored }) => scored.length > 0);
}

/** MB-9 */
function lostBy(happened: readonly Happening[], seat: number): number {
  let lost = 0;
  for (const happening of happened) {
    if (happening.kind === 'rolled-too-early' && happening.seat === seat) lost += happening.lost;
  }
  return lost;
}

function hastyInWords(hasty: readonly number[], names: readonly string[], texts: Texts): string[] {
  return hasty.flatMap((lost, seat) => (lost > 0 ? [`${names[seat]} ${texts.number(-lost)}`] : []));
}
