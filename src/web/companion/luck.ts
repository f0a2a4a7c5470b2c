/** The device's own chance, for lost dice or tiles: the browser's generator, with every outcome equally likely. */

export function below(count: number, draw = draw32): number {
  // Numbers past the last whole multiple would favour the first outcomes.
  const most = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const drawn = draw();
    if (drawn < most) return drawn % count;
  }
}

export function rollAll<T>(dice: readonly (readonly T[])[], draw = draw32): readonly T[] {
  return dice.map(faces => faces[below(faces.length, draw)]);
}

/** One of them, and the rest. */
export function drawFrom<T>(bag: readonly T[], draw = draw32): readonly [T, readonly T[]] {
  const at = below(bag.length, draw);
  return [bag[at], bag.toSpliced(at, 1)];
}

function draw32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
