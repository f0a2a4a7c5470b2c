import '../board/blocks.css';
import { useSignal } from '@preact/signals';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { ScoreProps } from '../../../web/companion/companion.ts';
import { Counter } from '../../../web/companion/counter.tsx';
import { ScoreHead } from '../../../web/companion/score-head.tsx';
import { SeatBadge } from '../../../web/drawing/index.ts';
import { Sign } from '../board/block.tsx';
import { BLOCKS } from '../rules/blocks.ts';
import { areRounds, chargeFor, type Round, standingAfter } from './rounds.ts';

/** More rounds than anybody plays in one match. */
const MOST_ROUNDS = 10;
/** One of a kind, and those that were given. */
const MOST_OF_A_KIND = 6;

/** What is left in each hand, round by round, and what it costs. */
export function Score({ texts, words, names, kept, keep }: ScoreProps<Texts>) {
  const rounds = useSignal<readonly Round[]>(areRounds(kept, names.length) ? kept : []);
  const left = useSignal<Round>(names.map(() => ''));
  const set = (now: readonly Round[]) => {
    rounds.value = now;
    keep(now);
  };
  const { scores, leaders } = standingAfter(rounds.value, names.length);
  return (
    <div class="score-rounds">
      <h2>{words.round(rounds.value.length + 1)}</h2>
      {names.map((name, seat) => (
        <section key={seat} class="score-hand" aria-label={name}>
          <h3>
            <SeatBadge seat={seat} size={22} /> {name} <output>{-chargeFor(left.value[seat])}</output>
          </h3>
          <div class="counters">
            {BLOCKS.map(({ letter }) => (
              <Counter
                key={letter}
                label={texts.block[letter]}
                most={MOST_OF_A_KIND}
                count={left.value[seat].split(letter).length - 1}
                onChange={change => {
                  const hand = left.value[seat];
                  left.value = left.value.with(seat, change > 0 ? hand + letter : hand.replace(letter, ''));
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
        disabled={rounds.value.length === MOST_ROUNDS}
        onClick={() => {
          set([...rounds.value, left.value]);
          left.value = names.map(() => '');
        }}
      >
        {words.roundOver}
      </button>
      {rounds.value.length > 0 && (
        <>
          <table class="score-table">
            <ScoreHead first={words.history} names={names} />
            <tbody>
              {rounds.value.map((hands, round) => (
                <tr key={round}>
                  <th scope="row">{words.round(round + 1)}</th>
                  {hands.map((hand, seat) => (
                    <td key={seat}>{-chargeFor(hand)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                {scores.map((score, seat) => (
                  <td key={seat} class={leaders.includes(seat) ? 'leads' : ''}>
                    {score}
                    {leaders.includes(seat) && ' ★'}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
          <button
            type="button"
            class="button wide"
            onClick={() => {
              left.value = rounds.value[rounds.value.length - 1];
              set(rounds.value.slice(0, -1));
            }}
          >
            {words.takeBack}
          </button>
          <button type="button" class="button wide" onClick={() => set([])}>
            {words.clear}
          </button>
        </>
      )}
    </div>
  );
}
