import '../board/blocks.css';
import { useSignal } from '@preact/signals';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { ScoreProps } from '../../../web/companion/companion.ts';
import { Counter } from '../../../web/companion/counter.tsx';
import { ScoreHead } from '../../../web/companion/score-head.tsx';
import { SeatBadge } from '../../../web/drawing/index.ts';
import { Sign } from '../board/block.tsx';
import { BLOCKS } from '../rules/blocks.ts';
import { chargeFor, countedIn, type Round, standingAfter } from './rounds.ts';

/** More rounds than anybody plays in one match. */
const MOST_ROUNDS = 10;
/** One of each kind, plus those that were given. */
const MOST_OF_A_KIND = 6;

/** What is left in each hand, round by round, and what it costs. */
export function Score({ texts, words, names, kept, keep }: ScoreProps<Texts>) {
  const counted = useSignal(countedIn(kept, names.length));
  const { rounds, left } = counted.value;
  const nothingLeft = names.map(() => '');
  const set = (now: readonly Round[], hands: Round) => {
    counted.value = { rounds: now, left: hands };
    keep(counted.value);
  };
  const less = (hand: string) => texts.number(-chargeFor(hand));
  const { scores, leaders } = standingAfter(rounds, names.length);
  return (
    <div class="score-rounds">
      <h2>{words.round(rounds.length + 1)}</h2>
      {names.map((name, seat) => (
        <section key={seat} class="score-hand" aria-label={name}>
          <h3>
            <SeatBadge seat={seat} size={22} /> {name} <output>{less(left[seat])}</output>
          </h3>
          <div class="counters">
            {BLOCKS.map(({ letter }) => (
              <Counter
                key={letter}
                label={texts.block[letter]}
                most={MOST_OF_A_KIND}
                count={left[seat].split(letter).length - 1}
                onChange={change => {
                  const hand = left[seat];
                  const now = change > 0 ? hand + letter : hand.replace(letter, '');
                  set(rounds, left.with(seat, now));
                }}
              >
                <g transform="scale(2)">
                  <Sign fist={letter} />
                </g>
              </Counter>
            ))}
          </div>
        </section>
      ))}
      <button
        type="button"
        class="button first wide"
        disabled={rounds.length === MOST_ROUNDS}
        onClick={() => set([...rounds, left], nothingLeft)}
      >
        {words.roundOver}
      </button>
      {rounds.length > 0 && (
        <>
          <table class="score-table">
            <ScoreHead first={words.history} names={names} />
            <tbody>
              {rounds.map((hands, round) => (
                <tr key={round}>
                  <th scope="row">{words.round(round + 1)}</th>
                  {hands.map((hand, seat) => (
                    <td key={seat}>{less(hand)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                {scores.map((score, seat) => (
                  <td key={seat} class={leaders.includes(seat) ? 'leads' : ''}>
                    {texts.number(score)}
                    {leaders.includes(seat) && ' ★'}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
          <button
            type="button"
            class="button wide"
            onClick={() => set(rounds.slice(0, -1), rounds[rounds.length - 1])}
          >
            {words.takeBack}
          </button>
        </>
      )}
    </div>
  );
}
