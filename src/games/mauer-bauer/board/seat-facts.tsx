import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';

/** A seat's points, and how many cards it holds. */
export function SeatFacts({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const { score, cards } = view.players[seat];
  return (
    <span class="mb-facts">
      <span aria-hidden="true" class="mb-score">
        {texts.worth(score)}
      </span>
      <svg width={14} height={18} viewBox="-8 -10 16 20" aria-hidden="true">
        <rect class="mb-deck-card" x={-6.5} y={-8.5} width={13} height={17} rx={2} />
      </svg>
      <span aria-hidden="true">{texts.number(cards)}</span>
      <span class="spoken">
        {texts.points(score)}, {texts.factCards(cards)}
      </span>
    </span>
  );
}

/** How the plates change with what has been shown. */
export function afterwards(view: View, happening: Happening): View {
  const changed = (seat: number, score: number | null, more: number): View => ({
    ...view,
    players: view.players.map((player, i) =>
      i === seat ? { ...player, score: score ?? player.score, cards: player.cards + more } : player,
    ),
  });
  switch (happening.kind) {
    case 'dealt':
    case 'dealt-face-down':
      return changed(happening.seat, null, 1);
    case 'threw-away':
      return changed(happening.seat, null, -1);
    case 'rolled-too-early':
      return changed(happening.seat, happening.score, 0);
    case 'scored':
      return changed(happening.seat, happening.score, -happening.cards.length);
    case 'turn-began':
      return { ...view, turn: { kind: 'seats', seats: [happening.seat] } };
    default:
      return view;
  }
}
