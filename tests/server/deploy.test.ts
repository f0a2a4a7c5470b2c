import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SETTINGS } from '../../src/server/config.ts';
import { Place } from './process.ts';

/** What people copy from `deploy/` and `docs/running.md` must match this server. */

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const alerts = text('deploy/alerts.yml');
const dashboard = text('deploy/grafana.json');
const page = text('docs/running.md');

const place = new Place();
afterAll(() => place.remove());

function found(pattern: RegExp, ...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(one => [...one.matchAll(pattern)].map(([, name]) => name)))].toSorted();
}

test('alerts, dashboard and docs/running.md use metrics that the server has, and leave out none of ours', async () => {
  const server = await place.start();
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const there = found(/^# TYPE (\S+) /gm, metrics);
  // Histograms are queried by their parts, and the host's metrics are node_exporter's.
  const namedIn = (file: string) =>
    found(/\b((?:mura|nodejs|process)_[a-z0-9_]+)/g, file).map(name => name.replace(/_(bucket|count)$/, ''));
  expect([...namedIn(alerts), ...namedIn(dashboard)].filter(name => !there.includes(name))).toEqual([]);
  const ours = there.filter(name => name.startsWith('mura_'));
  expect(namedIn(dashboard)).toEqual(expect.arrayContaining(ours));
  expect(found(/`(mura_[a-z_]+)`/g, page)).toEqual(ours);
});

test('docs/running.md and the test of the alerts have every alert', () => {
  const names = found(/alert: (\w+)/g, alerts);
  expect(names.length).toBeGreaterThan(10);
  expect(found(/`(QuattroMura\w+)`/g, page)).toEqual(names);
  expect(found(/alertname="(\w+)"/g, text('deploy/alerts-test.yml'))).toEqual(names);
});

test('units use only existing settings, and wait longer than the server takes to close', () => {
  const units = globSync('deploy/*.service').map(text);
  expect(units).toHaveLength(2);
  const set = found(/^(?:Environment=|#?)([A-Z_]+)=/gm, ...units, text('deploy/quattro-mura.env'));
  const known = [...Object.keys(SETTINGS), 'NODE_ENV'];
  expect(set.filter(name => !known.includes(name))).toEqual([]);
  const longest =
    Number(/ENDING_MS = ([\d_]+)/.exec(text('src/server/main.ts'))?.[1].replace('_', '')) / 1000;
  for (const unit of units) {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(longest);
  }
});

test('all nginx files limit what one address may do, by the same network prefix as the server', () => {
  for (const name of ['one', 'many', 'compose']) {
    const file = text(`deploy/nginx-${name}.conf`);
    const zones = found(/zone=(\w+):/g, file);
    expect(found(/limit_(?:conn|req) (?:zone=)?(\w+)/g, file)).toEqual(zones);
    for (const kind of ['conn', 'req']) {
      expect(file).toMatch(new RegExp(`^limit_${kind}_zone \\$quattro_mura_network `, 'm'));
      expect(file).toMatch(new RegExp(`^    limit_${kind} `, 'm'));
      expect(file).toContain(`limit_${kind}_status 429;`);
    }
    const most = Number(/limit_conn \w+ (\d+);/.exec(file)?.[1]);
    expect(most).toBeGreaterThan(Number(SETTINGS.SOCKETS_PER_ADDRESS.default));
  }
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

// Skipped if nginx or openssl is missing.
test.skipIf(!hasNginx).each(['one', 'many'])('nginx accepts deploy/nginx-%s.conf', name => {
  const folder = join(place.folder, `nginx-${name}`);
  mkdirSync(folder);
  const [certificate, key] = ['cert', 'key'].map(what => join(folder, `${what}.pem`));
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=play.example.org', '-days', '1'].concat([
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  // Unchanged except for what belongs to the machine: ports, certificates and logs.
  const file = text(`deploy/nginx-${name}.conf`)
    .replace(/listen \[::\].*;/g, '')
    .replace(/listen (\d+)/g, `listen unix:${folder}/$1.sock`)
    .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${file}\n}\n`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  expect({ status, said: String(stderr) }).toMatchObject({
    status: 0,
    said: expect.stringContaining('successful'),
  });
});
