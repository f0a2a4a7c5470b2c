/**
 * A move of Burg Appenzell as the board builds it up: what is on offer, by what one taps for it. Knows the notation
 * and no rule.
 */
export type Deed =
  | { readonly kind: 'enter'; readonly tower: string }
  | { readonly kind: 'uncover'; readonly room: string }
  | { readonly kind: 'run'; readonly from: string; readonly to: string }
  | { readonly kind: 'slide'; readonly slide: string }
  | { readonly kind: 'end' };

export function readDeed(move: string): Deed {
  if (move === '.') return { kind: 'end' };
  if (move.startsWith('@')) return { kind: 'enter', tower: move.slice(1) };
  if (move.startsWith('^')) return { kind: 'uncover', room: move.slice(1) };
  const [from, to] = move.split('-');
  return to === undefined ? { kind: 'slide', slide: move } : { kind: 'run', from, to };
}

/** The legal moves, sorted by what is tapped first. */
export interface Offer {
  readonly towers: readonly string[];
  readonly rooms: readonly string[];
  /** Where each mouse that can run may run to. */
  readonly runs: ReadonlyMap<string, readonly string[]>;
  readonly slides: readonly string[];
  readonly end: boolean;
}

export function offerOf(moves: readonly string[]): Offer {
  const towers: string[] = [];
  const rooms: string[] = [];
  const runs = new Map<string, string[]>();
  const slides: string[] = [];
  let end = false;
  for (const deed of moves.map(readDeed)) {
    switch (deed.kind) {
      case 'enter':
        towers.push(deed.tower);
        break;
      case 'uncover':
        rooms.push(deed.room);
        break;
      case 'run':
        runs.set(deed.from, [...(runs.get(deed.from) ?? []), deed.to]);
        break;
      case 'slide':
        slides.push(deed.slide);
        break;
      case 'end':
        end = true;
    }
  }
  return { towers, rooms, runs, slides, end };
}

/** What has been picked of a move that takes two taps. */
export type Picked =
  | { readonly kind: 'mouse'; readonly square: string }
  | { readonly kind: 'slide'; readonly slide: string };

/** Whether there is a move that begins with what was picked. */
export function isOnOffer({ runs, slides }: Offer, picked: Picked): boolean {
  return picked.kind === 'mouse' ? runs.has(picked.square) : slides.includes(picked.slide);
}

/** Where the picked mouse may go. */
export function goalsOf({ runs }: Offer, picked: Picked | null): readonly string[] {
  return picked?.kind === 'mouse' ? (runs.get(picked.square) ?? []) : [];
}
