import type { Row } from '../../engine/runner.ts';

/** How often a seat may return to the same place in a match by undoing its own plays. */
const AT_ONE_PLACE = 10;
/** How many plays may be undone in a match, whoever asks. So the log never has more than two extra rows for each. */
const IN_ALL = 1000;

/** Whether the seat may undo the last play once more. */
export function mayUndo(rows: readonly Row[], seat: number): boolean {
  let standing = 0;
  let undone = 0;
  /** This seat's undos, by how many plays stood after them. */
  const backTo = new Map<number, number>();
  for (const { kind, by } of rows) {
    if (kind === 'play') standing++;
    if (kind !== 'undo') continue;
    standing--;
    undone++;
    if (by === seat) backTo.set(standing, (backTo.get(standing) ?? 0) + 1);
  }
  return undone < IN_ALL && (backTo.get(standing - 1) ?? 0) < AT_ONE_PLACE;
}

/** Whether all players together may undo this many plays. */
export function mayUndoTogether(rows: readonly Row[], plays: number): boolean {
  return rows.filter(({ kind }) => kind === 'undo').length + plays <= IN_ALL;
}
