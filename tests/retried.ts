import type { Reporter, TestModule } from 'vitest/node';

/** Names, at the end of a run, every test that passed only at its second try: each of them is to be mended. */
export class Retried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(module =>
      [...module.children.allTests('passed')]
        .filter(test => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map(({ fullName }) => `  ${module.relativeModuleId}: ${fullName}`),
    );
    if (names.length > 0) console.log(`Passed only at the second try:\n${names.join('\n')}\n`);
  }
}
