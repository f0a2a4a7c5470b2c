import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Random } from '../../src/engine/random.ts';
import { API } from '../../src/protocol/http.ts';
import { API_NAMES, type ApiName, ROUTES } from '../../src/protocol/routes.ts';
import { Problem } from '../../src/protocol/words.ts';
import { type Attack, inTime, type Tell } from './fuzzing.ts';
import { PAGES, REQUESTS } from './http-requests.ts';
import { oneIn, pick, spoiltBytes, spoiltJson, spoiltText } from './mutate.ts';
import type { Target } from './target.ts';

const ODD_PATHS = [
  '%00',
  '%zz',
  '%',
  '%c0%af',
  '..%2f..',
  '%2e%2e',
  'a'.repeat(300),
  '?',
  '#',
  '%F0%9F%98%80',
  '//',
];

/** After this long, a client that sent half a request says that this was all. */
const NO_MORE_MS = 50;

interface Made {
  readonly bytes: Buffer;
  /** The route, if the request certainly still is one of that route; its possible answers are then known. */
  readonly route: ApiName | null;
  /** Whether it is HTTP, so that there must be an answer. */
  readonly isWhole: boolean;
}

/** Requests of every route, spoilt in their types, sizes, encodings, headers and paths, cut and repeated. */
export class HttpAttack implements Attack {
  readonly #target: Target;
  readonly #port: number;

  constructor(target: Target) {
    this.#target = target;
    this.#port = Number(new URL(target.server.origin).port);
  }

