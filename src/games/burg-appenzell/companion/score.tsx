import '../board/pieces.css';
import { useSignal } from '@preact/signals';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { ScoreProps } from '../../../web/companion/companion.ts';
import { Counter } from '../../../web/companion/counter.tsx';
import { SeatBadge } from '../../../web/drawing/index.ts';
import { Mouse } from '../board/mouse.tsx';
import { Cheese } from '../board/tile.tsx';
import { facts } from '../rules/facts.ts';
import { MICE_PER_SEAT } from '../rules/state.ts';
import { CHEESE_LETTERS } from '../rules/tiles.ts';
import { type Counted, verdictOn } from './standing.ts';

/** The cheeses and the fallen mice of everybody, who can still win, and who wins a tie. */
export function Score({ texts, words, names, kept, keep }: ScoreProps<Texts>) {
  const nothing: Counted = {
    cheeses: names.map(() => ''),
    fallen: names.map(() => 0),
    active: 0,
    target: facts.options.target.default,
    lastMouse: false,
  };
  const counted = useSignal<Counted>(isCounted(kept, names.length) ? kept : nothing);
  const set = (now: Counted) => {
    counted.value = now;
    keep(now);
  };
  const { cheeses, fallen, active, target, lastMouse } = counted.value;
  const { won, ahead, isTied, canWin } = verdictOn(counted.value);
  return (
    <div class="score-cheeses">
      <p class="score-verdict" role="status">
        {won === null ? words.wouldWin(names[ahead]) : words.hasWon(names[won])} {isTied && words.tie}
      </p>
      {names.map((name, seat) => (
        <section key={seat} class="score-hand" aria-label={name}>
          <h2>
            <SeatBadge seat={seat} size={22} /> {name} <output>{cheeses[seat].length}</output>
            {won === null && !canWin[seat] && <small>{words.cannotWin}</small>}
          </h2>
          <div class="counters">
            {CHEESE_LETTERS.map(letter => {
              const has = cheeses[seat].includes(letter);
              return (
                <button
                  key={letter}
                  type="button"
                  class="toggle"
                  aria-pressed={has}
                  aria-label={texts.cheese[letter]}
                  onClick={() => {
                    const now = has ? cheeses[seat].replace(letter, '') : cheeses[seat] + letter;
                    set({ ...counted.value, cheeses: cheeses.with(seat, now) });
                  }}
                >
                  <svg viewBox="-18 -16 36 32" aria-hidden="true">
                    <g class="ba">
                      <Cheese cheese={letter} />
                    </g>
                  </svg>
                </button>
              );
            })}
            <Counter
              label={words.fallen}
              most={MICE_PER_SEAT}
              count={fallen[seat]}
              onChange={change => set({ ...counted.value, fallen: fallen.with(seat, fallen[seat] + change) })}
            >
              <g class="ba" transform="translate(0 20) scale(1.4)">
                <Mouse seat={seat} />
              </g>
            </Counter>
          </div>
        </section>
      ))}
      <div class="field">
        <label for="active">{words.whoseTurn}</label>
        <select
          id="active"
          value={String(active)}
          onChange={event => set({ ...counted.value, active: Number(event.currentTarget.value) })}
        >
          {names.map((name, seat) => (
            <option key={seat} value={String(seat)}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="target">{words.target}</label>
        <select
          id="target"
          value={String(target)}
          onChange={event => set({ ...counted.value, target: Number(event.currentTarget.value) })}
        >
          {TARGETS.map(count => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </select>
      </div>
      <label class="score-check">
        <input
          type="checkbox"
          checked={lastMouse}
          onChange={event => set({ ...counted.value, lastMouse: event.currentTarget.checked })}
        />{' '}
        {words.mostCheeseWins}
      </label>
    </div>
  );
}

const { min, max } = facts.options.target;
const TARGETS = Array.from({ length: max - min + 1 }, (_, i) => min + i);

function isCounted(json: unknown, seats: number): json is Counted {
  if (typeof json !== 'object' || json === null) return false;
  const { cheeses, fallen, active, target, lastMouse } = json as Partial<Record<keyof Counted, unknown>>;
  return (
    Array.isArray(cheeses) &&
    cheeses.length === seats &&
    cheeses.every(letters => typeof letters === 'string' && /^[A-G]{0,7}$/.test(letters)) &&
    Array.isArray(fallen) &&
    fallen.length === seats &&
    fallen.every(count => Number.isInteger(count) && count >= 0 && count <= MICE_PER_SEAT) &&
    Number.isInteger(active) &&
    Number(active) >= 0 &&
    Number(active) < seats &&
    TARGETS.some(count => count === target) &&
    typeof lastMouse === 'boolean'
  );
}
