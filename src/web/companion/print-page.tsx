import '../frame/form.css';
import './box.css';
import './print.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GameId, manifestOf } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { boardTexts, games, punctuation, useTexts, wantBoardTexts } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import { PAPERS, type Paper } from './paper.ts';
import { SHEET } from './sheet.tsx';

const PAPER_NAMES = { a4: 'A4', letter: 'Letter' } as const;

/** Pages to print, drawn by the code of the boards; the browser prints them, or saves them as PDF. */
export function PrintPage({ game }: { readonly game: GameId }) {
  const texts = useTexts('box');
  const paper = useSignal<Paper>('a4');
  useEffect(() => {
    // Prints in ink on paper, whatever the theme of the screen.
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = 'light';
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, []);
  if (!texts) return <p class="loading" />;
  const { name } = games.value[game];
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow print-page">
        <div class="not-printed">
          <PageHeading>{punctuation.value.labelled(name, texts.print.heading)}</PageHeading>
          <GamePicker game={game} to={other => ({ page: 'box-print', game: other })} />
          <p>{texts.print.help}</p>
          <div class="count" role="radiogroup" aria-label={texts.print.paper}>
            {PAPERS.map(each => (
              <label key={each}>
                <input
                  type="radio"
                  name="paper"
                  value={each}
                  checked={paper.value === each}
                  onChange={() => {
                    paper.value = each;
                  }}
                />
                <span>{PAPER_NAMES[each]}</span>
              </label>
            ))}
          </div>
          <button type="button" class="button first wide" onClick={() => print()}>
            {texts.print.print}
          </button>
        </div>
        <Lazy load={() => Promise.all([manifestOf(game).companion?.() ?? null, wantBoardTexts(game)])}>
          {([companion]) => {
            const words = boardTexts(game);
            const sheets = words && companion?.sheets(words.texts, texts.print);
            return sheets?.map(({ key, title, picture }) => (
              <figure key={key} class={`sheet ${paper.value}`} data-sheet={key}>
                <svg
                  viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
                  role="img"
                  aria-label={punctuation.value.labelled(name, title)}
                >
                  <text class="sheet-title" x={0} y={6}>{`${name} · ${title}`}</text>
                  {picture}
                </svg>
              </figure>
            ));
          }}
        </Lazy>
      </main>
    </>
  );
}
