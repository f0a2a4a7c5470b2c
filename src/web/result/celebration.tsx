import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { motion } from '../settings/settings.ts';

const BANNERS = 9;
const CHIPS = 32;
/** Multiples of these are spread evenly in both directions, and never form rows. */
const SPREAD = { across: 0.7549, late: 0.5698 };

/**
 * Banners in the winners' colours that unfurl, sway and are rolled up again, while chips of paint rain down:
 * over the board if it is visible, otherwise under the headline. Animated by the compositor alone, removed
 * when done, and not shown at all to people who want no motion.
 */
export function Celebration({ winners }: { readonly winners: readonly number[] }) {
  const isOver = useSignal(motion.value === 0);
  const root = useRef<HTMLDivElement>(null);
  // Once the sheet is open: this lies over it, because inside it anything beside the sheet would be cut off.
  useEffect(() => {
    const shown = root.current;
    if (!shown) return;
    const under = shown.parentElement?.getBoundingClientRect().bottom ?? 0;
    shown.style.setProperty('--under', `${under}px`);
    if ('showPopover' in shown) shown.showPopover();
  }, []);
  if (isOver.value) return null;
  const colour = (i: number) =>
    i % 2 === 0 ? `var(--seat-${winners[(i / 2) % winners.length]})` : 'var(--piece-yellow)';
  return (
    <div ref={root} class="celebration" popover="manual" aria-hidden="true">
      <div class="banners">
        {Array.from({ length: BANNERS }, (_, i) => (
          <span
            key={i}
            class="banner"
            style={{
              background: colour(i),
              animationDelay: `calc(var(--motion) * ${70 * Math.abs(i - (BANNERS - 1) / 2)}ms)`,
            }}
            onAnimationEnd={() => {
              // The outermost banners end last.
              if (i === 0) isOver.value = true;
            }}
          />
        ))}
      </div>
      {Array.from({ length: CHIPS }, (_, i) => {
        const across = (i * SPREAD.across) % 1;
        const late = (i * SPREAD.late) % 1;
        return (
          <span
            key={i}
            class="chip"
            style={{
              left: `${across * 100}%`,
              background: i % 3 === 2 ? 'var(--piece-white)' : colour(i),
              '--turn': `${(late - 0.5) * 900}deg`,
              '--drift': `${(across - late) * 18}vw`,
              animationDelay: `calc(var(--motion) * ${late * 700}ms)`,
            }}
          />
        );
      })}
    </div>
  );
}
