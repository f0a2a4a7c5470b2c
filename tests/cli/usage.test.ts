import { expect, test } from 'vitest';
import { COINS_SHELF } from './coins-shelf.ts';
import { muraHere } from './mura.ts';

const ran = (args: readonly string[]) => muraHere(args, { shelf: COINS_SHELF });

test.each([[[]], [['-h']], [['help']]])('mura %j is the same as mura --help', async args => {
  const help = await ran(['--help']);
  expect(await ran(args)).toEqual(help);
});

test('mura help COMMAND is the same as mura COMMAND --help', async () => {
  const help = await ran(['simulate', '--help']);
  expect(await ran(['help', 'simulate'])).toEqual(help);
});

test.each<[string[], string]>([
  [
    ['simulat'],
    'there is no command simulat. Did you mean simulate? There is play, engine, simulate, arena, lab, puzzles, explorer, verify, replay, review, bench, migrate, backup, export, import and pack.',
  ],
  [['\x1b[2J'], 'there is no command \ufffd[2J.'],
  [['help', 'bnch'], 'Did you mean bench?'],
  [['engine', 'now'], 'engine takes nothing besides its flags, so what is now?'],
  [['engine', '--fast'], 'there is no flag --fast. There is --compact and --help.'],
  [['simulate'], 'simulate needs a GAME'],
  [['arena'], 'arena needs --game GAME'],
  [['arena', '--game', 'coins'], 'arena needs --levels'],
  [['arena', '--game', 'coins', '--levels', 'master,wizard'], 'there is no level wizard'],
  [['arena', '--game', 'coins', '--levels', 'master'], 'two or more different levels'],
  [['arena', '--game', 'coins', '--levels', 'master,master'], 'two or more different levels'],
  [
    ['arena', '--game', 'coins', '--seats', '2', '--levels', 'apprentice,journeyman,master'],
    'there are 3 levels for 2 seats',
  ],
  [['play', 'coins', '--level', 'mastr'], 'there is no level mastr. Did you mean master?'],
  [['simulate', 'coin'], 'there is no game coin. Did you mean coins?'],
  [['simulate', 'coins', 'twice'], 'simulate takes only a GAME, so what is twice?'],
  [['simulate', 'coins', '--match', '3'], 'there is no flag --match. Did you mean --matches?'],
  [['simulate', 'coins', '-m', '3'], 'there is no flag -m.'],
  [['simulate', 'coins', '--matches'], '--matches needs a value: a whole number from 1 to 1000000000'],
  [['simulate', 'coins', '--matches', '0'], '--matches must be a whole number from 1'],
  [['simulate', 'coins', '--matches', '-5'], 'not -5'],
  [['simulate', 'coins', '--matches=1e3'], 'not 1e3'],
  [['simulate', 'coins', '--matches', '2', '--matches', '3'], '--matches may be given only once'],
  [['simulate', 'coins', '--seats', '7'], 'coins is for 2 to 4 seats, not 7'],
  [['simulate', 'coins', '--option', 'loaded'], '--option must be NAME=VALUE, such as loaded=false'],
  [['simulate', 'coins', '--option', 'loadd=true'], 'coins has no option loadd. Did you mean loaded?'],
  [['simulate', 'coins', '--option', '__proto__=1'], 'coins has no option __proto__.'],
  [['simulate', 'coins', '--option', 'loaded=yes'], 'option loaded must be true or false'],
  [['simulate', 'coins', '--option', 'loaded=true', '--option', 'loaded=false'], 'only once'],
  [['play', 'coins', '--people', '3'], '--people must be at most 2'],
  [['play', 'coins', '--names', 'A,B,C'], '--names has 3 names for 2 seats'],
  [['bench', '--game', 'coin'], 'Did you mean coins?'],
  [['verify', '/nowhere/record.json'], 'cannot read /nowhere/record.json'],
  [['verify', '/'], 'cannot read /'],
])('mura %j is wrong usage: it says what is allowed and exits with 2', async (args, message) => {
  const { code, out, err } = await ran(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
  expect(err).toMatch(/^mura: .*\nmura .*--help tells more\.\n$/s);
});
