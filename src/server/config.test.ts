import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

test('every setting has a default', () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: { HOST: '0.0.0.0', PORT: null, METRICS: true, ORIGIN: null },
  });
});

test('settings are read as their own types', () => {
  const read = readConfig({ PORT: '0', ORIGIN: 'https://play.example.org/', TRUST_PROXY: '1', BOT_MS: '20' });
  expect(read).toMatchObject({
    ok: true,
    config: { PORT: 0, ORIGIN: 'https://play.example.org', TRUST_PROXY: true, BOT_MS: 20 },
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['ORIGIN', 'play.example.org'],
  ['ORIGIN', 'ftp://example.org'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['SOCKETS', '0'],
])('%s=%s is refused by name', (name, value) => {
  const read = readConfig({ [name]: value });
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.join()).toContain(`${name} is "${value}"`);
});

test.each([
  ['DATABASE_URL', 'mysql://mura:hush@localhost/mura'],
  ['DATABASE_URL', 'hush'],
  ['REDIS_URL', 'http://hush@localhost'],
])('%s=%s is refused by name, and not shown: it may contain a password', (name, value) => {
  const read = readConfig({ DATABASE_URL: 'postgres://localhost/mura', [name]: value });
  expect(!read.ok && read.error).toEqual([expect.stringMatching(`^${name} is wrong: must be`)]);
  expect(JSON.stringify(read)).not.toContain('hush');
});

test('PostgreSQL works without Redis; Redis without PostgreSQL has nothing to connect', () => {
  const database = { DATABASE_URL: 'postgresql://localhost/mura' };
  const redis = { REDIS_URL: 'rediss://localhost' };
  expect(readConfig(database).ok).toBe(true);
  expect(readConfig({ ...database, ...redis }).ok).toBe(true);
  const read = readConfig(redis);
  expect(!read.ok && read.error).toEqual([expect.stringContaining('DATABASE_URL is not')]);
});

test('all wrong settings are reported at once', () => {
  const read = readConfig({ PORT: 'x', SOCKETS: 'y' });
  expect(!read.ok && read.error).toHaveLength(2);
});

test('docs/running.md lists every setting with its default', () => {
  const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
  for (const [name, { default: usual, about }] of Object.entries(SETTINGS)) {
    expect(page).toContain(`| \`${name}\` | ${usual === '' ? '–' : `\`${usual}\``} | ${about} |`);
  }
});
