import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { ScoreProps } from '../../../web/companion/companion.ts';
import { ScoreHead } from '../../../web/companion/score-head.tsx';
import { CARD_NAMES } from '../rules/card-names.ts';
import { LOWEST_SCORE } from '../rules/state.ts';

/** A card that somebody played at a real table, and what it scored then. */
export interface PlayedCard {
  readonly seat: number;
  readonly card: string;
  readonly points: number;
}

/** More cards than anybody plays in one match. */
export const MOST_PLAYED = 200;

/** Everybody begins with a point. */
export function scoresAfter(played: readonly PlayedCard[], seats: number): readonly number[] {
  const of = (wanted: number) => played.filter(({ seat }) => seat === wanted);
  return Array.from({ length: seats }, (_, seat) =>
    of(seat).reduce((sum, { points }) => sum + points, LOWEST_SCORE),
  );
}

/** Whether what was stored is such a list. */
export function arePlayed(json: unknown): json is readonly PlayedCard[] {
  return Array.isArray(json) && json.length <= MOST_PLAYED && json.every(isPlayed);
}

function isPlayed(json: unknown): json is PlayedCard {
  if (typeof json !== 'object' || json === null) return false;
  const { seat, card, points } = json as Partial<Record<keyof PlayedCard, unknown>>;
  return Number.isInteger(seat) && CARD_NAMES.some(name => name === card) && Number.isInteger(points);
}

/** Who has played which cards, and everybody's points. */
export function Tally(
  props: Pick<ScoreProps<Texts>, 'texts' | 'words' | 'names'> & {
    readonly played: readonly PlayedCard[];
    readonly onTakeBack: () => void;
  },
) {
  const { texts, words, names, played, onTakeBack } = props;
  const scores = scoresAfter(played, names.length);
  const best = Math.max(...scores);
  return (
    <>
      <table class="score-table score-tally">
        <ScoreHead names={names} />
        <tbody>
          {played.map(({ seat, card, points }, number) => (
            <tr key={number}>
              <th scope="row">{texts.card(card)}</th>
              {names.map((_, other) => (
                <td key={other}>{other === seat ? points : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {scores.map((score, seat) => (
              <td key={seat} class={score === best ? 'leads' : ''}>
                {score}
                {score === best && ' ★'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <button type="button" class="button wide" onClick={onTakeBack}>
        {words.takeCard}
      </button>
    </>
  );
}
