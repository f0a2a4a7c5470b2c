/**
 * Moves as integers. In the plan and for a gift: the number of the block, or `EMPTY_FIST` for `-`. For building
 * the block of one's fist: the end. For building any block: block and end together.
 */
export function buildAnyMove(block: number, end: number): number {
  return block * 2 + end;
}

export function blockOfBuildAny(move: number): number {
  return move >> 1;
}

export function endOfBuildAny(move: number): number {
  return move & 1;
}
