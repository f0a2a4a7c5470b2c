import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { StudyNode } from '../../engine/study/study.ts';
import { studyFile } from '../../engine/study/study-file.ts';
import { manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { Guard } from '../frame/guard.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { app, boardTexts, faultText, games, useTexts, wantBoardTexts } from '../frame/texts.ts';
import { Message } from '../replay/message.tsx';
import { type KeptStudy, keepStudy, studyCalled } from './kept-studies.ts';
import { readStudy } from './read-study.ts';
import { nodeCalled } from './spot.ts';
import { StudyScreen } from './study-screen.tsx';
import { Studying } from './studying.ts';

/** The address of a study whose position is set up first. */
const SET_UP = '#set-up';

/** A study stored on this device. */
export function StudyPage({ id }: { readonly id: string }) {
  const texts = useTexts('study');
  const words = useTexts('replay');
  const box = useTexts('box');
  const kept = useMemo(() => studyCalled(id), [id]);
  /** The moment whose position is changed by hand; null while the study itself is open. */
  const from = useSignal<StudyNode | null>(null);
  const game = typeof kept === 'string' ? null : kept.game;
  const title = texts && game && `${texts.of(games.value[game].name)} · ${app.value.title}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!texts || !words || !box) return <p class="loading" />;
  if (kept === 'not-found') return <Message heading={texts.notFound} line={texts.notFoundWhy} />;
  if (kept === 'unreadable') return <Message heading={texts.broken} />;
  const gameTexts = boardTexts(kept.game);
  return (
    <Lazy
      key={id}
      load={async () => {
        const opened = await open(kept);
        if ('studying' in opened && location.hash === SET_UP) from.value = opened.studying.study.root;
        return opened;
      }}
    >
      {opened =>
        'fault' in opened ? (
          <Message heading={texts.broken} line={faultText(opened.fault)} />
        ) : (
          gameTexts && (
            <Guard instead={error => <Message heading={app.value.failedToLoad} line={String(error)} />}>
              {from.value ? (
                <Lazy load={async () => (await import('./set-up/set-up-study.tsx')).SetUpStudy}>
                  {SetUpStudy => (
                    <SetUpStudy
                      kept={kept}
                      study={opened.studying.study}
                      node={from.value ?? opened.studying.node}
                      board={opened.board}
                      boardTexts={gameTexts}
                      onClose={() => {
                        from.value = null;
                      }}
                      texts={texts}
                    />
                  )}
                </Lazy>
              ) : (
                <StudyScreen
                  game={kept.game}
                  {...opened}
                  onSetUp={node => {
                    from.value = node;
                  }}
                  boardTexts={gameTexts}
                  texts={texts}
                  words={words}
                  box={box}
                />
              )}
            </Guard>
          )
        )
      }
    </Lazy>
  );
}

async function open(kept: KeptStudy) {
  const { board, companion } = manifestOf(kept.game);
  const [game, picture, own] = await Promise.all([
    loadGame(kept.game),
    board(),
    companion?.() ?? null,
    wantBoardTexts(kept.game),
  ]);
  const loaded = await readStudy(game, kept.game, kept.file);
  if (!loaded.ok) return { fault: loaded.error };
  const { study } = loaded;
  const studying = new Studying(study, () => {
    keepStudy({ ...kept, touched: Date.now(), file: studyFile(study) });
  });
  const start = nodeCalled(study.root, location.hash.slice(1));
  if (start) studying.go(start);
  return { studying, board: picture, companion: own };
}
