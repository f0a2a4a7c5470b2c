import { CARD_NAMES } from './card-names.ts';
import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from './land.ts';
import { HOUSE_COLOURS, TOWER_COLOURS } from './pieces.ts';

/** What the text of a move says, whatever the state. */
export type ParsedMove =
  | { readonly kind: 'wall'; readonly line: string }
  | { readonly kind: 'hasty' | 'apart' | 'end' }
  | { readonly kind: 'towers' | 'houses'; readonly pieces: readonly PlacedPiece[] }
  | { readonly kind: 'join'; readonly city: string }
  | { readonly kind: 'throw'; readonly card: string }
  | {
      readonly kind: 'cards';
      /** Whether it names a city, even if only to say that there is none. */
      readonly isNamed: boolean;
      readonly city: string | null;
      readonly cards: readonly string[];
    };

interface PlacedPiece {
  readonly place: string;
  readonly colour: string;
}

/**
 * `a1-a3` a wall, `!` a roll too early, `a1w,a3k` towers, `A1R,A2G` houses, `=` and `+B4` a city apart and joined,
 * `-HR` a discarded card, `.` the end of an exchange, `HR+ow` cards, `B4:HR` or `:HR` for a city; null if it is not a
 * move.
 */
export function parse(text: string): ParsedMove | null {
  if (LINE_NAMES.includes(text)) return { kind: 'wall', line: text };
  if (text === '!') return { kind: 'hasty' };
  if (text === '=') return { kind: 'apart' };
  if (text === '.') return { kind: 'end' };
  const [mark, rest] = [text.slice(0, 1), text.slice(1)];
  if (mark === '+') return PLAIN_NAMES.includes(rest) ? { kind: 'join', city: rest } : null;
  if (mark === '-') return CARD_NAMES.includes(rest) ? { kind: 'throw', card: rest } : null;
  const pieces = text.split(',').map(piece => ({ place: piece.slice(0, -1), colour: piece.slice(-1) }));
  if (pieces.every(isTower)) return { kind: 'towers', pieces };
  if (pieces.every(isHouse)) return { kind: 'houses', pieces };
  return parseCards(text);
}

function parseCards(text: string): ParsedMove | null {
  const colon = text.indexOf(':');
  const city = text.slice(0, Math.max(colon, 0));
  const cards = text.slice(colon + 1).split('+');
  const isRight = cards.length <= 2 && cards.every(card => CARD_NAMES.includes(card));
  if (!isRight || (city !== '' && !PLAIN_NAMES.includes(city))) return null;
  return { kind: 'cards', isNamed: colon >= 0, city: city === '' ? null : city, cards };
}

function isTower({ place, colour }: PlacedPiece): boolean {
  return POINT_NAMES.includes(place) && TOWER_COLOURS.some(letter => letter === colour);
}

function isHouse({ place, colour }: PlacedPiece): boolean {
  return PLAIN_NAMES.includes(place) && HOUSE_COLOURS.some(letter => letter === colour);
}
