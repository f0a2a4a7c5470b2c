import type { Part } from './companion.ts';

/** One of nature's outcomes or of a seat's moves, and the parts that make it up. */
export interface Outcome {
  readonly outcome: string;
  readonly parts: readonly Part[];
  /** In words, if other entries consist of the same parts, or contain all of them. */
  readonly words?: string;
}

/** The outcomes that are still possible after these parts have been chosen, in any order. */
export function stillPossible(outcomes: readonly Outcome[], chosen: readonly Part[]): readonly Outcome[] {
  return outcomes.filter(({ parts }) => without(parts, chosen) !== null);
}

/** The outcomes that are completely chosen. */
export function whollyChosen(outcomes: readonly Outcome[], chosen: readonly Part[]): readonly Outcome[] {
  if (chosen.length === 0) return [];
  return outcomes.filter(({ parts }) => without(parts, chosen)?.length === 0);
}

/** The completely chosen outcome, if no other is possible any more. */
export function chosenOutcome(outcomes: readonly Outcome[], chosen: readonly Part[]): string | null {
  const [only, ...others] = stillPossible(outcomes, chosen);
  return others.length === 0 && only && whollyChosen([only], chosen).length > 0 ? only.outcome : null;
}

/** What can be chosen next, group by group, each part once. */
export function nextParts(
  outcomes: readonly Outcome[],
  chosen: readonly Part[],
): readonly (readonly Part[])[] {
  const groups = new Map<number, Map<string, Part>>();
  for (const { parts } of outcomes) {
    for (const part of without(parts, chosen) ?? []) {
      const group = groups.get(part.group) ?? new Map<string, Part>();
      if (!group.has(part.key)) group.set(part.key, part);
      groups.set(part.group, group);
    }
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => [...group.values()]);
}

/** The remaining parts, or null if a chosen part is not among them. */
function without(parts: readonly Part[], chosen: readonly Part[]): readonly Part[] | null {
  const left = [...parts];
  for (const { key } of chosen) {
    const at = left.findIndex(part => part.key === key);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
