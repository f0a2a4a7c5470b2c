import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { ResultProps } from '../../../web/board/board.ts';
import { SeatName } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';

/** MB-8 */
const AT_START = 1;

type Scored = Extract<Happening, { readonly kind: 'scored' }>;

/** What was scored at one time: when a city was completed, by whom; or in the end, for any city. */
interface Scoring {
  readonly completed: Extract<Happening, { readonly kind: 'city-completed' }> | null;
  readonly scored: Scored[];
}

/** City by city, who played which cards for how many points; then what each has, and the cards left, which decide between equals. */
export function Result({ view, happened, names, texts }: ResultProps<View, Texts, Happening>) {
  const hasty = names.map((_, seat) => lostBy(happened, seat));
  return (
    <>
      {scoringsIn(happened).map(({ completed, scored }, i) => (
        <table key={i} class="mb-result">
          <thead>
            <tr>
              <th scope="col" colSpan={3}>
                {completed ? texts.resultCity(completed.city) : texts.resultFinal}{' '}
                {completed && <small>{texts.resultBy(names[completed.seat])}</small>}
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
                  {one.cards.map(({ card, points }) => texts.resultCard(card, points)).join(' · ')}
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

function hastyInWords(hasty: readonly number[], names: readonly string[], texts: Texts): string {
  return hasty
    .flatMap((lost, seat) => (lost > 0 ? [`${names[seat]} ${texts.number(-lost)}`] : []))
    .join(', ');
}
