import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadTexts } from '../../../locales/load.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { languageFor, PREVIEW, pagesIn } from '../app-page.ts';
import { idIn } from '../ids.ts';
import type { Limits } from '../limits.ts';
import { networkOf } from '../networks.ts';
import type { Hall } from '../tables/hall.ts';
import { wordsFor } from './languages.ts';
import { withPreview } from './tags.ts';

/**
 * What link previews read on the home page and on a table's page. The secret part of an invitation never
 * reaches the server, so somebody who knows only the address of a table learns which game it is for, and
 * nothing else.
 */
export function serveInvitations(
  server: FastifyInstance,
  about: {
    /** The folder of the built app. */
    readonly folder: string;
    readonly hall: Hall;
    readonly limits: Limits;
    /** The address that people use, if it is set. */
    readonly origin: string | null;
  },
): void {
  const { folder, hall, limits } = about;
  const page = pagesIn(folder);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    game: GameId | null,
    words: { readonly title: string; readonly about: string },
  ): Promise<FastifyReply> {
    const language = languageFor(request.headers['accept-language']);
    const { title: site } = await loadTexts(language, 'app');
    const origin = about.origin ?? `${request.protocol}://${request.host}`;
    const picture = { address: `${origin}/previews/${game ?? 'home'}.png`, ...PREVIEW };
    const address = origin + path;
    return html(reply).send(
      withPreview(await page({ language, url: path, ...(game && { game }) }), {
        type: 'website',
        language,
        site,
        ...words,
        address,
        picture,
      }),
    );
  }

  server.get('/', async (request, reply) => {
    const { title, motto } = await loadTexts(languageFor(request.headers['accept-language']), 'app');
    return send(request, reply, '/', null, { title, about: motto });
  });

  server.get('/online/:id', async (request, reply) => {
    const { id: given }: { id?: unknown } = Object(request.params);
    const id = idIn(given);
    const isFlood = !(await limits.allows('reads', networkOf(request.ip)));
    const stored = isFlood ? null : (await hall.open(id))?.stored;
    if (!stored || !isGameId(stored.game)) {
      const language = languageFor(request.headers['accept-language']);
      return html(reply).send(await page({ language, url: request.url }));
    }
    const words = await wordsFor(request.headers['accept-language'], stored.game);
    const { room } = await loadTexts(words.language, 'remote');
    const { name, line } = words.about;
    const watch =
      stored.isPublic && stored.status === 'live' ? `${name}: ${words.online.lobbyPage.watch}` : name;
    const title = stored.status === 'open' ? room.shareText(name) : watch;
    return send(request, reply, `/online/${id}`, stored.game, { title, about: line });
  });
}

function html(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language');
}
