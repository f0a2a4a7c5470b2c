import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadTexts } from '../../../locales/load.ts';
import { BOT_NAMES } from '../../bots/names.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { toldApart } from '../../protocol/names.ts';
import { languageFor, pagesIn } from '../app-page.ts';
import { idIn } from '../ids.ts';
import type { Limits } from '../limits.ts';
import { networkOf } from '../networks.ts';
import type { Players } from '../players.ts';
import type { StoredSeat, StoredTable } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { mayLook, type Names, nameOf, playersAt, recordFor } from '../tables/info.ts';
import { type Words, wordsFor } from './languages.ts';
import { type Pictures, TooBusy } from './pictures.ts';
import { type Preview, withPreview } from './tags.ts';

/** How much of an address's request limit a page and a picture use. */
const PAGE_COST = 2;
const PICTURE_COST = 4;

interface Finished {
  readonly game: GameId;
  readonly stored: StoredTable;
  readonly names: Names;
  readonly record: MatchRecord;
}

/**
 * The addresses of finished matches: the page, including what link previews read, and its picture. The app
 * itself finds everything else over the API.
 */
export function serveMatches(
  server: FastifyInstance,
  about: {
    /** The folder of the built app. */
    readonly folder: string;
    readonly hall: Hall;
    readonly players: Players;
    readonly limits: Limits;
    readonly pictures: Pictures;
    /** The address that people use, if it is set. */
    readonly origin: string | null;
  },
): void {
  const { folder, hall, players, limits, pictures } = about;
  const page = pagesIn(folder);

  async function finished(id: string, invite: string | undefined): Promise<Finished | null> {
    const table = await hall.open(id);
    if (!table || !mayLook(table.stored, null, invite) || table.stored.status !== 'over') return null;
    const names = await players.names(playersAt(table.stored));
    const record = await table.look((live, stored) =>
      live?.turn.kind === 'over' ? recordFor(stored, live, names) : null,
    );
    const { game } = table.stored;
    return record && isGameId(game) ? { stored: table.stored, game, names, record } : null;
  }

  async function isFlood({ ip }: FastifyRequest, cost: number): Promise<boolean> {
    return !(await limits.allows('reads', networkOf(ip), cost));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id, invite } = asked(request);
    const match = (await isFlood(request, PAGE_COST)) ? null : await finished(id, invite);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language');
    const { url } = request;
    if (!match)
      return reply.send(await page({ language: languageFor(request.headers['accept-language']), url }));
    const words = await wordsFor(request.headers['accept-language'], match.game);
    const origin = about.origin ?? `${request.protocol}://${request.host}`;
    const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
    const address = `${origin}/match/${encodeURIComponent(id)}`;
    const preview = previewOf(match, words, `${address}${query}`, `${address}/picture.png${query}`);
    return reply.send(withPreview(await page({ language: words.language, url, game: match.game }), preview));
  }

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'png' | 'svg',
  ): Promise<FastifyReply> {
    const refuse = (status: number, text: string) =>
      reply.code(status).type('text/plain').header('cache-control', 'no-store').send(text);
    const { id, invite } = asked(request);
    if (await isFlood(request, PICTURE_COST)) return refuse(429, 'Too many requests.\n');
    const match = pictures.areThere ? await finished(id, invite) : null;
    if (!match) return refuse(404, 'There is nothing here.\n');
    // A picture is for everybody and has no language: people and bots appear with their own names.
    const [app, online] = await Promise.all([loadTexts('en', 'app'), loadTexts('en', 'online')]);
    try {
      const picture = await pictures.draw(
        id,
        match.record,
        namesOf(match, { app, online }),
        networkOf(request.ip),
      );
      return reply
        .type(kind === 'png' ? 'image/png' : 'image/svg+xml')
        .header('cache-control', `${match.stored.isPublic ? 'public' : 'private'}, max-age=3600`)
        .send(kind === 'png' ? Buffer.from(picture.png) : picture.svg);
    } catch (error) {
      if (error instanceof TooBusy) reply.header('retry-after', 5);
      return refuse(503, 'The picture cannot be drawn now.\n');
    }
  }

  server.get('/match/:id', sendPage);
  server.get('/match/:id/picture.png', (request, reply) => sendPicture(request, reply, 'png'));
  server.get('/match/:id/picture.svg', (request, reply) => sendPicture(request, reply, 'svg'));
}

/** What link previews read, in the requested language. */
function previewOf(match: Finished, words: Words, address: string, picture: string): Preview {
  const { stored } = match;
  const names = namesOf(match, words);
  const { scores, winners } = stored.result ?? { scores: [], winners: [] };
  const points = names.map((name, seat) => `${name} ${String(scores[seat]).replace('-', '−')}`).join(' · ');
  return {
    type: 'article',
    language: words.language,
    site: words.app.title,
    title: `${words.about.name}: ${words.result.won(winners.map(seat => names[seat]))}`,
    about: `${points}. ${words.app.motto}.`,
    address,
    picture: { address: picture, width: 1200, height: 630 },
  };
}

/** As in the app: people without a name are guests with their seat number, and programs are marked. */
function namesOf({ stored, names }: Finished, { app, online }: Pick<Words, 'app' | 'online'>): string[] {
  const playerAt = (seat: StoredSeat) => (seat.kind === 'person' ? names.get(seat.player) : undefined);
  const chosen = stored.seats.map(seat => nameOf(playerAt(seat)));
  return stored.seats.map((seat, number) => {
    if (seat.kind === 'bot') return BOT_NAMES[number];
    const name = chosen[number];
    const told = name === null ? `${app.guest} ${number + 1}` : toldApart(name, chosen.slice(0, number));
    return playerAt(seat)?.owner != null ? online.program(told) : told;
  });
}

function asked(request: FastifyRequest): { readonly id: string; readonly invite: string | undefined } {
  const { id }: { id?: unknown } = Object(request.params);
  const { invite }: { invite?: unknown } = Object(request.query);
  return {
    id: idIn(id),
    invite: typeof invite === 'string' ? invite.slice(0, 200) : undefined,
  };
}
