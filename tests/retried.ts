import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Lists, at the end of a run, every test that passed only at the second try, and why it had failed: each needs mending. */
export class Retried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(module =>
      [...module.children.allTests('passed')]
        .filter(test => (test.diagnostic()?.retryCount ?? 0) > 0)
        .flatMap(test => [`  ${module.relativeModuleId}: ${test.fullName}`, ...failuresOf(test)]),
    );
    if (lines.length > 0) console.log(`Passed only at the second try:\n${lines.join('\n')}\n`);
  }
}

function failuresOf(test: TestCase): string[] {
  return (test.result().errors ?? []).flatMap(({ message, diff = '', stacks = [] }) => {
    const places = stacks.map(({ file, line }) => `at ${file}:${line}`);
    return [message, diff, ...places]
      .join('\n')
      .split('\n')
      .map(line => `    ${line}`);
  });
}
