import { useSignal } from '@preact/signals';
import { motion } from '../settings/settings.ts';

const BANNERS = 7;

/**
 * Banners in the winners' colours that unfurl under the headline, sway and are rolled up again. Animated by
 * the compositor alone, removed when done, and not shown at all to people who want no motion.
 */
export function Celebration({ winners }: { readonly winners: readonly number[] }) {
  const isOver = useSignal(motion.value === 0);
  if (isOver.value) return null;
  return (
    <div class="banners" aria-hidden="true">
      {Array.from({ length: BANNERS }, (_, i) => (
        <span
          key={i}
          class="banner"
          style={{
            background:
              i % 2 === 0 ? `var(--seat-${winners[(i / 2) % winners.length]})` : 'var(--piece-yellow)',
            animationDelay: `calc(var(--motion) * ${70 * Math.abs(i - (BANNERS - 1) / 2)}ms)`,
          }}
          onAnimationEnd={() => {
            // The outermost are the last.
            if (i === 0) isOver.value = true;
          }}
        />
      ))}
    </div>
  );
}
