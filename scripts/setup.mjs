// Installs what the project needs, with whatever Node the machine has (20 or later).
// `--tests` also sees to it that there is a Chromium for the browser tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.setup');

/** Changes whenever what should be installed changes. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.error('Installing packages (npm install) …');
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('npm install failed: see above. A network or a registry is needed the first time.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
}

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Installs Debian's Chromium if it may; otherwise says what is missing. */
function installChromium() {
  if (process.env.CHROMIUM || CHROMIUMS.some(file => existsSync(file))) return;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall) {
    console.error('Installing Chromium (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = args => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
    if (run(['update', '-q']) && run(['install', '-qy', '--no-install-recommends', 'chromium'])) return;
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
  );
  process.exit(1);
}

installPackages();
if (process.argv.includes('--tests')) installChromium();
