import type { ComponentChildren } from 'preact';
import type { View } from '../../engine/game.ts';
import { app } from '../frame/texts.ts';
import { Answer } from './answer.tsx';
import type { Table } from './table.ts';

type Style = Readonly<Record<`--${string}`, string>>;

/** The one line that says what is happening, what is expected of me, or who is awaited. Announced as it changes. */
export function StatusLine(props: {
  readonly table: Table;
  readonly view: View;
  /** What is being shown, in words, and its index in the moment. */
  readonly happening:
    | { readonly words: string; readonly beat: number; readonly class: string; readonly style: Style }
    | undefined;
  /** Why something cannot be done. */
  readonly notice: string | null;
  /** Null when it is not my turn. */
  readonly instruction: string | null;
  /** What is planned for my next turn, or how to plan; null if nothing is. */
  readonly plan?: string | null;
  /** The move that waits for confirmation, in words. */
  readonly question: string | null;
  /** The advised move, once there is one. */
  readonly hint: ComponentChildren;
  readonly isThinking: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onSkip: () => void;
  /** Anything else to know, below the words. */
  readonly children?: ComponentChildren;
}) {
  const { table, view, happening, notice, instruction, question, hint, isThinking } = props;
  const { onConfirm, onCancel, onSkip, plan = null } = props;
  const { tablePage, storageFull } = app.value;
  if (question !== null) {
    return (
      <div class="status asking" role="status">
        <p>{tablePage.confirmQuestion(question)}</p>
        <div class="answers">
          <button type="button" class="button first" onClick={onConfirm}>
            {tablePage.confirm}
          </button>
          <button type="button" class="button" onClick={onCancel}>
            {app.value.cancel}
          </button>
        </div>
      </div>
    );
  }
  const isMine = happening === undefined && instruction !== null;
  const words = happening?.words ?? instruction ?? plan;
  return (
    <div class={isMine ? 'status mine' : 'status'}>
      <div role="status" aria-atomic="false" class="status-words">
        {notice !== null ? (
          <p class="status-notice">{notice}</p>
        ) : isMine && isThinking ? (
          <p class="status-thinking">
            {tablePage.hintThinking}
            <i />
          </p>
        ) : isMine && hint ? (
          hint
        ) : (
          <Words
            key={happening?.beat ?? (words === null ? 'waiting' : 'asked')}
            {...(happening ?? (words === null && WAITING))}
            words={words ?? waiting(table, view)}
          />
        )}
        {/* Its place on the board is marked meanwhile, and its button pressed. */}
        {plan !== null && happening && <span class="spoken">{plan}</span>}
        {!table.isKept.value && <p class="status-warning">{storageFull}</p>}
        {props.children}
        <Answer />
      </div>
      <button
        type="button"
        class="button plain skip-button"
        hidden={happening === undefined}
        aria-label={tablePage.skipTo}
        onClick={onSkip}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M4 5v14l7-7ZM12 5v14l7-7ZM19 5h2v14h-2Z" />
        </svg>
      </button>
    </div>
  );
}

function Words(props: { readonly words: string; readonly class?: string; readonly style?: Style }) {
  const { words, style } = props;
  return (
    <p class={`${props.class ?? ''} ${lengthOf(words)}`} style={style}>
      {words}
    </p>
  );
}

/** Chance and quick bots are awaited only for a moment: that is not worth words. */
const WAITING = { class: 'told', style: { '--hold': '300ms' } } as const;

/** Long texts get smaller letters. Some scripts have wide ones. */
export function lengthOf(words: string): '' | 'long' | 'longest' {
  const width = Array.from(words).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.8 : 1), 0);
  return width > 100 ? 'longest' : width > 75 ? 'long' : '';
}

/** Who is awaited. */
export function waiting(table: Table, { turn, viewer }: View): string {
  const { tablePage } = app.value;
  switch (turn.kind) {
    case 'nature':
      return tablePage.chance;
    case 'over':
      return tablePage.over;
    case 'seats': {
      // The viewer's own moves are on their way: nobody waits for themselves.
      const others = turn.seats.filter(seat => seat !== viewer);
      if (others.length === 0) return '';
      const names = others.map(seat => table.seats[seat].name);
      const isOneBot = others.length === 1 && table.seats[others[0]].kind === 'bot';
      return isOneBot ? tablePage.thinking(names[0]) : tablePage.waitingFor(names);
    }
  }
}
