import type { Signal } from '@preact/signals';
import { loadTexts } from '../../../locales/load.ts';
import type { View } from '../../engine/game.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { language, punctuation } from '../frame/texts.ts';
import { answer } from './use-questions.ts';

type Question = 'turn' | 'changed' | 'hand' | 'seats' | 'row' | 'around' | 'again';

/** What questions are about. */
export interface Asking {
  readonly board: AnyBoard;
  readonly view: View;
  readonly names: readonly string[];
  readonly texts: unknown;
  /** What is expected, or who is awaited. */
  readonly turn: () => string;
  /** What has happened since the viewer's last play, in words. */
  readonly changed: () => readonly string[];
}

const KEYS: Readonly<Record<string, Question | undefined>> = {
  t: 'turn',
  c: 'changed',
  h: 'hand',
  s: 'seats',
  n: 'around',
  a: 'again',
};

/** Handles a key: answers if it asks a question and nobody is typing. */
export async function hear(event: KeyboardEvent, asking: Asking, isListOpen: Signal<boolean>): Promise<void> {
  const { key, target } = event;
  const isTyping =
    target instanceof Element &&
    target.closest('input:not([type="range"]), select, textarea, dialog') !== null;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === '?') isListOpen.value = true;
  const question = KEYS[key] ?? (/^[0-9]$/.test(key) ? 'row' : undefined);
  if (!question) return;
  const words = await ask(question, key, asking);
  // Makes the same words be announced again.
  answer.value = words === answer.value ? `${words}\u00a0` : words;
}

/** The answer in words. `key` is the one that asked. */
async function ask(question: Question, key: string, asking: Asking): Promise<string> {
  const { board, view, names, texts } = asking;
  const help = await loadTexts(language.value, 'help');
  const asked = await board.asked();
  const { apart, listed, sentences } = punctuation.value;
  switch (question) {
    case 'turn':
      return asking.turn();
    case 'changed':
      return sentences(asking.changed()) || help.nothingChanged;
    case 'hand':
      return apart(asked.hand(view, names, texts)) || help.nothingInHand;
    case 'seats':
      return apart([...document.querySelectorAll('.table-seats li')].map(seat => listed(spoken(seat))));
    case 'row': {
      const rows = asked.rows(view, names, texts);
      const nth = key === '0' ? 10 : Number(key);
      return nth > rows.length ? help.noRow(rows.length) : help.row(nth, apart(rows[nth - 1]) || help.empty);
    }
    case 'around': {
      const choice = document.activeElement?.closest<HTMLElement | SVGElement>('[data-choice]')?.dataset
        .choice;
      const around = choice === undefined ? null : asked.around(view, choice, names, texts);
      return around ? apart(around) || help.empty : help.noPlace;
    }
    case 'again':
      return answer.value.trim();
  }
}

/** What a screen reader says about something, piece by piece; without full stops and the like between the pieces. */
function spoken(node: Node): readonly string[] {
  if (!(node instanceof Element)) {
    const text = node.textContent?.trim() ?? '';
    return /[\p{L}\p{N}]/u.test(text) ? [text] : [];
  }
  if (node.getAttribute('aria-hidden') === 'true') return [];
  const label = node.getAttribute('aria-label');
  return label === null ? [...node.childNodes].flatMap(spoken) : [label];
}
