import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { Who } from '../../../../locales/words.ts';
import type { ResultProps } from '../../../web/board/board.ts';
import { SeatName } from '../../../web/drawing/index.ts';
import type { PlayerView, View } from '../game.ts';
import { FALLS_THAT_END } from '../rules/scoring.ts';
import { Cheese, CheeseLetterMark } from './tile.tsx';

/** How the match ended, and each seat's cheeses and fallen mice: each kind of cheese is a point. */
export function Result({ view, names, who, texts }: ResultProps<View, Texts>) {
  return (
    <>
      <p>{howItEnded(view, who, texts)}</p>
      <table class="ba-result">
        <caption class="spoken">{texts.resultHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.kinds}</th>
            <th scope="col">{texts.lost}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ seat, cheeses, fallen }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatName seat={seat} name={names[seat]} />
              </th>
              <td>
                {cheeses.length === 0 && texts.noCheese}
                <span class="ba-result-cheeses">
                  {cheeses.map(cheese => (
                    <span key={cheese}>
                      <svg viewBox="-21 -20 38 36" width={30} height={28} aria-hidden="true">
                        <Cheese cheese={cheese} />
                        <CheeseLetterMark cheese={cheese} x={-12} y={-11} />
                      </svg>
                      {texts.cheese[cheese]}
                    </span>
                  ))}
                </span>
              </td>
              <td>{texts.number(fallen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The view tells which ending it was: BA-16 comes before BA-17, and BA-18 is what remains. */
function howItEnded(view: View, who: Who, texts: Texts): string {
  const { turn, players, options, quietLimit } = view;
  if (turn.kind !== 'over') return '';
  const winner = players[turn.winners[0]];
  if (winner.cheeses.length >= options.target) return texts.ended.cheese(winner.seat, options.target, who);
  const out = players.filter(isOut);
  const end =
    out.length > 0
      ? texts.ended.falls(
          out.map(({ seat }) => seat),
          who,
        )
      : texts.ended.stalling(quietLimit);
  const rivals = players.filter(player => player !== winner && isOut(player) === isOut(winner));
  const equals = rivals.filter(({ cheeses }) => cheeses.length === winner.cheeses.length);
  if (equals.length > 0) {
    const others = equals.map(({ seat }) => seat);
    return `${end} ${texts.ended.longestAgo(winner.seat, others, who)}`;
  }
  const isMostOfAll = players.every(
    player => player === winner || player.cheeses.length < winner.cheeses.length,
  );
  return `${end} ${texts.ended[isMostOfAll ? 'most' : 'mostOfRest'](winner.seat, who)}`;
}

function isOut({ fallen }: PlayerView): boolean {
  return fallen >= FALLS_THAT_END;
}
