import { isObject } from '../../engine/record.ts';
import { DEPTHS, type Depth } from './effort.ts';
import type { Finding, Judgement, Luck } from './findings.ts';

/** The review of a match: the findings at every moment. JSON, kept beside the match. */
export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly level: Depth;
  readonly seats: number;
  /** One for every moment, in order: one more than there are plays. */
  readonly findings: readonly Finding[];
}

/** Changes whenever judging changes: reviews of another version are made again. */
const REVIEW_VERSION = 5;

/** A review from findings that came in any order; null as long as one is missing. */
export function reviewFrom(
  found: readonly (Finding | undefined)[],
  moments: number,
  about: Pick<Review, 'level' | 'seats'>,
): Review | null {
  const findings: Finding[] = [];
  for (let moment = 0; moment < moments; moment++) {
    const finding = found[moment];
    if (!finding) return null;
    findings.push(finding);
  }
  return { version: REVIEW_VERSION, ...about, findings };
}

/** Reads a stored review: null if it isn't one of a match with this number of seats and plays. */
export function readReview(json: unknown, seats: number, plays: number): Review | null {
  if (!isObject(json) || json.version !== REVIEW_VERSION || json.seats !== seats) return null;
  const level = DEPTHS.find(level => level === json.level);
  const { findings } = json;
  if (!level || !Array.isArray(findings) || findings.length !== plays + 1) return null;
  const isRight = (finding: unknown, moment: number): finding is Finding =>
    isObject(finding) &&
    finding.moment === moment &&
    (finding.chances === null || isNumbers(finding.chances, seats)) &&
    (finding.luck === null || isLuck(finding.luck, seats)) &&
    (finding.judgement === null || isJudgement(finding.judgement, seats));
  const read: Finding[] = [];
  for (const [moment, finding] of findings.entries()) {
    if (!isRight(finding, moment)) return null;
    read.push(finding);
  }
  return { version: REVIEW_VERSION, level, seats, findings: read };
}

/** Every seat's chances at a moment: those after the last visible change. */
export function chancesAt(
  findings: readonly (Finding | undefined)[],
  moment: number,
): readonly number[] | null {
  for (let m = moment; m >= 0; m--) {
    const finding = findings[m];
    if (!finding) return null;
    if (finding.chances) return finding.chances;
  }
  return null;
}

function isLuck(json: unknown, seats: number): json is Luck {
  return isObject(json) && isNumbers(json.changes, seats) && isNumber(json.error);
}

function isJudgement(json: unknown, seats: number): json is Judgement {
  if (!isObject(json)) return false;
  const { seat, made, best, loss, error, sure, mix, reason } = json;
  return (
    Number.isInteger(seat) &&
    Number(seat) >= 0 &&
    Number(seat) < seats &&
    typeof made === 'string' &&
    typeof best === 'string' &&
    isNumber(loss) &&
    isNumber(error) &&
    (sure === null || isNumber(sure)) &&
    (mix === null || (Array.isArray(mix) && mix.every(isShare))) &&
    (reason === null || (isObject(reason) && typeof reason.kind === 'string'))
  );
}

function isShare(json: unknown): boolean {
  return Array.isArray(json) && json.length === 2 && typeof json[0] === 'string' && isNumber(json[1]);
}

function isNumbers(json: unknown, count: number): json is number[] {
  return Array.isArray(json) && json.length === count && json.every(isNumber);
}

function isNumber(json: unknown): json is number {
  return typeof json === 'number' && Number.isFinite(json);
}
