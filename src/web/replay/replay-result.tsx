import type { Happened } from '../../engine/past.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { BoardTexts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { ResultSheet } from '../result/result-sheet.tsx';
import type { Positions } from './positions.ts';
import type { ReplaySource } from './source.ts';

/** The result of the match that is being replayed. */
export function ReplayResult(props: {
  readonly source: ReplaySource;
  readonly positions: Positions;
  readonly board: AnyBoard;
  readonly happened: readonly Happened[];
  readonly boardTexts: BoardTexts;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}) {
  const { source, positions, happened, ...rest } = props;
  const everything = useLoaded(() => positions.view(positions.length, positions.viewers[0]), [positions]);
  if (everything.state !== 'ready') return null;
  return (
    <ResultSheet
      {...rest}
      game={source.game}
      seats={source.seats}
      me={source.isMine ? source.me : null}
      view={everything.value}
      record={positions.record}
      happened={happened.map(({ happening }) => happening)}
      isFresh={false}
    />
  );
}
