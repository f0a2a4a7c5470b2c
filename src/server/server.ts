import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BotPool } from '../bots/pool.ts';
import { bondHandlers } from './api/bonds.ts';
import { callHandlers } from './api/calls.ts';
import { clubHandlers } from './api/clubs.ts';
import { dayHandlers } from './api/days.ts';
import { eventHandlers } from './api/events.ts';
import { explorerHandlers } from './api/explorer.ts';
import { meHandlers } from './api/me.ts';
import { myDataHandlers } from './api/my-data.ts';
import { passkeyHandlers } from './api/passkeys.ts';
import { ratingHandlers } from './api/ratings.ts';
import { serveApi } from './api/routes.ts';
import { searchHandlers } from './api/searches.ts';
import { tableHandlers } from './api/tables.ts';
import { serveApp } from './app.ts';
import { BotShares } from './bot-shares.ts';
import { newsOf } from './bus.ts';
import { Calls } from './calls/calls.ts';
import { keysOf, Push } from './calls/push.ts';
import { Clock } from './clock.ts';
import { Clubs } from './clubs/clubs.ts';
import { CommonClock } from './common-clock.ts';
import type { Config } from './config.ts';
import { Days } from './days/days.ts';
import { Deals } from './days/deals.ts';
import { serveCalendar } from './events/calendar.ts';
import { Events, wakingEvents } from './events/events.ts';
import { Exploring } from './exploring/exploring.ts';
import { FairQueue } from './fair-queue.ts';
import { FairShares } from './fair-shares.ts';
import { Gate } from './gate.ts';
import { Health } from './health.ts';
import { Holding } from './holding.ts';
import { Metrics } from './metrics.ts';
import { networkAsking } from './networks.ts';
import { openBotQueue, openBus, openLimits, openSightings, openStore } from './open.ts';
import { Packer } from './packing/packer.ts';
import { Pairing } from './pairing/pairing.ts';
import { People } from './people.ts';
import { serveInvitations } from './pictures/invitation-pages.ts';
import { serveMatches } from './pictures/match-pages.ts';
import { Pictures } from './pictures/pictures.ts';
import { preloadTexts } from './pictures/preload.ts';
import { Players } from './players.ts';
import { Sightings } from './sightings.ts';
import { endWith, Sockets } from './sockets.ts';
import { Belongings } from './tables/belongings.ts';
import { Hall, ROUND_MS } from './tables/hall.ts';
import type { Thinker } from './tables/services.ts';

const HOUR_MS = 60 * 60_000;
/** How long a single process keeps names in memory. */
const NAME_MS = 60_000;
/** How often a sign of life is written, so that the next process knows since when nobody was served. */
const SIGN_MS = 60_000;

export interface Server {
  readonly http: FastifyInstance;
  /** Takes no new work, commits pending plays, and tells sockets to come back. */
  close(): Promise<void>;
}

