import { alternatives, type Draft, exchanged, nextParts, type Offer, press, startOf } from './draft.ts';
import type { Picking } from './interaction.ts';

/** For tests: every one of these moves that can be made by picking what is on offer and exchanging what is picked. */
export function movesWithin({ ways, prefers }: Picking, moves: readonly string[]): string[] {
  const all = ways(moves);
  const offer: Offer = {
    ways: all,
    hint: null,
    ...(prefers && { prefers: (picked: readonly string[]) => prefers(picked, all) }),
  };
  const made = new Set<string>();
  const seen = new Map<string, Draft>();
  const visit = (draft: Draft): void => {
    const key = draft.picked.join('\n');
    if (seen.has(key)) return;
    seen.set(key, draft);
    const next = [...nextParts(offer, draft)];
    if (next.length === 0 && all.length > 0) throw new Error(`a dead end: ${draft.picked.join(', ')}`);
    for (const part of next) {
      const pressed = press(offer, draft, part, 'mouse');
      if (pressed.move === null) visit(pressed.draft);
      else made.add(pressed.move);
    }
    for (const index of draft.picked.keys()) {
      if ((offer.prefers?.(draft.picked.slice(0, index)) ?? null) === null) continue;
      for (const part of alternatives(offer, draft.picked, index))
        visit(exchanged(offer, draft, index, part));
    }
  };
  visit(startOf(offer));
  return [...made].sort();
}
