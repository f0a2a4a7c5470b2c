import { type Finding, isMistake, type Judgement } from './findings.ts';

/** What a review says about one seat. */
export interface Account {
  /** Decisions between two moves or more. */
  readonly decisions: number;
  /** How many of them were no mistakes. */
  readonly sound: number;
  /** How much win chance the mistakes gave away together. */
  readonly lost: number;
  /** What chance, and what the others hid, gained or cost this seat: the sum over the match. */
  readonly luck: number;
  /** The standard error of `luck`. */
  readonly luckError: number;
}

/** The accounts by seat, of what has been found so far. */
export function accountsOf(findings: readonly (Finding | undefined)[], seats: number): Account[] {
  return Array.from({ length: seats }, (_, seat) => {
    let decisions = 0;
    let sound = 0;
    let lost = 0;
    let luck = 0;
    let variance = 0;
    for (const finding of findings) {
      if (finding?.judgement?.seat === seat) {
        decisions++;
        if (isMistake(finding.judgement)) lost += finding.judgement.loss;
        else sound++;
      }
      if (finding?.luck) {
        luck += finding.luck.changes[seat];
        variance += finding.luck.error ** 2;
      }
    }
    return { decisions, sound, lost, luck, luckError: Math.sqrt(variance) };
  });
}

/** A moment at which much was won or lost. */
export type TurningPoint =
  | { readonly kind: 'mistake'; readonly moment: number; readonly judgement: Judgement }
  /** Where chance, or what the others hid, changed this seat's chances most. */
  | { readonly kind: 'luck'; readonly moment: number; readonly seat: number; readonly change: number };

/** At most this many mistakes and strokes of luck are shown, the largest first. */
const MOST_MISTAKES = 6;
const MOST_LUCK = 3;
/** Luck is shown only if it changed a seat's chances by this much. */
const LARGE_LUCK = 0.08;

/** The turning points, in the order of the match. */
export function turningPointsOf(findings: readonly (Finding | undefined)[]): TurningPoint[] {
  const mistakes: { moment: number; judgement: Judgement }[] = [];
  const strokes: { moment: number; seat: number; change: number }[] = [];
  for (const finding of findings) {
    if (finding?.judgement && isMistake(finding.judgement))
      mistakes.push({ moment: finding.moment, judgement: finding.judgement });
    if (!finding?.luck) continue;
    const { changes, error } = finding.luck;
    const seat = changes.reduce(
      (most, change, seat) => (Math.abs(change) > Math.abs(changes[most]) ? seat : most),
      0,
    );
    const change = changes[seat];
    if (Math.abs(change) >= Math.max(LARGE_LUCK, 3 * error))
      strokes.push({ moment: finding.moment, seat, change });
  }
  mistakes.sort((a, b) => b.judgement.loss - a.judgement.loss);
  strokes.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return [
    ...mistakes.slice(0, MOST_MISTAKES).map(mistake => ({ kind: 'mistake', ...mistake }) as const),
    ...strokes.slice(0, MOST_LUCK).map(stroke => ({ kind: 'luck', ...stroke }) as const),
  ].sort((a, b) => a.moment - b.moment);
}
