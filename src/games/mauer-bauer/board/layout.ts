import { scaleFor } from '../../../web/drawing/scale.ts';
import { LAND } from './geometry.ts';

/** How the box that the frame gives to the board is divided, in CSS pixels. */
export interface Layout {
  /** Stacked: supplies, land, actions and hand from top to bottom. Beside: actions and hand in a panel on the right. */
  readonly shape: 'stacked' | 'beside';
  readonly land: { readonly width: number; readonly height: number };
  readonly panel: number;
  readonly supplies: number;
  readonly actions: number;
  readonly hand: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  /** Pixels per unit of the land. */
  readonly scale: number;
}

/** Width over height of a card. */
const CARD = 0.72;
export const GAP = 4;
const THUMB = 44;
/**
 * A narrower card shows only its emblem and points; one narrower than the next could not be recognised: then the hand
 * scrolls.
 */
export const NARROW = 46;
const NARROWEST = 27;
const WIDEST = 132;
/** In a panel this wide, all buttons under the dice fit in one row; a narrower one needs two. */
const ROOMY = 200;

/**
 * Whichever layout makes the land larger; a narrow panel must be worth it, because hand and buttons have less room
 * there.
 */
export function layoutOf(width: number, height: number, cards: number): Layout {
  const stacked = stackedIn(width, height, cards);
  const beside = besideIn(width, height, cards);
  return beside.scale > stacked.scale * (beside.panel < ROOMY ? 1.1 : 1.02) ? beside : stacked;
}

function stackedIn(width: number, height: number, cards: number): Layout {
  const scale = scaleFor({ width, height });
  const supplies = clamp(height * 0.045, 20, 30 * scale);
  const actions = clamp(height * 0.075, THUMB + 2, 58 * scale);
  const hand = { width, height: cards === 0 ? 0 : clamp(height * 0.19, 86, 196 * scale) };
  const land = { width, height: height - supplies - actions - hand.height };
  return {
    shape: 'stacked',
    land,
    panel: width,
    supplies,
    actions,
    hand,
    card: cardInRow(hand.width - 2 * GAP, hand.height - 2 * GAP, cards, WIDEST * scale),
    scale: scaleIn(land),
  };
}

function besideIn(width: number, height: number, cards: number): Layout {
  const scale = scaleFor({ width, height });
  const panel = clamp(width * 0.28, 140, Math.max(330, 270 * scale));
  const supplies = clamp(height * 0.045, 22, 30 * scale);
  const actions = (panel < ROOMY ? 3 : 2) * (THUMB + GAP);
  const hand = { width: panel, height: height - actions };
  const land = { width: width - panel, height: height - supplies };
  return {
    shape: 'beside',
    land,
    panel,
    supplies,
    actions,
    hand,
    card: cardInGrid(hand.width - 2 * GAP, hand.height - 2 * GAP, cards, WIDEST * scale),
    scale: scaleIn(land),
  };
}

function scaleIn({ width, height }: Layout['land']): number {
  return Math.min(width / LAND.width, height / LAND.height);
}

function cardInRow(width: number, height: number, cards: number, widest: number): Layout['card'] {
  const fitting = (width - (cards - 1) * GAP) / Math.max(cards, 1);
  return cardOf(Math.min(height * CARD, Math.max(fitting, NARROWEST), widest));
}

/** As many columns as make the cards largest; if they still don't all fit, the narrowest cards. */
function cardInGrid(width: number, height: number, cards: number, widest: number): Layout['card'] {
  let best = NARROWEST;
  for (let columns = 1; columns <= Math.max(cards, 1); columns++) {
    const rows = Math.ceil(cards / columns);
    const across = (width - (columns - 1) * GAP) / columns;
    const down = ((height - (rows - 1) * GAP) / Math.max(rows, 1)) * CARD;
    best = Math.max(best, Math.min(across, down));
  }
  return cardOf(Math.min(best, (width - GAP) / 2, widest));
}

function cardOf(width: number): Layout['card'] {
  const fitting = Math.floor(width);
  return { width: fitting, height: Math.floor(fitting / CARD) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
