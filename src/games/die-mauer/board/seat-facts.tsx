import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { KINDS } from './blocks.ts';
import { Marker } from './glove.tsx';

/** How many blocks a seat has left, what it has been charged so far, and whether it is the master. */
export function SeatFacts({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const { blocks, score } = view.players[seat];
  return (
    <span class="dm-facts">
      <svg width={18} height={16} viewBox="-9 -8 18 16" aria-hidden="true">
        <path class="dm-stone" d="M-8 7V-7H-4V-4.5H-2V-7H2V-4.5H4V-7H8V7Z" />
      </svg>
      <span aria-hidden="true">{texts.number(blocks)}</span>
      <span class="spoken">{texts.factBlocks(blocks)}.</span>
      <strong aria-hidden="true">{score === 0 ? '0' : texts.charge(-score)}</strong>
      <span class="spoken">{texts.chargedSoFar(-score)}.</span>
      {view.master === seat && view.phase !== 'over' && (
        <>
          <svg width={17} height={17} viewBox="-10 -10 20 20" aria-hidden="true">
            <Marker />
          </svg>
          <span class="spoken">{texts.master}.</span>
        </>
      )}
    </span>
  );
}

type Player = View['players'][number];

/** How the plates change with what has been shown. */
export function afterwards(view: View, happening: Happening): View {
  const changed = (change: (player: Player, seat: number) => Partial<Player>): View => ({
    ...view,
    players: view.players.map((player, seat) => ({ ...player, ...change(player, seat) })),
  });
  const more = (by: (seat: number) => number): View =>
    changed(({ blocks }, seat) => ({ blocks: blocks + by(seat) }));
  switch (happening.kind) {
    case 'turn-began':
      return { ...view, master: happening.master };
    case 'built':
    case 'built-freely':
      return more(seat => (seat === happening.seat ? -1 : 0));
    case 'gave':
      return more(seat => (seat === happening.to ? 1 : 0) - (seat === happening.from ? 1 : 0));
    case 'round-ended':
      return changed(({ score }, seat) => ({ score: score - happening.charges[seat] }));
    case 'round-began':
      return changed(() => ({ blocks: KINDS.length }));
    default:
      return view;
  }
}
