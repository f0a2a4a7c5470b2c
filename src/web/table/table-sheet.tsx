import type { View } from '../../engine/game.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { Dialog } from '../frame/dialog.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { app, type BoardTexts, language } from '../frame/texts.ts';
import { MatchMenu } from '../settings/match-menu.tsx';
import { MovesDialog } from './moves-dialog.tsx';
import type { Table } from './table.ts';
import type { Moving } from './use-moving.ts';

/** What is opened over a table while the match goes on. Loaded when the first is opened. */
export function TableSheet(props: {
  readonly sheet: 'moves' | 'rules' | 'menu';
  readonly table: Table;
  readonly board: AnyBoard;
  readonly texts: BoardTexts;
  readonly view: View;
  readonly moving: Moving;
  readonly onClose: () => void;
}) {
  const { sheet, table, board, texts, view, moving, onClose } = props;
  switch (sheet) {
    case 'menu':
      return <MatchMenu onClose={onClose} />;
    case 'moves':
      return moving.canMove ? (
        <MovesDialog
          moves={moving.moves}
          describe={move => board.describeMove(view, move, texts.texts)}
          onChoose={move => {
            onClose();
            moving.play(move);
          }}
          onClose={onClose}
        />
      ) : null;
    case 'rules':
      return (
        <Dialog class="rules-sheet" label={app.value.tablePage.rules} onClose={onClose}>
          <Lazy
            key={language.value}
            load={async () =>
              (await import('../learn/rules-sheet.tsx')).loadRulesSheet(
                table.game,
                language.value,
                view,
                moving.moves,
              )
            }
          >
            {open => open()}
          </Lazy>
        </Dialog>
      );
  }
}
