import type { About } from '../../../locales/about.ts';
import type { Language } from '../../../locales/languages.ts';
import { loadGameTexts, loadTexts, type Texts } from '../../../locales/load.ts';
import type { GameId } from '../../games/index.ts';
import { languageFor } from '../app-page.ts';

/** What the server says about a match: to people who follow a link, and to link previews. */
export interface Words {
  readonly language: Language;
  readonly app: Texts['app'];
  readonly result: Texts['result'];
  readonly online: Texts['online'];
  readonly about: About;
}

/** In the first language of an `Accept-Language` that we have; English if we have none of them. */
export async function wordsFor(accepted: string | undefined, game: GameId): Promise<Words> {
  const language = languageFor(accepted);
  const [app, result, online, { about }] = await Promise.all([
    loadTexts(language, 'app'),
    loadTexts(language, 'result'),
    loadTexts(language, 'online'),
    loadGameTexts(language, game, 'about'),
  ]);
  return { language, app, result, online, about };
}
