/** The contents of a page in `docs/rules`, for the test that compares it with the page people read. */
export interface Clauses {
  /** `BA-1` …, plus `BA-options` and `BA-knowledge` for what has no number. */
  readonly clauses: ReadonlySet<string>;
  /** Those of them that contain a marked ruling. */
  readonly rulings: ReadonlySet<string>;
  /** How many worked examples it has. */
  readonly examples: number;
}

const CLAUSE = /^\s*- \*\*([A-Z]{2}-\d+)\b/;
const RULING = /\*\*ruling/i;

export function clausesOf(markdown: string): Clauses {
  const prefix = /\*\*([A-Z]{2})-1\b/.exec(markdown)?.[1] ?? '';
  const clauses = new Set([`${prefix}-options`, `${prefix}-knowledge`]);
  const rulings = new Set<string>();
  let clause = `${prefix}-options`;
  let isExamples = false;
  let examples = 0;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      isExamples = line.startsWith('## Worked examples');
      if (line.startsWith('## Who knows what')) clause = `${prefix}-knowledge`;
    }
    if (isExamples && /^(- |\| (?!---|wall))/.test(line)) examples++;
    clause = CLAUSE.exec(line)?.[1] ?? clause;
    clauses.add(clause);
    if (RULING.test(line)) rulings.add(clause);
  }
  return { clauses, rulings, examples };
}
