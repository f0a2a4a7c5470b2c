import { expect, test } from 'vitest';
import { slicesFor } from './effort.ts';
import type { Finding } from './findings.ts';
import { type Checked, Inquiry, type Suspect } from './inquiry.ts';

/** A match of 40 moments, with losses of this many points at some of them. */
function findings(losses: Readonly<Record<number, number>>): Finding[] {
  return Array.from({ length: 40 }, (_, moment) => ({
    moment,
    chances: null,
    luck: null,
    judgement: { seat: 0, made: 'a', best: 'b', loss: (losses[moment] ?? 0) / 100, error: 0, ...UNCHECKED },
  }));
}

const UNCHECKED = { sure: null, mix: null, reason: null };

const momentOf = ({ finding }: Suspect) => finding.moment;

/** What playing on says: this loss, and whether that is clear. */
function checked(suspect: Suspect, loss: number, isDecided: boolean): Checked {
  const { finding } = suspect;
  if (!finding.judgement) throw new Error('nothing was decided');
  return {
    suspect: { ...suspect, slices: suspect.slices + 1 },
    isDecided,
    finding: { ...finding, judgement: { ...finding.judgement, loss, sure: 0.9 } },
  };
}

test('what looks worst is played on from first, and what does not look like a mistake never', () => {
  const inquiry = new Inquiry(findings({ 3: 5, 8: 20, 11: 2, 14: 9, 21: 4, 30: 12 }), 'master');
  expect(inquiry.next().map(momentOf)).toEqual([8, 30]);
});

test('what is clear gets no more, and what turned out smaller waits', () => {
  const inquiry = new Inquiry(findings({ 3: 5, 8: 20, 14: 9, 21: 4, 25: 4, 30: 12 }), 'master');
  const [worst, second] = inquiry.next();
  inquiry.take(checked(worst, 0.2, true));
  inquiry.take(checked(second, 0.03, false));
  expect(inquiry.next().map(momentOf)).toEqual([14, 30]);
});

test('a move whose matches take long costs more', () => {
  const inquiry = new Inquiry(findings({ 3: 5, 8: 20 }), 'journeyman');
  const [worst] = inquiry.next();
  const long = { ...worst, slices: slicesFor('journeyman', 40) - 1 };
  inquiry.take(checked(long, 0.2, false));
  expect(inquiry.next()).toEqual([]);
});

test('it ends when everything is clear, or when as much has been played on as the review may', () => {
  const clear = new Inquiry(findings({ 3: 5 }), 'master');
  for (const suspect of clear.next()) clear.take(checked(suspect, 0.1, true));
  expect(clear.next()).toEqual([]);

  const open = new Inquiry(findings({ 3: 5, 8: 20, 14: 9 }), 'journeyman');
  let slices = 0;
  for (let some = open.next(); some.length > 0; some = open.next()) {
    slices += some.length;
    for (const suspect of some) open.take(checked(suspect, 0.05, false));
  }
  expect(slices).toBe(slicesFor('journeyman', 40));
});
