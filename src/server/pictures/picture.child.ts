import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { loadGameTexts } from '../../../locales/load.ts';
import { LESS_URGENT } from '../../bots/urgency.ts';
import { Replay } from '../../engine/replay.ts';
import { wrong } from '../../engine/result.ts';
import { isGameId } from '../../games/index.ts';
import { GAMES } from '../../games/loaded.ts';
import type { Drawn, Picture, ToDraw } from './pictures.ts';

/**
 * The process that draws pictures. A process rather than a thread, because the renderer aborts everything
 * around it when it meets something unexpected.
 */
setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + LESS_URGENT));
const [folder] = process.argv.slice(2);
const fonts = readdirSync(folder)
  .filter(name => name.endsWith('.ttf'))
  .sort()
  .map(name => join(folder, name));
const { drawPicture }: { readonly drawPicture?: unknown } = await import(
  pathToFileURL(join(folder, 'picture.js')).href
);
if (typeof drawPicture !== 'function') throw new Error('the app was built without its pictures');
const draw = drawPicture;

/** Letters that our own font has. Only for others do we look for system fonts, which is slow. */
const OURS = /^[\0-\u052f\u1e00-\u1fff\u2000-\u206f\u20a0-\u20bf]*$/;

process.on('message', async (order: ToDraw) => {
  try {
    tell({ number: order.number, ok: true, picture: await drawn(order) });
  } catch (error) {
    tell({ number: order.number, ...wrong(error instanceof Error ? error.message : String(error)) });
  }
});

async function drawn({ record, names }: ToDraw): Promise<Picture> {
  const opened = Replay.open(record, id => GAMES.find(game => game.id === id));
  if (!opened.ok) throw new Error(opened.error.message);
  const { replay } = opened;
  const happened = replay.happenings(0, replay.length, 'spectator').map(({ happening }) => happening);
  const { id } = replay.game;
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  // The games have the same names in all languages.
  const { about } = await loadGameTexts('en', id, 'about');
  const svg = String(await draw(id, replay.view(replay.length, 'spectator'), about.name, names, happened));
  const image = new Resvg(svg, {
    font: {
      loadSystemFonts: !names.every(name => OURS.test(name)),
      fontFiles: fonts,
      defaultFontFamily: 'Alegreya Medium',
    },
    logLevel: 'off',
  });
  return { svg, png: image.render().asPng() };
}

function tell(answer: Drawn): void {
  process.send?.(answer);
}
