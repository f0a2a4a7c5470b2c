import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { app } from '../frame/texts.ts';
import { GamePicker } from './game-picker.tsx';

/** A page about one game, on which another can be picked. */
export function GamePage(props: {
  readonly page: 'puzzles' | 'lab';
  readonly game: GameId;
  /** Null until they are loaded. */
  readonly texts: { readonly heading: string; readonly line: string } | null;
  readonly children: ComponentChildren;
}) {
  const { page, game, texts, children } = props;
  const title = texts && `${texts.heading} · ${app.value.title}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return (
    <>
      <PageHeader />
      {texts && (
        <main id="content" class={`page narrow ${page}`}>
          <PageHeading>{texts.heading}</PageHeading>
          <p class="soft">{texts.line}</p>
          <GamePicker game={game} to={other => ({ page, game: other })} />
          {children}
        </main>
      )}
    </>
  );
}
