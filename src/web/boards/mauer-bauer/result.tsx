import type { MauerBauerTexts } from '../../../../locales/en/mauer-bauer.ts';
import type { MauerBauerView } from '../../../games/mauer-bauer/index.ts';
import type { ResultProps } from '../../board.ts';

/** MB-8 */
const AT_START = 1;

/** Where the points came from as far as the view says, and the cards left, which decide between equals. */
export function Result({ view, names, texts }: ResultProps<MauerBauerView, MauerBauerTexts>) {
  const rows: readonly (readonly [string, (seat: number) => number])[] = [
    [texts.resultStart, () => AT_START],
    [texts.resultCards, seat => view.players[seat].score - AT_START],
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
