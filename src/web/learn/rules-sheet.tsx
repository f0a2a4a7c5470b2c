import './learn.css';
import type { ComponentChildren } from 'preact';
import type { Language } from '../../../locales/languages.ts';
import type { View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import { Link } from '../frame/router.tsx';
import { games } from '../frame/texts.ts';
import { loadRules, type RulesTeaching } from './load.ts';
import { RulesReader } from './rules-reader.tsx';

/** The rules over a table, opened where they matter now. */
export async function loadRulesSheet(
  game: GameId,
  language: Language,
  view: View,
  moves: readonly string[],
): Promise<() => ComponentChildren> {
  const teaching = await loadRules(game, language);
  const at = teaching.learn.ruleFor(view, moves);
  return () => <RulesSheet teaching={teaching} at={at} />;
}

function RulesSheet({ teaching, at }: { readonly teaching: RulesTeaching; readonly at: string }) {
  const { game, language, words } = teaching;
  return (
    <>
      <header class="rules-sheet-top">
        <h2>{words.rulesOf(games.value[game].name)}</h2>
        <Link to={{ page: 'rules', language, game, section: at }}>{words.wholePage}</Link>
      </header>
      <RulesReader teaching={teaching} at={at} />
    </>
  );
}
