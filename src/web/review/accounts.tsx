import type { Account } from '../../bots/review/index.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import type { Texts } from '../frame/texts.ts';
import type { Seat } from '../table/table.ts';

/** How well everybody decided, and how lucky they were: a bar for each, and the number beside it. */
export function Accounts(props: {
  readonly accounts: readonly Account[];
  readonly seats: readonly Seat[];
  readonly texts: Texts['review'];
}) {
  const { accounts, seats, texts } = props;
  const mostLuck = Math.max(0.1, ...accounts.map(({ luck, luckError }) => Math.abs(luck) + 2 * luckError));
  return (
    <section aria-labelledby="skill-and-luck">
      <h2 id="skill-and-luck">{texts.skillAndLuck}</h2>
      <ul class="accounts">
        {accounts.map(({ decisions, sound, lost, luck, luckError }, seat) => (
          <li key={String(seat)}>
            <p class="point-top">
              <SeatBadge seat={seat} size={18} /> <strong>{seats[seat].name}</strong>
            </p>
            <div class="account">
              <span>{texts.sound(sound, decisions)}</span>
              <Bar part={decisions === 0 ? 0 : sound / decisions} />
              <small>{texts.lost(Math.round(100 * lost))}</small>
            </div>
            <div class="account">
              <span>{texts.luck(Math.round(100 * luck), Math.round(200 * luckError))}</span>
              <LuckBar part={luck / mostLuck} off={(2 * luckError) / mostLuck} />
            </div>
          </li>
        ))}
      </ul>
      <p class="note">{texts.meaning}</p>
    </section>
  );
}

const LENGTH = 200;
const THICK = 12;

function Bar({ part }: { readonly part: number }) {
  return (
    <svg class="account-bar" viewBox={`0 0 ${LENGTH} ${THICK}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-ground" width={LENGTH} height={THICK} />
      <rect class="bar-filled" width={LENGTH * part} height={THICK} />
    </svg>
  );
}

/** From the middle: good luck to the right, bad luck to the left; a thin line for how uncertain it is. */
function LuckBar({ part, off }: { readonly part: number; readonly off: number }) {
  const middle = LENGTH / 2;
  const end = middle + part * middle;
  return (
    <svg class="account-bar" viewBox={`0 0 ${LENGTH} ${THICK}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-ground" width={LENGTH} height={THICK} />
      <rect
        class={part >= 0 ? 'bar-lucky' : 'bar-unlucky'}
        x={Math.min(middle, end)}
        width={Math.abs(end - middle)}
        height={THICK}
      />
      <rect class="bar-off" x={end - off * middle} y={THICK / 2 - 1} width={2 * off * middle} height={2} />
      <rect class="bar-middle" x={middle - 0.75} width={1.5} height={THICK} />
    </svg>
  );
}
