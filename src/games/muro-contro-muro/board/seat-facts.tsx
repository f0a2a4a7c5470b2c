import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { Token } from './brick.tsx';

/** A seat's colour, and what it would have if the match ended now. */
export function SeatFacts({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const colour = view.colours[seat];
  if (!colour) return null;
  return (
    <span class="mm-facts">
      <svg width={18} height={18} viewBox="-10 -10 20 20" aria-hidden="true">
        <Token colour={colour} radius={9.5} />
      </svg>
      <span aria-hidden="true">{texts.worth(view.points[seat])}</span>
      <span class="spoken">{texts.factSpoken(texts.colourName[colour], view.points[seat])}</span>
    </span>
  );
}

/**
 * How the plates change with what has been shown. Working out what a brick is worth takes the rules: that follows with
 * the moment.
 */
export function afterwards(view: View, happening: Happening): View {
  if (happening.kind !== 'colour-chosen') return view;
  return { ...view, colours: view.colours.with(happening.seat, happening.colour) };
}
