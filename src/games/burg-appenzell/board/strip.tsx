import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import { type Carries, Source } from '../../../web/board/choice.tsx';
import { AdviceStar } from '../../../web/drawing/index.ts';
import type { TileLetter } from '../game.ts';
import { Mouse } from './mouse.tsx';
import type { PlayerSeen } from './scene.ts';
import { Tile } from './tile.tsx';

/** The tile beside the castle, or the one that a slide would bring there. */
export function Spare(props: {
  readonly tile: TileLetter | '?';
  readonly isForeseen: boolean;
  /** Whether it has just arrived there. */
  readonly isNew: boolean;
  /** The slots that it can be dragged to; null if there are none. */
  readonly carries: Carries | null;
  readonly texts: Texts;
}) {
  const { tile, isForeseen, isNew, carries, texts } = props;
  const spoken = isForeseen ? texts.nextSpareSpoken(texts.tile[tile]) : texts.spareSpoken(texts.tile[tile]);
  return (
    <div class="ba-spare">
      <span class="ba-caption" aria-hidden="true">
        {texts.spare}
      </span>
      <svg viewBox="-21 -20 42 40" role="img" aria-label={spoken}>
        <rect class="ba-spare-edge" {...SPARE} rx={2} />
        <Source area={SPARE} carries={carries}>
          <g class="carry">
            <g key={`${tile} ${isForeseen}`} class={isForeseen ? 'ba-foreseen' : isNew ? 'lands' : undefined}>
              <Tile tile={tile} />
            </g>
          </g>
        </Source>
      </svg>
    </div>
  );
}

const SPARE = { x: -20, y: -18, width: 40, height: 38 };

/** Under the castle: who has fallen. */
export function Dungeon(props: {
  readonly players: readonly PlayerSeen[];
  /** Whose mouse is falling now: it is shown landing once it has left the castle. */
  readonly falling: number | null;
  readonly names: readonly string[];
  readonly texts: Texts;
}) {
  const { players, falling, names, texts } = props;
  const fallen = players.filter(player => player.fallen > 0);
  const count = fallen.reduce((sum, player) => sum + player.fallen, 0);
  return (
    <div class="ba-dungeon">
      <span class="ba-caption">{texts.dungeon}</span>
      <div class={count > MANY ? 'ba-vault ba-crowded' : 'ba-vault'}>
        {falling !== null && <span class="ba-dust" />}
        {fallen.length === 0 && <span class="ba-empty">{texts.dungeonEmpty}</span>}
        {fallen.map(player => (
          <span
            key={player.seat}
            class="ba-cell"
            role="img"
            aria-label={texts.fallenSpoken(names[player.seat], player.fallen)}
          >
            {Array.from({ length: player.fallen }, (_, i) => (
              <svg
                key={i}
                viewBox="-15 -30 32 34"
                class={falling === player.seat && i === player.fallen - 1 ? 'ba-thuds' : undefined}
                aria-hidden="true"
              >
                <Mouse seat={player.seat} />
              </svg>
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** With more mice than this, the dungeon is crowded. */
const MANY = 4;

/** The actions that the active seat has left, as pips; and the end of the turn. */
export function TurnPanel(props: {
  readonly seat: number;
  readonly left: number;
  readonly all: number;
  /** How many of them the preview would use. */
  readonly spending: number;
  /** Null if the viewer cannot end the turn. */
  readonly onEnd: (() => void) | null;
  /** Whether there is nothing else to do. */
  readonly isLast: boolean;
  readonly advised: boolean;
  readonly pending: boolean;
  readonly texts: Texts;
}) {
  const { seat, left, all, spending, onEnd, isLast, advised, pending, texts } = props;
  const classes = ['button', 'ba-end', isLast && 'first', advised && 'advised', pending && 'pending'];
  return (
    <div class="ba-turn" style={{ '--seat': `var(--seat-${seat})` }}>
      <span class="ba-pips" role="img" aria-label={texts.actionsSpoken(left, all)}>
        {Array.from({ length: all }, (_, i) => {
          const state = i >= left ? 'ba-used' : i >= left - spending ? 'ba-spending' : 'ba-left';
          // The pips of a new turn roll in one after the other.
          return <span key={`${seat} ${i}`} class={`ba-pip ${state}`} style={{ '--nth': i }} />;
        })}
      </span>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        disabled={onEnd === null}
        onClick={() => onEnd?.()}
      >
        {advised && (
          <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden="true">
            <AdviceStar radius={9} />
          </svg>
        )}
        {texts.endTurn}
      </button>
    </div>
  );
}
