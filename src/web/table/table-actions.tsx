import type { ComponentChildren } from 'preact';
import { GearIcon, HintIcon, ListIcon, LogIcon, RulesIcon, UndoIcon } from '../frame/icons.tsx';
import { app } from '../frame/texts.ts';
import type { Moment, Table } from './table.ts';
import type { Planning } from './use-ahead.ts';
import type { Moving } from './use-moving.ts';

/** What can be open over a table. */
export type Sheet = 'moves' | 'rules' | 'log' | 'menu' | 'result';

/** The buttons under a table. */
export function TableActions(props: {
  readonly table: Table;
  readonly moment: Moment;
  readonly moving: Moving;
  readonly planning: Planning;
  readonly isShowing: boolean;
  readonly isOver: boolean;
  readonly isLogOpen: boolean;
  readonly onOpen: (sheet: Sheet) => void;
  /** What the page adds. */
  readonly children?: ComponentChildren;
}) {
  const { table, moment, moving, planning, isShowing, isOver, isLogOpen, onOpen } = props;
  const { tablePage } = app.value;
  const isThinking = table.advice.value.kind === 'thinking';
  const mayAskUndo = table.company?.mayAskUndo.value ?? false;
  const isUndoable = !isShowing && moment.undoable;
  const mayUndo = !isShowing && (isUndoable || mayAskUndo);
  const whyNoUndo =
    tablePage.undoBar[isShowing ? 'showing' : isOver ? 'over' : (moment.undoBar ?? 'revealed')];
  return (
    <div class="table-actions">
      <button
        type="button"
        class="button plain"
        aria-disabled={!mayUndo}
        title={mayUndo ? undefined : whyNoUndo}
        onClick={() => {
          if (!mayUndo) moving.notice.value = whyNoUndo;
          else if (isUndoable) table.undo();
          else table.company?.askUndo();
        }}
      >
        <UndoIcon /> <span>{isUndoable || !mayAskUndo ? tablePage.undo : tablePage.undoAsk}</span>
      </button>
      {isOver ? (
        <button type="button" class="button" onClick={() => onOpen('result')}>
          {tablePage.result}
        </button>
      ) : (
        <>
          {table.hasHints && (
            <button
              type="button"
              class="button plain"
              disabled={!moving.canMove || isThinking}
              onClick={() => table.askHint()}
            >
              <HintIcon /> <span>{isThinking ? tablePage.hintThinking : tablePage.hint}</span>
            </button>
          )}
          {planning.isOffered ? (
            <button
              type="button"
              class="button plain moves-button"
              aria-pressed={planning.isOn}
              title={tablePage.ahead.what}
              onClick={() => planning.toggle()}
            >
              <ListIcon /> <span>{tablePage.ahead.plan}</span>
            </button>
          ) : (
            <button
              type="button"
              class="button plain moves-button"
              disabled={!moving.canMove}
              onClick={() => onOpen('moves')}
            >
              <ListIcon /> <span>{tablePage.moves}</span>
            </button>
          )}
        </>
      )}
      {props.children}
      <button type="button" class="button plain" onClick={() => onOpen('rules')}>
        <RulesIcon /> <span>{tablePage.rules}</span>
      </button>
      <button
        type="button"
        class="button plain log-button"
        aria-expanded={isLogOpen}
        aria-controls="log"
        onClick={() => onOpen('log')}
      >
        <LogIcon /> <span>{tablePage.log}</span>
      </button>
      <button type="button" class="button plain" onClick={() => onOpen('menu')}>
        <GearIcon /> <span>{tablePage.menu}</span>
      </button>
    </div>
  );
}
