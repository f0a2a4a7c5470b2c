import { nodeAt, pathTo, type StudyNode } from '../../engine/study/study.ts';

/**
 * A place in a study, short enough for an address: how many moves along the line, then which variation was taken, how
 * many moves along that one, and so on. `37` is the main line after 37 moves, `12.2.4` leaves it after 12.
 */
export function spotOf(node: StudyNode): string {
  const parts: number[] = [0];
  for (const step of pathTo(node)) {
    if (step === 0) parts[parts.length - 1]++;
    else parts.push(step, 0);
  }
  return parts.join('.');
}

/** Null if the text is not a spot. A spot beyond the end of a line means its end. */
export function nodeCalled(root: StudyNode, spot: string): StudyNode | null {
  if (!isSpot(spot)) return null;
  const path = spot.split('.').flatMap((part, i) => {
    const number = Number(part);
    return i % 2 === 1 ? [number] : Array.from({ length: number }, () => 0);
  });
  return nodeAt(root, path);
}

function isSpot(text: string): boolean {
  return /^\d{1,4}(\.\d{1,4}){0,60}$/.test(text);
}
