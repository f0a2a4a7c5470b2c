import type { MatchMoves } from '../from-moves.ts';

/**
 * Whole matches as one small text, all of the same rules together (`docs/explorer.md`):
 *
 *     SEATS OPTIONS
 *     NUMBER MOVE MOVE …
 */
export interface KeptMatch extends MatchMoves {
  readonly number: number;
}

export function readMatches(text: string): KeptMatch[] {
  const matches: KeptMatch[] = [];
  let rules: Pick<KeptMatch, 'seats' | 'options'> | null = null;
  for (const line of text.split('\n')) {
    const [number, ...words] = line.split(' ');
    if (words[0]?.startsWith('{')) rules = { seats: Number(number), options: JSON.parse(words[0]) };
    else if (rules && words.length > 0) matches.push({ ...rules, number: Number(number), moves: words });
  }
  return matches;
}

export function writeMatches(matches: readonly KeptMatch[]): string {
  const groups = Map.groupBy(matches, ({ seats, options }) => `${seats} ${JSON.stringify(options)}`);
  return [...groups]
    .flatMap(([rules, group]) => [
      rules,
      ...group.map(({ number, moves }) => `${number} ${moves.join(' ')}`),
      '',
    ])
    .join('\n');
}
