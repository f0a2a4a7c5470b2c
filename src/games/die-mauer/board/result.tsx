import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { Who } from '../../../../locales/words.ts';
import type { ResultProps } from '../../../web/board/board.ts';
import { SeatName } from '../../../web/drawing/index.ts';
import type { Block, FinishedRound, View } from '../game.ts';
import { SignBadge } from './block.tsx';
import { lookOf } from './blocks.ts';

/** Round by round, the blocks that every seat had left and what they cost. */
export function Result({ view, names, who, texts }: ResultProps<View, Texts>) {
  return (
    <>
      <p class="dm-how">{texts.howCharged}</p>
      {view.finishedRounds.map((round, index) => (
        <table key={index} class="dm-result">
          {/* The frame hides captions: the heading of the table is its first row. */}
          <thead>
            <tr>
              <th scope="col" colSpan={3}>
                <strong>{texts.round(index + 1)}</strong> {reason(round, who, texts)}
              </th>
            </tr>
          </thead>
          <tbody>
            {round.charges.map((charge, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatName seat={seat} name={names[seat]} />
                </th>
                <td class="dm-left-blocks">
                  {round.left[seat].map((block, at) => (
                    <Left key={`${at} ${block}`} block={block} texts={texts} />
                  ))}
                  {charge === 0 && <span class="dm-out">{texts.out}</span>}
                </td>
                <td class="dm-number">{charge === 0 ? '0' : texts.charge(charge)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <table class="dm-result">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <strong>{texts.total}</strong>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ score }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatName seat={seat} name={names[seat]} />
              </th>
              <td class="dm-number">
                {view.finishedRounds.length > 1 && (
                  <span class="dm-sum">
                    {sumOf(
                      view.finishedRounds.map(({ charges }) => charges[seat]),
                      texts,
                    )}{' '}
                    ={' '}
                  </span>
                )}
                {score === 0 ? '0' : texts.charge(-score)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** −7 − 5 − 32: charges are subtracted from zero. */
function sumOf(charges: readonly number[], texts: Texts): string {
  const [first, ...rest] = charges;
  return [first === 0 ? '0' : texts.charge(first), ...rest.map(texts.number)].join(' − ');
}

function Left({ block, texts }: { readonly block: Block; readonly texts: Texts }) {
  return (
    <span class="dm-left-block">
      <SignBadge fist={block} size={22} />
      <span class="spoken">
        {texts.blockName[block]} {texts.number(lookOf(block).charge)},
      </span>
    </span>
  );
}

function reason(round: FinishedRound, who: Who, texts: Texts): string {
  const out = [...round.left.keys()].filter(seat => round.left[seat].length === 0);
  return round.ending === 'out' && out.length > 0 ? texts.wentOut(out, who) : texts.ending[round.ending];
}
