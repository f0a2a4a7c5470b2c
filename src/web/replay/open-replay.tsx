import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fault } from '../../engine/record.ts';
import { manifestOf } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { Guard } from '../frame/guard.tsx';
import { app, boardTexts, faultText, games, type Texts, wantBoardTexts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { Message } from './message.tsx';
import { openPositions, type Positions } from './positions.ts';
import { ReplayScreen } from './replay-screen.tsx';
import type { ReplaySource } from './source.ts';

type Parts =
  | { readonly state: 'to be remembered' }
  | { readonly state: 'wrong'; readonly fault: Fault }
  | { readonly state: 'open'; readonly positions: Positions; readonly board: AnyBoard };

/** Lets the engine check the record, loads what the game needs, and shows the replay. */
export function OpenReplay(props: {
  readonly source: ReplaySource;
  readonly texts: Texts['replay'];
  readonly isEmbedded?: boolean;
}) {
  const { source, texts, isEmbedded = false } = props;
  const { game } = source;
  const attempt = useSignal(0);
  const loading = useLoaded(
    () => partsOf(source),
    [source, attempt.value],
    parts => {
      if (parts.state === 'open') parts.positions.close();
    },
  );
  const gameTexts = boardTexts(game);
  const title = `${texts.of(games.value[game].name)} · ${app.value.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const again = () => {
    attempt.value++;
  };
  if (loading.state === 'failed') return <Message heading={app.value.failedToLoad} onAgain={again} />;
  if (loading.state === 'loading' || !gameTexts) return <p class="loading">{texts.loading}</p>;
  const parts = loading.value;
  if (parts.state === 'to be remembered') return <Message heading={texts.remembering} />;
  if (parts.state === 'wrong') {
    return <Message heading={app.value.tablePage.broken} line={faultText(parts.fault)} />;
  }
  return (
    <Guard
      instead={error => <Message heading={app.value.failedToLoad} line={String(error)} onAgain={again} />}
    >
      <ReplayScreen
        source={source}
        positions={parts.positions}
        board={parts.board}
        gameTexts={gameTexts}
        texts={texts}
        isEmbedded={isEmbedded}
      />
    </Guard>
  );
}

async function partsOf(source: ReplaySource): Promise<Parts> {
  const [opened, board] = await Promise.all([
    openPositions(source),
    manifestOf(source.game).board(),
    wantBoardTexts(source.game),
  ]);
  if (!opened.ok) return { state: 'wrong', fault: opened.error };
  const { positions } = opened;
  if (!(await isToBeRemembered(positions, board))) return { state: 'open', positions, board };
  positions.close();
  return { state: 'to be remembered' };
}

/** Whether looking back would reveal what the game expects people to remember. */
async function isToBeRemembered(positions: Positions, board: AnyBoard): Promise<boolean> {
  const { recalls, needsMemory } = board;
  if (positions.isOver || !recalls || !needsMemory) return false;
  const [viewer] = positions.viewers;
  const now = await positions.view(positions.length, viewer);
  return (await positions.told(viewer)).some(({ happening }) => !recalls(happening, now));
}
