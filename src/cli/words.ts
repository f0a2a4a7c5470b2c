/** Small helpers for sentences. */

/** `a`, `a or b`, `a, b or c`. */
export function listed(texts: readonly string[], word: 'and' | 'or'): string {
  if (texts.length < 2) return texts.join();
  return `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`;
}

/** `1 match`, `2 matches`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The text that was probably meant, if one is close enough to what was written. */
export function nearest(written: string, texts: readonly string[]): string | undefined {
  const far = Math.max(2, Math.floor(written.length / 3)) + 1;
  let best: string | undefined;
  let least = far;
  for (const text of texts) {
    const begins = written.length > 1 && text.toLowerCase().startsWith(written.toLowerCase());
    const steps = begins ? 0 : distance(written.toLowerCase(), text.toLowerCase());
    if (steps < least && steps < text.length) {
      least = steps;
      best = text;
    }
  }
  return best;
}

/** Someone else's text on one line of a terminal: nothing in it can move the cursor or reverse the text. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\ufffd');
}

/** How many letters must be inserted, removed, changed or swapped with their neighbour to turn `a` into `b`. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2][j - 2] + 1 : changed;
      row.push(Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
