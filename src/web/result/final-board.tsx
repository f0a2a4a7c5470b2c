import type { Happening, View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import { loadMatchPicture } from '../../games/load.ts';
import { breakpoint, matches } from '../frame/media.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { BOARD } from '../match-picture/frame.tsx';

/** As in result.css: if there is room, the sheet lies beside the board. */
const isBesideBoard = matches(breakpoint('desk'));

/** The final board, if the sheet covers the real one. */
export function FinalBoard(props: {
  readonly game: GameId;
  readonly view: View;
  readonly happened: readonly Happening[];
}) {
  return isBesideBoard.value ? null : <Picture {...props} />;
}

function Picture({ game, view, happened }: Parameters<typeof FinalBoard>[0]) {
  const loading = useLoaded(() => loadMatchPicture(game), [game]);
  return (
    <svg
      class="final-board"
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      style={{ '--shape': BOARD.width / BOARD.height }}
      aria-hidden="true"
    >
      {loading.state === 'ready' && <loading.value.MatchPicture view={view} happened={happened} />}
    </svg>
  );
}
