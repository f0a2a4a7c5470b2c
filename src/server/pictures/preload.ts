import { LANGUAGES } from '../../../locales/languages.ts';
import { loadGameTexts, loadTexts } from '../../../locales/load.ts';
import { GAME_IDS } from '../../games/index.ts';

/**
 * Loads all that the server says itself, in every language: in pages for link previews, and when people are called. It is done
 * before anybody is served, because a module that is loaded later holds up everybody.
 */
export async function preloadTexts(): Promise<void> {
  for (const language of LANGUAGES) {
    for (const file of ['app', 'online', 'page', 'result', 'remote', 'calls'] as const)
      await loadTexts(language, file);
    for (const game of GAME_IDS) await loadGameTexts(language, game, 'about');
  }
}
