import { loadTexts } from '../../../../locales/load.ts';
import { loadSetUpTexts, type SetUpTexts } from '../../../../locales/load-set-up.ts';
import { type Who, whoAmong } from '../../../../locales/words.ts';
import type { Flaw } from '../../../engine/study/set-up.ts';
import type { GameId } from '../../../games/index.ts';
import { language, type Texts } from '../../frame/texts.ts';

/** Why a position is refused, in words. */
export function flawIn(
  flaw: Flaw,
  { flaws }: SetUpTexts,
  who: Who,
  texts: Texts['study']['position'],
): string {
  return flaw.kind === 'malformed' ? texts.malformed : flaws[flaw.kind](flaw, who);
}

/** The same where nothing is loaded yet. */
export async function tellFlaw(game: GameId, flaw: Flaw, names: readonly string[]): Promise<string> {
  const [words, { position }] = await Promise.all([
    loadSetUpTexts(language.value, game),
    loadTexts(language.value, 'study'),
  ]);
  return flawIn(flaw, words, whoAmong(names, null), position);
}
