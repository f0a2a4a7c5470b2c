/** What long-running commands print: a bar while they work, tables when they are done. */

export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

/** The lines of a table: the first column is left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

const BAR = 40;
const EIGHTHS = ' ▏▎▍▌▋▊▉';

/** Draws a progress bar on standard error if that is a terminal; removes it at the end. */
export function progressBar(all: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  let drawn = '';
  return done => {
    const eighths = Math.floor((8 * BAR * done) / all);
    const bar = '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7];
    const text = done === all ? '\r\x1b[K' : `\r${bar.padEnd(BAR + 1)}${Math.floor((100 * done) / all)}%`;
    if (text !== drawn) process.stderr.write(text);
    drawn = text;
  };
}
