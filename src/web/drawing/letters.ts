/** Text in drawings, which browsers neither wrap nor cut. */

/** How many average letters this text is as wide as. */
export function lettersIn(words: string): number {
  return Array.from(words).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** A name, shortened to the width of this many ordinary letters. */
export function shortened(name: string, room: number): string {
  if (lettersIn(name) <= room) return name;
  const letters = Array.from(name);
  let left = room - 1;
  const kept = letters.findIndex(letter => {
    left -= widthOf(letter);
    return left < 0;
  });
  return `${letters.slice(0, Math.max(1, kept)).join('')}…`;
}

/** Some scripts have wide letters, and capitals are wide, too. */
function widthOf(letter: string): number {
  if (letter > '\u2e80') return 1.85;
  if (/[WM@mw]/.test(letter)) return 1.6;
  return letter === letter.toLowerCase() ? 1 : 1.25;
}
