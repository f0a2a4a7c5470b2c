import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { ResultProps } from '../../../web/board/board.ts';
import type { View } from '../game.ts';
import { AwardIcon } from './awards.tsx';
import { Token } from './brick.tsx';

/** Award by award, how many bricks each seat had in it and what that was worth. */
export function Result({ view, names, texts }: ResultProps<View, Texts>) {
  return (
    <table class="mm-result">
      <caption class="spoken">{texts.resultHeading}</caption>
      <thead>
        <tr>
          <td />
          {view.colours.map((colour, seat) => (
            <th key={seat} scope="col">
              {colour && (
                <svg width={16} height={16} viewBox="-10 -10 20 20" aria-hidden="true">
                  <Token colour={colour} radius={9.5} />
                </svg>
              )}
              <span class="name">{names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.awards.map(({ award, sizes, points }) => (
          <tr key={award}>
            <th scope="row">
              <svg width={28} height={20} viewBox="-14 -10 28 20" aria-hidden="true">
                <AwardIcon award={award} />
              </svg>{' '}
              {texts.award[award]}
            </th>
            {sizes.map((size, seat) => (
              <td key={seat} class={points[seat] > points[1 - seat] ? 'mm-won' : ''}>
                <span class="mm-size">{texts.bricks(size)}</span>
                <strong>{texts.points(points[seat])}</strong>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          {view.points.map((points, seat) => (
            <td key={seat}>
              <strong>{texts.points(points)}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
