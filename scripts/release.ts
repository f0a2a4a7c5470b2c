// Makes a version: npm run release -- 1.2.3. Checks and tests everything, packs it, and tags it. Sends nothing anywhere.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Which version? npm run release -- 1.2.3');
if (output('git', 'status', '--porcelain') !== '') stop('There are changes that are not committed.');
if (output('git', 'tag', '--list', `v${version}`) !== '') stop(`There is a version ${version} already.`);

const changelog = readFileSync(`${ROOT}CHANGELOG.md`, 'utf8');
const heading = '## Unreleased\n';
if (!changelog.includes(`${heading}- `)) stop('CHANGELOG.md has nothing under "Unreleased".');

run('npm', 'test');
run('node', 'scripts/lint-packages.ts');
run('node', 'tests/torture/main.ts', '--minutes', '5');
const today = new Date().toISOString().slice(0, 10);
writeFileSync(`${ROOT}CHANGELOG.md`, changelog.replace(heading, `${heading}\n## ${version} (${today})\n`));
run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
run('node', 'scripts/pack.ts');
run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', `v${version}`);
console.log(`Version ${version} is tagged; its packages are in dist/packages.`);

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit' });
}

function output(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
