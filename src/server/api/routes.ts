import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Described } from '../../protocol/api/common.ts';
import { ERRORS } from '../../protocol/errors.ts';
import { API } from '../../protocol/http.ts';
import { API_NAMES, type ApiName, ROUTES, type Route } from '../../protocol/routes.ts';
import type { Problem } from '../../protocol/words.ts';
import type { BotShares } from '../bot-shares.ts';
import type { Config } from '../config.ts';
import { cookieWith, isOurs, secretIn } from '../identity.ts';
import { idIn } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../networks.ts';
import type { Players } from '../players.ts';
import { FAILED, RequestError } from '../request-error.ts';
import { requireScope } from '../scopes.ts';
import type { Sightings } from '../sightings.ts';
import type { Ask, Given, Handlers, Visit } from './ask.ts';

/** How much of its address's limit a request uses; 1 if it is not listed. */
const COSTS: Partial<Record<ApiName, number>> = {
  tables: 2,
  best: 2,
  player: 4,
  people: 4,
  record: 4,
  club: 4,
  clubLadder: 10,
  pairClub: 20,
  events: 4,
  event: 2,
  moveEvent: 10,
  days: 2,
  deal: 4,
  dealLine: 4,
  explored: 2,
};

/** The HTTP part of the protocol: everything is checked here before it reaches a handler. */
export function serveApi(
  server: FastifyInstance,
  handlers: Handlers,
  about: {
    readonly config: Config;
    readonly players: Players;
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly shares: BotShares;
    readonly now: () => number;
    readonly seen: Sightings;
  },
): void {
  const { config, players, limits, metrics, shares, now, seen } = about;

  async function answer<N extends ApiName>(
    name: N,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Given<N>> {
    const { method, who, scope }: Route = ROUTES[name];
    const described: Described = API[name];
    const isWrite = method !== 'GET';
    const origin = config.ORIGIN ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(origin)) throw new RequestError('bad-message', 'Host is not the address of a server');
    if (isWrite && !isOurs(request.headers, origin)) {
      throw new RequestError('wrong-origin', 'this comes from a page of another origin');
    }
    const network = networkOf(request.ip);
    await limits.take('reads', network, COSTS[name]);
    const known = secretIn(request.headers);
    const player = known && (await players.bySecret(known.secret));
    if (player) {
      shares.saw(player.id, network);
      if (known?.isCookie) seen.saw(player.id, request.headers['accept-language'] ?? null);
    }
    if (who !== 'anybody' && !player) {
      throw new RequestError('unknown-player', 'no player has this cookie or token: POST /api/me first');
    }
    if (who === 'person' && player?.owner != null) {
      throw new RequestError('not-allowed', 'a bot account cannot do this; its owner can');
    }
    if (scope !== undefined) requireScope(player, scope);
    if (isWrite) await limits.take('writes', player?.id ?? network);
    const ask = {
      player,
      id: idIn(Object.values(request.params ?? {})[0]),
      body: checked(described.body, request.body ?? {}),
      query: checked(described.query, request.query),
      visit: visitOf(request, reply, origin, known?.isCookie ? known.secret : null),
    };
    // The schemas of the route have turned body and query into what its handler takes.
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

  function refuse(reply: FastifyReply, problem: Problem): FastifyReply {
    metrics.refused(problem.code);
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
    return reply.header('cache-control', 'no-store').code(ERRORS[problem.code]).send(problem);
  }

  server.register(async api => {
    // The clock by which a player's time is up, so that pages can count down by it.
    api.addHook('onSend', async (_request, reply) => {
      reply.header('date', new Date(now()).toUTCString());
    });
    // An empty body is a body, too: some clients send the content type and nothing else.
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
      try {
        done(null, text === '' ? {} : JSON.parse(String(text)));
      } catch {
        done(Object.assign(new Error('this is not JSON'), { statusCode: 400 }));
      }
    });
    api.setErrorHandler((error, request, reply) => {
      if (error instanceof RequestError) return refuse(reply, error.problem);
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status < 500) return refuse(reply, { code: 'bad-message', message: 'the request cannot be read' });
      metrics.failed('request', request.routeOptions.url ?? '', error);
      return refuse(reply, FAILED);
    });
    for (const name of API_NAMES) {
      const { method, path } = ROUTES[name];
      api.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const outcome = await answer(name, request, reply);
          if (outcome instanceof Readable) reply.type('application/json; charset=utf-8');
          return reply.header('cache-control', 'no-store').send(outcome);
        },
      });
    }
  });
}

function checked(schema: z.ZodType | undefined, given: unknown): unknown {
  const result = schema?.safeParse(given);
  if (!result || result.success) return result?.data;
  const [{ path, message }] = result.error.issues;
  const where = path.length > 0 ? `${path.join('.').slice(0, 80)}: ` : '';
  throw new RequestError('bad-message', `${where}${message}`);
}
