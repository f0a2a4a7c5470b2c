import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { API, type ApiName, type Route } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { ErrorCode, Problem } from '../../protocol/words.ts';
import type { BotShares } from '../bot-shares.ts';
import type { Config } from '../config.ts';
import { cookieWith, isOurs, secretIn } from '../identity.ts';
import { idIn } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../networks.ts';
import type { Players } from '../players.ts';
import { isProblem, problem } from '../problem.ts';
import type { Ask, Handlers, Visit } from './ask.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-message': 400,
  'unknown-player': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'not-now': 409,
  'not-your-turn': 409,
  'illegal-move': 409,
  stale: 409,
  'not-over': 409,
  'too-many': 429,
  failed: 503,
};

/** The HTTP part of the protocol: everything is checked here, before a handler hears of it. */
export function serveApi(
  server: FastifyInstance,
  handlers: Handlers,
  about: {
    readonly config: Config;
    readonly players: Players;
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly shares: BotShares;
  },
): void {
  const { config, players, limits, metrics, shares } = about;

  async function answer<N extends ApiName>(
    name: N,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<object> {
    const route: Route = API[name];
    const isWrite = route.method !== 'GET';
    const origin = config.ORIGIN ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(origin)) return problem('bad-message', 'Host is not the address of a server');
    if (isWrite && !isOurs(request.headers, origin)) {
      return problem('wrong-origin', 'this comes from a page of another origin');
    }
    const network = networkOf(request.ip);
    const flood = await limits.take('reads', network);
    if (flood) return flood;
    const known = secretIn(request.headers);
    const player = known && (await players.bySecret(known.secret));
    if (player) shares.saw(player.id, network);
    if (route.who !== 'anybody' && !player) {
      return problem('unknown-player', 'nobody is known by this cookie or token: POST /api/me first');
    }
    if (route.who === 'person' && player?.owner != null) {
      return problem('not-allowed', 'the token of a bot account is for playing: its owner does this');
    }
    const tooMany = isWrite ? await limits.take('writes', player?.id ?? network) : null;
    if (tooMany) return tooMany;
    const body = checked(route.body, request.body ?? {});
    if (isProblem(body)) return body;
    const query = checked(route.query, request.query);
    if (isProblem(query)) return query;
    const ask = {
      player,
      id: idIn(Object.values(request.params ?? {})[0]),
      body: body.value,
      query: query.value,
      visit: visitOf(request, reply, origin, known?.isCookie ? known.secret : null),
    };
    // The schemas of the route have made body and query what its handler takes.
    return handlers[name](ask as Ask<N>);
  }

  function visitOf(
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
    secret: string | null,
  ): Visit {
    return {
      network: networkOf(request.ip),
      secret,
      origin,
      setSecret: given => reply.header('set-cookie', cookieWith(given, origin.startsWith('https:'))),
    };
  }

  function send(reply: FastifyReply, outcome: object): FastifyReply {
    reply.header('cache-control', 'no-store');
    if (!isProblem(outcome)) return reply.send(outcome);
    metrics.refused(outcome.code);
    if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
    return reply.code(STATUS[outcome.code]).send(outcome);
  }

  server.register(async api => {
    // Also an empty body is a body: clients in a hurry send the type and nothing else.
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LIMITS.body },
      (_, text, done) => {
        try {
          done(null, text === '' ? {} : JSON.parse(String(text)));
        } catch {
          done(Object.assign(new Error('this is not JSON'), { statusCode: 400 }));
        }
      },
    );
    api.setErrorHandler((error, request, reply) => {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status < 500) return send(reply, problem('bad-message', 'the request cannot be read'));
      metrics.failed('request', request.routeOptions.url ?? '', error);
      return send(reply, problem('failed', 'something went wrong here: try again'));
    });
    for (const name of Object.keys(API).filter(isApiName)) {
      const { method, path } = API[name];
      api.route({
        method,
        url: path,
        handler: async (request, reply) => send(reply, await answer(name, request, reply)),
      });
    }
  });
}

function isApiName(name: string): name is ApiName {
  return Object.hasOwn(API, name);
}

function checked(schema: z.ZodType | undefined, given: unknown): { readonly value: unknown } | Problem {
  if (!schema) return { value: undefined };
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  const [{ path, message }] = result.error.issues;
  return problem('bad-message', path.length > 0 ? `${path.join('.').slice(0, 80)}: ${message}` : message);
}
