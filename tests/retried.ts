import type { Reporter, TestModule } from 'vitest/node';

/** Lists, at the end of a run, every test that passed only at the second try: each of them needs mending. */
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
