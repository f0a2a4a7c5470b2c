import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { type Carries, Source } from '../../../web/board/choice.tsx';
import type { View } from '../game.ts';
import { House, Palace, Tower, WallPiece } from './pieces.tsx';

const KINDS = ['walls', 'towers', 'houses', 'palaces'] as const;
/** MB-6: how many there are at the start. */
const WHOLE: Readonly<Record<(typeof KINDS)[number], number>> = {
  walls: 33,
  towers: 30,
  houses: 60,
  palaces: 15,
};
const WHOLE_PICTURE = { x: -22, y: -24, width: 44, height: 44 };
/** With this few left, the end is near. */
const FEW = 4;

/** What is left of each kind of piece: when one runs out, the match ends. */
export function Supplies(props: {
  readonly view: View;
  /** The lines that a wall can be dragged to; null if no wall can be built now. */
  readonly carries: Carries | null;
  readonly texts: Texts;
}) {
  const { view, carries, texts } = props;
  return (
    <ul class="mb-supplies" aria-label={texts.supplies}>
      {KINDS.map(kind => {
        const left = view.untilTheEnd[kind];
        const few = left <= FEW;
        return (
          <li key={kind} class={few ? 'mb-few' : ''} title={texts.supply[kind](left)}>
            <svg viewBox="-22 -24 44 44" aria-hidden="true">
              <Source area={WHOLE_PICTURE} carries={kind === 'walls' ? carries : null}>
                <g class="carry">
                  <Kind kind={kind} />
                </g>
              </Source>
            </svg>
            <span aria-hidden="true">{texts.number(left)}</span>
            <i class="mb-meter" aria-hidden="true">
              <i style={{ width: `${(100 * left) / WHOLE[kind]}%` }} />
            </i>
            <span class="spoken">{texts.supply[kind](left)}</span>
          </li>
        );
      })}
      {view.ending && <li class="mb-few mb-ending">{texts.ending}</li>}
      <li class="mb-deck" title={texts.deck(view.deck)}>
        <svg viewBox="-22 -24 44 44" aria-hidden="true">
          <rect class="mb-deck-card" x={-11} y={-17} width={25} height={33} rx={3} />
          <rect class="mb-deck-card" x={-15} y={-20} width={25} height={33} rx={3} />
        </svg>
        <span aria-hidden="true">{texts.number(view.deck)}</span>
        <span class="spoken">{texts.deck(view.deck)}</span>
      </li>
    </ul>
  );
}

function Kind({ kind }: { readonly kind: (typeof KINDS)[number] }) {
  switch (kind) {
    case 'walls':
      return <WallPiece from={{ x: -19, y: 6 }} to={{ x: 19, y: -8 }} />;
    case 'towers':
      return (
        <g transform="translate(0 10)">
          <Tower colour="g" />
        </g>
      );
    case 'houses':
      return <House colour={null} />;
    case 'palaces':
      return <Palace colour={null} />;
  }
}