/** Puts the parts together. `folder` is the built app. */
export async function makeServer(config: Config, folder: string, log: Logger): Promise<Server> {
  const store = await openStore(config, log);
  const bus = await openBus(config, log);
  const botQueue = await openBotQueue(config, log);
  const threads = config.BOT_THREADS ?? Math.max(1, availableParallelism() - 1);
  const bots = new BotPool(threads);
  const { probedAt } = await store.times();
  const common = new CommonClock(store);
  const clock = new Clock(await common.start());
  // The last sign of life says when anybody was last served.
  if (probedAt !== null) clock.restedSince(probedAt);
  const { now, since } = clock;
  const players = new Players(store, now, bus.isAlone ? NAME_MS : 0, (player, secret) =>
    bus.tell(newsOf(player), { kind: 'revoked', secret }),
  );
  const metrics = new Metrics(log);
  const limits = await openLimits(config);
  const names = (ids: readonly string[]) => players.names(ids);
  const shares = new BotShares(new FairShares());
  const thoughts = new FairQueue(threads);
  const thinker: Thinker = {
    choose: (game, view, task, fairAt) => thoughts.run(fairAt, () => bots.choose(game, view, task)),
  };
  const subject = config.ORIGIN?.startsWith('https:') ? config.ORIGIN : 'mailto:nobody@localhost';
  const push = new Push(await keysOf(store), subject, config.PUSH_SERVICES);
  const caller = new Calls({
    store,
    bus,
    push,
    names,
    now,
    awaits: (table, player) => hall.awaits(table, player),
    mayDisturb: (player, about) => limits.allows('calls', `${player} ${about}`),
    watch: metrics,
  });
  const calls = wakingEvents(caller, { store, now });
  const services = { store, bus, thinker, botQueue, shares, names, now, since, watch: metrics, calls };
  const hall = new Hall(services, config.TABLES_IN_MEMORY, config.BOT_MS ?? undefined);
  botQueue?.work(threads, turn => hall.takeTurn(turn));
  const claimNames = (ids: readonly string[]) => players.claimNames(ids);
  const pairing = new Pairing({ store, names, now, calls, watch: metrics, hall, claimNames, limits });
  const packAfterMs = config.PACK_AFTER_HOURS * HOUR_MS;
  const packer = new Packer({ store, now, watch: metrics }, { afterMs: packAfterMs, isAlone: bus.isAlone });
  // Processes of earlier versions, which cannot read packed matches, may still serve the same database.
  const packingSince = Number(await store.keepOnce('packing since', String(now())));
  const mayPack = async () => bus.isAlone || now() - packingSince >= packAfterMs;
  const exploring = new Exploring({ store, now, watch: metrics });
  const sightings = await openSightings(config);
  const seen = new Sightings(sightings, config.HEARTBEAT_SECONDS);
  const people = new People(store, players, seen);
  const clubs = new Clubs({ store, players, people, hall, limits, now, calls });
  const events = new Events({ ...services, hall, people, limits, claimNames });
  const days = await Days.open(store, now);
  const deals = new Deals({ store, players, days, limits, now, watch: metrics });
  const holding = new Holding();
  const sockets = new Sockets({ config, players, limits, metrics, hall, bus, shares, seen }, holding);
  metrics.gauge('mura_sockets', 'Sockets that are open.', () => sockets.size);
  metrics.gauge('mura_sockets_limit', 'Sockets that may be open.', () => config.SOCKETS);
  metrics.gauge('mura_tables_in_memory', 'Tables in memory.', () => hall.size);
  metrics.gauge('mura_bots_thinking', 'Moves that bots are asked for.', () => hall.thinking);
  metrics.gauge(
    'mura_bot_queue',
    'Moves that wait for a thread; with Redis, at all processes together.',
    async () => thoughts.waiting + ((await botQueue?.waiting()) ?? 0),
  );

  const http = await serveApp(folder, {
    proxies: config.TRUST_PROXY ? 1 : 0,
    hasHome: true,
    origin: config.ORIGIN,
  });
  const gate = new Gate({
    limits,
    metrics,
    holding,
    isBehindProxy: config.TRUST_PROXY,
    socketsOfOne: config.SOCKETS_PER_ADDRESS,
  });
  gate.guard(http.server);
  let isClosing = false;
  const health = new Health(store, now);
  http.get('/healthz', async (_request, reply) => {
    const isWell = !isClosing && (await health.isWell());
    return reply.code(isWell ? 200 : 503).send({ ok: isWell });
  });
  if (config.METRICS) {
    http.get('/metrics', async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.text()),
    );
  }
  const belongings = new Belongings(store, hall, bus, events);
  serveApi(
    http,
    {
      ...meHandlers(store, players, belongings, clubs, limits, people, now, config.REPORTS_TO_HIDE),
      ...passkeyHandlers(store, players, belongings, now),
      ...myDataHandlers(store, players, hall, belongings, limits),
      ...tableHandlers(store, players, hall, people, clubs, shares, { ...services, limits }),
      ...clubHandlers(clubs),
      ...eventHandlers(events),
      ...dayHandlers(store, days, deals),
      ...explorerHandlers(store),
      ...searchHandlers(store, now, limits),
      ...bondHandlers(store, players, now),
      ...ratingHandlers(store, players, people),
      ...callHandlers(store, push, now),
    },
    { config, players, limits, metrics, shares, now, seen },
  );
  await preloadTexts();
  const pictures = new Pictures(folder);
  serveInvitations(http, { folder, hall, limits, origin: config.ORIGIN });
  serveCalendar(http, { events, limits, origin: config.ORIGIN, now });
  serveMatches(http, { folder, hall, players, limits, pictures, origin: config.ORIGIN });
  http.server.on('upgrade', (request, stream, head) => {
    // From here on the stream is ours, and breaking it off must not crash the process.
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== '/socket') {
      endWith(stream, 'HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    gate.becomesSocket(stream);
    const network = networkAsking(request, config.TRUST_PROXY);
    sockets.upgrade(request, stream, head, network).catch((error: unknown) => {
      metrics.failed('upgrade', '', error);
      stream.destroy();
    });
  });

  const goRound = () => {
    const going = bus.mayGoRound(ROUND_MS).then(may => (may ? hall.goRound() : undefined));
    going.catch((error: unknown) => metrics.failed('going round', '', error));
  };
  const rounds = setInterval(goRound, ROUND_MS);
  // If nothing can be written, `/healthz` says so.
  const giveSign = () => store.probe(now()).catch(() => {});
  const signs = setInterval(giveSign, SIGN_MS);
  giveSign();
  goRound();
  caller.start();
  pairing.start();
  events.start();
  packer.start(mayPack);
  exploring.start();

  return {
    http,
    async close() {
      isClosing = true;
      clearInterval(rounds);
      clearInterval(signs);
      clock.stop();
      common.stop();
      store.hurry();
      sockets.stopTaking();
      await pairing.close();
      await events.close();
      await hall.close();
      await caller.close();
      await packer.close();
      await exploring.close();
      await deals.close();
      sockets.close();
      await http.close();
      pictures.close();
      await bots.close();
      await botQueue?.close();
      await bus.close();
      limits.close();
      sightings?.close();
      await store.close();
    },
  };
}
