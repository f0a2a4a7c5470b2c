import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, BOARDS } from '../boards.ts';
import { Guard } from '../pages/guard.tsx';
import { app, GAME_TEXTS, type GameTexts, games, language } from '../texts.ts';
import { Message } from './message.tsx';
import { openPositions, type Positions } from './positions.ts';
import { ReplayScreen } from './replay-screen.tsx';
import type { ReplaySource } from './source.ts';
import type { ReplayTexts } from './texts.ts';

type Parts =
  | { readonly state: 'loading' | 'failed' | 'to be remembered' }
  | { readonly state: 'wrong'; readonly message: string }
  | { readonly state: 'ready'; readonly positions: Positions; readonly board: AnyBoard };

/** Has the engine check the record, loads what the game needs, and shows the replay. */
export function OpenReplay(props: {
  readonly source: ReplaySource;
  readonly texts: ReplayTexts;
  readonly isEmbedded?: boolean;
}) {
  const { source, texts, isEmbedded = false } = props;
  const { game } = source;
  const parts = useSignal<Parts>({ state: 'loading' });
  const gameTexts = useSignal<GameTexts | null>(null);
  const attempt = useSignal(0);
  const spoken = language.value;
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    partsOf(source).then(
      loaded => {
        if (loaded.state === 'ready') close = () => loaded.positions.close();
        if (isGone) close();
        else parts.value = loaded;
      },
      () => {
        if (!isGone) parts.value = { state: 'failed' };
      },
    );
    return () => {
      isGone = true;
      close();
    };
  }, [source, attempt.value]);
  useEffect(() => {
    let isGone = false;
    GAME_TEXTS[spoken][game]().then(
      loaded => {
        if (!isGone) gameTexts.value = loaded;
      },
      () => {
        if (!isGone && gameTexts.value === null) parts.value = { state: 'failed' };
      },
    );
    return () => {
      isGone = true;
    };
  }, [game, spoken, attempt.value]);
  const title = `${texts.of(games.value[game].name)} · ${app.value.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const again = () => {
    parts.value = { state: 'loading' };
    attempt.value++;
  };
  const now = parts.value;
  switch (now.state) {
    case 'wrong':
      return (
        <Message heading={app.value.tablePage.broken} line={app.value.tablePage.brokenWhy(now.message)} />
      );
    case 'failed':
      return <Message heading={app.value.failedToLoad} onAgain={again} />;
    case 'to be remembered':
      return <Message heading={texts.remembering} />;
    case 'loading':
      return <p class="loading">{texts.loading}</p>;
  }
  if (!gameTexts.value) return <p class="loading">{texts.loading}</p>;
  return (
    <Guard
      instead={error => <Message heading={app.value.failedToLoad} line={String(error)} onAgain={again} />}
    >
      <ReplayScreen
        source={source}
        positions={now.positions}
        board={now.board}
        gameTexts={gameTexts.value}
        texts={texts}
        isEmbedded={isEmbedded}
      />
    </Guard>
  );
}

async function partsOf(source: ReplaySource): Promise<Parts> {
  const [opened, board] = await Promise.all([openPositions(source), BOARDS[source.game]()]);
  if (!opened.ok) return { state: 'wrong', message: opened.error.message };
  const { positions } = opened;
  if (!(await isToBeRemembered(positions, board))) return { state: 'ready', positions, board };
  positions.close();
  return { state: 'to be remembered' };
}

/** Whether looking back would tell what the game asks people to keep in mind while it goes on. */
async function isToBeRemembered(positions: Positions, board: AnyBoard): Promise<boolean> {
  const { recalls } = board;
  if (positions.isOver || !recalls) return false;
  const [viewer] = positions.viewers;
  const now = await positions.view(positions.length, viewer);
  return (await positions.told(viewer)).some(({ happening }) => !recalls(happening, now));
}
