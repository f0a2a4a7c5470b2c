import './learn.css';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../locales/languages.ts';
import type { GameId } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { games } from '../frame/texts.ts';
import { choose } from '../settings/settings.ts';
import { loadRules, type RulesTeaching } from './load.ts';
import { RulesReader } from './rules-reader.tsx';

/** The rules of a game, in the language of the address. */
export function RulesPage({ game, language }: { readonly game: GameId; readonly language: Language }) {
  return <Lazy load={() => loadRules(game, language)}>{teaching => <Rules teaching={teaching} />}</Lazy>;
}

function Rules({ teaching }: { readonly teaching: RulesTeaching }) {
  const { game, language, words } = teaching;
  const name = games.value[game].name;
  return (
    <>
      <PageHeader />
      <main id="content" class="page rules">
        <div class="rules-top">
          <PageHeading>{words.rulesOf(name)}</PageHeading>
          <div class="rules-actions">
            <LanguageChoice
              label={words.language}
              language={language}
              onChoose={chosen => {
                choose({ language: chosen });
                go({ page: 'rules', language: chosen, game }, true);
              }}
            />
            <Link to={{ page: 'lesson', language, game }} class="button" label={words.beginOf(name)}>
              {words.begin}
            </Link>
            <button type="button" class="button" onClick={() => window.print()}>
              {words.print}
            </button>
          </div>
        </div>
        <RulesReader
          teaching={teaching}
          at={location.hash === '' ? null : decodeURIComponent(location.hash.slice(1))}
        />
      </main>
    </>
  );
}

/** The same page in another language, which has another address. */
function LanguageChoice(props: {
  readonly label: string;
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}) {
  const { label, language, onChoose } = props;
  return (
    <select
      class="button language-choice"
      aria-label={label}
      value={language}
      onChange={event => {
        const chosen = LANGUAGES.find(one => one === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {LANGUAGES.map(one => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
