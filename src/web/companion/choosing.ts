import type { Part } from './companion.ts';

/** One of nature's outcomes, and the parts that make it up. */
export interface Outcome {
  readonly outcome: string;
  readonly parts: readonly Part[];
}

/** The outcomes that are still possible after these parts have been chosen, in any order. */
export function stillPossible(outcomes: readonly Outcome[], chosen: readonly Part[]): readonly Outcome[] {
  return outcomes.filter(({ parts }) => without(parts, chosen) !== null);
}

/** The outcome that is wholly chosen, if one is. */
export function chosenOutcome(outcomes: readonly Outcome[], chosen: readonly Part[]): string | null {
  const found = outcomes.find(({ parts }) => without(parts, chosen)?.length === 0);
  return found?.outcome ?? null;
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

/** What is left of the parts, or null if not all that was chosen is among them. */
function without(parts: readonly Part[], chosen: readonly Part[]): readonly Part[] | null {
  const left = [...parts];
  for (const { key } of chosen) {
    const at = left.findIndex(part => part.key === key);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
