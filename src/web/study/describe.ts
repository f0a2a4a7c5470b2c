import { whoAmong } from '../../../locales/words.ts';
import type { View } from '../../engine/game.ts';
import type { Study, StudyNode } from '../../engine/study/study.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { AnyCompanion } from '../companion/companion.ts';
import type { BoardTexts, Texts } from '../frame/texts.ts';

export interface Described {
  /** Whose play it is: a name, or chance. */
  readonly who: string;
  /** The play in words. */
  readonly words: string;
}

/** Puts plays into words, each once: a tree asks for all of them whenever something changes. */
export function describer(
  study: Study,
  names: readonly string[],
  board: AnyBoard,
  { texts, words }: BoardTexts,
  { nature }: Texts['study'],
): (node: StudyNode) => Described | null {
  const who = whoAmong(names, null);
  const known = new WeakMap<StudyNode, Described>();
  const describe = (node: StudyNode): Described | null => {
    const { play, before } = node;
    if (!play || !before) return null;
    const { by, move } = play;
    if (by !== 'nature') {
      return { who: names[by], words: board.describeMove(study.position(before).view(by), move, texts) };
    }
    const told = study.happenings(node, 'everything').map(happening => words[happening.kind](happening, who));
    return { who: nature, words: told.filter(Boolean).join(' ') || move };
  };
  return node => {
    const found = known.get(node) ?? describe(node);
    if (found) known.set(node, found);
    return found;
  };
}

/** What falls, as owners of the box would call it. */
export function fallenWords(
  companion: AnyCompanion | null,
  outcome: string,
  view: View,
  { texts }: BoardTexts,
): string {
  const parts = companion?.fallen(outcome, view, texts) ?? [];
  return parts.map(({ label }) => label).join(' + ') || outcome;
}
