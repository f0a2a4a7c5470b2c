import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, preferredLanguage } from '../../locales/languages.ts';
import { loadTexts } from '../../locales/load.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { preloadsIn } from './preloads.ts';

/** The size of `previews/home.png` and `previews/GAME.png`, as `scripts/picture.ts` makes them. */
export const PREVIEW = { width: 1200, height: 630 };

/** What the page is asked for. */
interface Asked {
  readonly language: Language;
  /** Its address, perhaps with a query. */
  readonly url: string;
  /** What the match at that address plays, if the address itself does not say. */
  readonly game?: GameId;
}

/**
 * The page of the app in a folder, which is built in English: with everything translated that is read before the app
 * runs, and with what the app will need at that address.
 */
export function pagesIn(folder: string): (asked: Asked) => Promise<string> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const preloads = preloadsIn(folder);
  return async ({ language, url, game }) => {
    const { description, needsScript } = await loadTexts(language, 'page');
    const tags = preloads(url.replace(/\?.*/, ''), language, game);
    return page
      .replace('</head>', () => `${tags}</head>`)
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_all, start) => start + escaped(description))
      .replace(/<noscript>[^<]*/, () => `<noscript>${escaped(needsScript)}`);
  };
}

/** The built `manifest.webmanifest` in a language: what a device needs to install the app. */
export async function manifestIn(language: Language, manifest: string): Promise<string> {
  const [app, online, page] = await Promise.all([
    loadTexts(language, 'app'),
    loadTexts(language, 'online'),
    loadTexts(language, 'page'),
  ]);
  const shortcuts = [
    { name: online.places.tables, url: '/online' },
    { name: online.places.matches, url: '/matches' },
    { name: app.learn, url: '/learn' },
  ];
  const screenshots = ['home', ...GAME_IDS].map(picture => ({
    src: `/previews/${picture}.png`,
    sizes: `${PREVIEW.width}x${PREVIEW.height}`,
    type: 'image/png',
  }));
  const { description } = page;
  return JSON.stringify({ ...JSON.parse(manifest), lang: language, description, shortcuts, screenshots });
}

/** The first language of an `Accept-Language` header that we have; English if we have none of them. */
export function languageFor(accepted: string | undefined): Language {
  return preferredLanguage(byPreference(accepted ?? ''));
}

function byPreference(accepted: string): string[] {
  return accepted
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag, ...about] = part.trim().split(';');
      const quality = about.map(text => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);
}
