import { expect, test } from 'vitest';
import { verdictOn } from '../../scripts/audit-verdict.ts';

test('a known vulnerability fails the audit, and is named', () => {
  const holes = { auditReportVersion: 2, vulnerabilities: { leaky: { name: 'leaky', severity: 'high' } } };
  expect(verdictOn(JSON.stringify(holes))).toEqual({ isSafe: false, lines: ['leaky: a known hole, high'] });
  expect(verdictOn(JSON.stringify({ vulnerabilities: {} })).isSafe).toBe(true);
});

test('a registry without audits fails nothing, and is reported as such', () => {
  for (const json of ['', '{"message":"405 Method Not Allowed"}', 'null']) {
    const { isSafe, lines } = verdictOn(json);
    expect(isSafe).toBe(true);
    expect(lines.join()).toContain('offers no audit');
  }
});
