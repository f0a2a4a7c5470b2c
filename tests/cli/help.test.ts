import { expect, test } from 'vitest';
import { COINS_SHELF } from './coins-shelf.ts';
import { coinsMura, muraHere } from './mura.ts';

const COMMANDS = [
  'play',
  'engine',
  'simulate',
  'arena',
  'lab',
  'puzzles',
  'explorer',
  'verify',
  'replay',
  'review',
  'bench',
  'migrate',
  'backup',
  'export',
  'import',
];

test('mura --help lists all commands', async () => {
  const { code, out, err } = await coinsMura(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  expect(out).toContain('Coins, 2 to 4 seats');
});

test.each(COMMANDS)('mura %s --help explains it, with an example', async command => {
  const { code, out, err } = await muraHere([command, '--help'], { shelf: COINS_SHELF });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^mura ${command}`));
  expect(out).toMatch(/^Examples?$/m);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('mura --version prints the version', async () => {
  expect((await coinsMura(['--version'])).out).toMatch(/^quattro-mura \d+\.\d+\.\d+\n$/);
});

test('mura called with wrong arguments says so on standard error and exits with 2', async () => {
  const { code, out, err } = await coinsMura(['simulat']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(
    /^mura: there is no command simulat\. Did you mean simulate\?.*\nmura --help tells more\.\n$/,
  );
});
