import { LANGUAGES } from '../../../locales/languages.ts';
import { loadGameTexts, loadTexts } from '../../../locales/load.ts';
import { GAME_IDS } from '../../games/index.ts';

/**
 * Loads everything the server itself says, in every language: for link previews, and for calling people. This is done
 * before anybody is served, because loading a module later would hold everybody up.
 */
export async function preloadTexts(): Promise<void> {
  for (const language of LANGUAGES) {
    for (const file of ['app', 'online', 'page', 'result', 'remote', 'calls'] as const)
      await loadTexts(language, file);
    for (const game of GAME_IDS) await loadGameTexts(language, game, 'about');
  }
}
