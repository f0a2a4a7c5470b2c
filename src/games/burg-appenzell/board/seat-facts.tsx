import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { Mouse } from './mouse.tsx';
import { CheeseLetterMark } from './tile.tsx';

/** A seat's cheeses, with as many places as it takes to win; its mice still to enter, and the fallen ones. */
export function SeatFacts({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const { cheeses, stock, fallen } = view.players[seat];
  const { target } = view.options;
  return (
    <span class="ba-facts">
      <span
        class="ba-fact-cheeses"
        role="img"
        aria-label={texts.cheesesSpoken(
          cheeses.map(cheese => texts.cheese[cheese]),
          target,
        )}
      >
        {Array.from({ length: target }, (_, i) =>
          cheeses[i] ? (
            <svg key={i} class="ba-fact-cheese" viewBox="-9 -9 18 18" aria-hidden="true">
              <CheeseLetterMark cheese={cheeses[i]} radius={8.2} />
            </svg>
          ) : (
            <i key={i} />
          ),
        )}
      </span>
      {stock > 0 && (
        <span role="img" aria-label={texts.stockSpoken(stock)}>
          <svg class="ba-fact-mouse" viewBox="-13 -30 28 34" aria-hidden="true">
            <Mouse seat={seat} />
          </svg>
          {texts.number(stock)}
        </span>
      )}
      {fallen > 0 && (
        <span role="img" aria-label={texts.fallenCount(fallen)}>
          <svg class="ba-fact-fallen" viewBox="0 0 18 20" aria-hidden="true">
            <path d="M1 20V9A8 8 0 0 1 17 9V20Z" />
            <path class="ba-fact-bars" d="M5.5 20V4M9 20V2M12.5 20V4" />
          </svg>
          {texts.number(fallen)}
        </span>
      )}
    </span>
  );
}

/** How the plates change with what has been shown. */
export function afterwards(view: View, happening: Happening): View {
  const changed = (seat: number, change: (player: View['players'][number]) => object): View => ({
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  });
  switch (happening.kind) {
    case 'mouse-entered':
      return changed(happening.seat, ({ stock }) => ({ stock: stock - 1 }));
    case 'mouse-fell':
      return changed(happening.seat, () => ({ fallen: happening.fallen }));
    case 'cheese-taken':
      return changed(happening.seat, ({ cheeses }) => ({ cheeses: [...cheeses, happening.cheese].sort() }));
    case 'turn-began':
      return { ...view, turn: { kind: 'seats', seats: [happening.seat] } };
    default:
      return view;
  }
}
