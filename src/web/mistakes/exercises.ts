import { type Finding, IN_THE_MIX, isMistake, type Judgement } from '../../bots/review/index.ts';

/** A decision for which a review found something clearly better, to be made again. */
export interface Exercise {
  /** The moment that the mistake led to. */
  readonly moment: number;
  readonly judgement: Judgement;
}

/** The mistakes of one seat, in the order of the match. */
export function exercisesOf(findings: readonly (Finding | undefined)[], seat: number): readonly Exercise[] {
  return findings.flatMap(finding => {
    const judgement = finding?.judgement;
    return finding && judgement?.seat === seat && isMistake(judgement)
      ? [{ moment: finding.moment, judgement }]
      : [];
  });
}

/** Whether the review itself would have played this. */
export function isAdvised({ best, mix }: Judgement, move: string): boolean {
  if (!mix) return move === best;
  return mix.some(([choice, share]) => choice === move && (share >= IN_THE_MIX || choice === best));
}