  async attempt(random: Random, tell: Tell): Promise<void> {
    const made = await this.#make(random);
    tell(made.bytes);
    const answer = await this.#send(made);
    await this.#target.checkSecrecy(answer);
    // A server may say that it waits for the body before it answers.
    check(made, answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
  }

  async #make(random: Random): Promise<Made> {
    if (oneIn(random, 12)) return this.#pageRequest(random);
    const name = pick(random, API_NAMES);
    const isLeaving = name === 'deleteMe' || name === 'signOut';
    const player = isLeaving ? await this.#target.somebodyNew() : this.#target.attacker(random);
    const { method, path } = ROUTES[name];
    const wanted = REQUESTS[name](random);
    const how = random.below(8);
    const id = how === 0 ? spoiltPath(random, this.#target.someId(random)) : this.#target.someId(random);
    const query = Object.entries(wanted.query ?? {}).map(
      ([key, value]) =>
        `${key}=${encodeURIComponent(how === 1 ? wellFormed(spoiltText(random, value)) : value)}`,
    );
    const json = JSON.stringify(how < 5 ? spoiltJson(random, wanted.body ?? {}) : (wanted.body ?? {}));
    const body = method === 'GET' ? Buffer.alloc(0) : Buffer.from(json);
    const headers = [
      `host: 127.0.0.1:${this.#port}`,
      `cookie: ${player.cookie}`,
      'content-type: application/json',
      ...(method === 'GET' ? [] : [`content-length: ${body.length}`]),
      'connection: close',
    ];
    const spoilt = how === 5 ? spoiltHeaders(random, headers) : headers;
    const target = `${path.replace(/:\w+/, id)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    const head = `${method} ${target} HTTP/1.1\r\n${spoilt.join('\r\n')}\r\n\r\n`;
    const whole = Buffer.concat([Buffer.from(head, 'latin1'), body]);
    if (how === 6) return { bytes: spoiltBytes(random, whole), route: null, isWhole: false };
    return { bytes: whole, route: how === 5 || how === 0 ? null : name, isWhole: how !== 5 };
  }

  #pageRequest(random: Random): Made {
    const path = oneIn(random, 2) ? pick(random, PAGES) : spoiltPath(random, pick(random, PAGES));
    const method = pick(random, ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE', 'PATCH']);
    const accept = pick(random, ['text/html', '*/*', 'image/png', '']);
    const range = oneIn(random, 4) ? `range: bytes=${random.below(99)}-${random.below(99)}\r\n` : '';
    const head =
      `${method} ${path} HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\naccept-language: ${pick(random, ['ja', '*;q=x', ''])}\r\n` +
      `accept-encoding: ${pick(random, ['br', 'gzip', 'zstd;q=-1', ''])}\r\n${range}connection: close\r\n\r\n`;
    return { bytes: Buffer.from(head, 'latin1'), route: null, isWhole: true };
  }

  /**
   * Sends it on its own connection and collects everything until the server closes it. An incomplete request may leave
   * the server waiting for more: then it is told that nothing more comes.
   */
  async #send({ bytes, isWhole }: Made): Promise<string> {
    const line = connect({ port: this.#port, host: '127.0.0.1', allowHalfOpen: true });
    line.on('error', () => {});
    line.write(bytes);
    const end = () => line.end();
    const timer = isWhole ? undefined : setTimeout(end, NO_MORE_MS);
    if (!isWhole) line.once('data', end);
    try {
      const heard = buffer(line).catch(() => Buffer.alloc(0));
      return (await inTime('the end of an answer', heard)).toString('utf8');
    } finally {
      clearTimeout(timer);
      line.destroy();
    }
  }
}

function check({ route, isWhole }: Made, answer: string): void {
  for (const [, status] of answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)) {
    if (Number(status) >= 500) throw new Error(`answered ${answer.slice(0, 1000)}`);
  }
  if (answer === '') {
    if (isWhole) throw new Error('no answer');
    return;
  }
  const parts = /^HTTP\/1\.1 (\d{3}) [^\r\n]+\r\n(.*?)\r\n\r\n(.*)$/s.exec(answer);
  if (!parts) throw new Error(`answered ${answer.slice(0, 1000)}`);
  if (route === null) return;
  const [, status, headers, body] = parts;
  const json: unknown = JSON.parse(/transfer-encoding: chunked/i.test(headers) ? unchunked(body) : body);
  // Too long for Node to have read who it is for.
  if (status === '431') return;
  if (status === '200') API[route].answer.parse(json);
  else Problem.parse(json);
}

/** Puts together a body sent in chunks. Their lengths are in bytes. */
function unchunked(body: string): string {
  let rest = Buffer.from(body);
  let whole = '';
  for (;;) {
    const [line] = rest.toString('latin1').split('\r\n', 1);
    const length = Number.parseInt(line, 16);
    if (!(length > 0)) return whole;
    const from = line.length + 2;
    whole += rest.subarray(from, from + length);
    rest = rest.subarray(from + length + 2);
  }
}

function spoiltPath(random: Random, path: string): string {
  const odd = oneIn(random, 2)
    ? `${path}${pick(random, ODD_PATHS)}`
    : encodeURI(wellFormed(spoiltText(random, path)));
  return odd.replace(/[\s\p{Cc}]/gu, '_');
}

function spoiltHeaders(random: Random, headers: readonly string[]): string[] {
  const at = random.below(headers.length);
  const odd = [
    'host: [',
    'host: a b',
    'host:',
    'host: \u00ff%00',
    `host: ${'a'.repeat(5000)}`,
    'origin: null',
    'origin: http://[',
    'content-type: text/plain',
    'content-type: application/json; charset=utf-16',
    'content-type: multipart/form-data',
    'content-type: ;;;',
    'content-length: -1',
    'content-length: 99999999999',
    'content-encoding: gzip',
    'transfer-encoding: chunked',
    'expect: 100-continue',
    'expect: nothing',
    'upgrade: websocket\r\nconnection: upgrade',
    'authorization: Bearer',
    `authorization: Bearer ${'0'.repeat(64)}`,
    `cookie: mura=${'f'.repeat(64)}; mura=x`,
    `x-long: ${'x'.repeat(20_000)}`,
    'x-forwarded-for: 1.2.3.4',
    '__proto__: x',
  ];
  switch (random.below(4)) {
    case 0:
      return headers.toSpliced(at, 1);
    case 1:
      return [...headers, headers[at]];
    case 2:
      return [...headers, pick(random, odd)];
    default: {
      const one = pick(random, odd);
      const [name] = one.split(':');
      return [...headers.filter(header => !header.startsWith(`${name}:`)), one];
    }
  }
}

function wellFormed(text: string): string {
  return text.toWellFormed();
}
