import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { coinsMura, startCoinsEngine } from './mura.ts';

const MIB = 2 ** 20;

async function answers(input: string | Uint8Array) {
  const { code, out, err } = await coinsMura(['engine'], input);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line));
}

test('one answer per line, in order, with the id of the request', async () => {
  const requests = Array.from({ length: 2000 }, (_, id) => JSON.stringify({ do: 'games', id }));
  const got = await answers(`${requests.join('\n')}\n`);
  expect(got.map(answer => answer.id)).toEqual(Array.from({ length: 2000 }, (_, id) => id));
});

test('an answer comes at once, before the next request', async () => {
  const engine = startCoinsEngine();
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  for (const request of ['{"do":"games","id":1}', 'garbage', '{"do":"new","game":"coins","seats":2}']) {
    engine.stdin.write(`${request}\n`);
    expect(JSON.parse(String((await lines.next()).value))).toHaveProperty('ok');
  }
  engine.stdin.end();
  expect(await once(engine, 'close')).toEqual([0, null]);
});

test('the last line counts even without a newline, and a carriage return before one is harmless', async () => {
  const got = await answers('{"do":"games","id":1}\r\n{"do":"games","id":2}');
  expect(got).toMatchObject([
    { ok: true, id: 1 },
    { ok: true, id: 2 },
  ]);
});

test('an empty line gets bad-json; no input at all gets nothing', async () => {
  expect(await answers('\n')).toMatchObject([{ error: { code: 'bad-json' } }]);
  expect(await answers('')).toEqual([]);
});

test('bytes that are not UTF-8 spoil only their own line', async () => {
  const input = Buffer.concat([Buffer.from([0xc3, 0x28, 0x0a]), Buffer.from('{"do":"games"}\n')]);
  expect(await answers(input)).toMatchObject([{ error: { code: 'bad-json' } }, { ok: true }]);
});

test('a line of 1 MiB is read, and a longer one is refused without being stored or ending the engine', async () => {
  const whole = '{"do":"games"}'.padEnd(MIB);
  const longer = `"${'x'.repeat(20 * MIB)}"`;
  const got = await answers(`${whole}\n${whole} \n${longer}\n{"do":"games"}\n`);
  expect(got).toMatchObject([
    { ok: true },
    { error: { code: 'bad-json', message: expect.stringContaining('1048576 bytes') } },
    { error: { code: 'bad-json' } },
    { ok: true },
  ]);
});

test('a match goes on unharmed between all kinds of nonsense', async () => {
  const got = await answers(
    [
      '{"do":"new","game":"coins","seats":2}',
      '[[[[[[',
      '{"do":"play","by":"nature","move":"H"}',
      '{"do":"play","by":1,"move":"keep"}',
      '{"do":"play","by":"nature","move":"H","__proto__":{"x":1}}',
      `{"do":"load","record":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      '{"do":"play","by":"nature","move":"T"}',
    ].join('\n'),
  );
  expect(got.map(answer => answer.error?.code ?? 'ok')).toEqual([
    'ok',
    'bad-json',
    'ok',
    'not-your-turn',
    'bad-request',
    'bad-json',
    'ok',
  ]);
  expect(got.at(-1).turn).toEqual({ kind: 'seats', seats: [0, 1] });
});

test('it ends quietly when nobody reads its answers any more', async () => {
  const engine = startCoinsEngine();
  engine.stdin.on('error', () => {}); // the pipe breaks while we write
  let err = '';
  engine.stderr.on('data', text => {
    err += text;
  });
  engine.stdin.write('{"do":"games"}\n');
  await once(engine.stdout, 'data');
  engine.stdout.destroy();
  engine.stdin.write('{"do":"games"}\n'.repeat(10_000));
  const [code] = await once(engine, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('a slow reader gets every answer in the end', async () => {
  const engine = startCoinsEngine();
  const count = 20_000;
  engine.stdin.end('{"do":"games"}\n'.repeat(count));
  let bytes = 0;
  const [one] = await answers('{"do":"games"}\n');
  for await (const chunk of engine.stdout) {
    bytes += chunk.length;
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(bytes).toBe(count * (JSON.stringify(one).length + 1));
});
