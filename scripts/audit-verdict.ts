export interface Verdict {
  readonly isSafe: boolean;
  /** For people to read. */
  readonly lines: readonly string[];
}

/**
 * The verdict on the output of `npm audit --json`. A registry that offers no audit is not a vulnerability, but is
 * mentioned.
 */
export function verdictOn(json: string): Verdict {
  const found = holesIn(json);
  if (found === null) {
    return { isSafe: true, lines: ['The registry offers no audit: nothing is known of holes in packages.'] };
  }
  if (found.length === 0) return { isSafe: true, lines: ['No package has a known hole.'] };
  return { isSafe: false, lines: found.map(([name, severity]) => `${name}: a known hole, ${severity}`) };
}

function holesIn(json: string): readonly (readonly [name: string, severity: string])[] | null {
  try {
    const { vulnerabilities }: { vulnerabilities?: unknown } = Object(JSON.parse(json));
    if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return null;
    return Object.entries(vulnerabilities).map(([name, about]) => [name, String(Object(about).severity)]);
  } catch {
    return null;
  }
}
