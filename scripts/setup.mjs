// Installs what the project needs, with whatever Node the machine has (20 or later).
// `--tests` also sees to it that there are the programs that the tests start: Chromium, PostgreSQL and Redis.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  // Without `--no-save`, a registry that offers more or fewer optional packages than ours would change the lock file.
  const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', ['install', ...flags], {
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

/** What the tests need besides packages: how to tell whether it is there, and its name in Debian. */
const PROGRAMS = [
  {
    name: 'Chromium',
    isThere: () =>
      Boolean(process.env.CHROMIUM) ||
      [
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
      ].some(file => existsSync(file)),
    // Older systems have only the second.
    packages: ['chromium-headless-shell', 'chromium'],
    otherwise: ', or set CHROMIUM to its path',
  },
  {
    name: 'PostgreSQL',
    isThere: () =>
      ['/usr/bin/initdb', '/usr/local/bin/initdb'].some(file => existsSync(file)) ||
      versions('/usr/lib/postgresql').some(version =>
        existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
      ),
    packages: ['postgresql'],
    otherwise: '',
  },
  {
    name: 'Redis',
    isThere: () =>
      ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'].some(file =>
        existsSync(file),
      ),
    packages: ['redis-server'],
    otherwise: '',
  },
  {
    name: 'Python 3.9 or later',
    isThere: () =>
      spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
    packages: ['python3'],
    otherwise: '',
  },
  {
    name: 'a Japanese font',
    isThere: () =>
      process.platform !== 'linux' ||
      ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/opentype/ipafont-gothic'].some(folder =>
        versions(folder).some(file => /CJK|ipag/.test(file)),
      ),
    packages: ['fonts-noto-cjk'],
    otherwise: ', or Japanese pages are measured with boxes instead of letters',
    // The layouts that are measured must fit anyway.
    isVital: false,
  },
];

function versions(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Installs Debian's packages if allowed; otherwise says what is missing. */
function installPrograms() {
  const missing = () => PROGRAMS.filter(({ isThere }) => !isThere());
  const wanted = missing();
  if (wanted.length === 0) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.error(`Installing ${wanted.map(({ name }) => name).join(', ')} (apt-get) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = args => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
    const install = packages => run(['install', '-qy', '--no-install-recommends', ...packages]);
    if (run(['update', '-q']) && !install(wanted.map(({ packages }) => packages[0]))) {
      install(wanted.map(({ packages }) => packages.at(-1)));
    }
  }
  const still = missing();
  for (const { name, packages, otherwise } of still) {
    console.error(
      `The tests need ${name}. Install it (Debian: apt-get install ${packages.at(-1)})${otherwise}.`,
    );
  }
  if (still.some(({ isVital = true }) => isVital)) process.exit(1);
}

installPackages();
if (process.argv.includes('--tests')) installPrograms();
