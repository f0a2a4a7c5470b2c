import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { Sound } from '../../../web/board/board.ts';
import type { Fist, Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';

export function instruction(view: View, moves: readonly string[], texts: Texts): string {
  switch (view.phase) {
    case 'build':
      return texts.buildSection;
    case 'build-any':
      return texts.buildAny;
    case 'give':
      return moves.includes('-') ? texts.giveOrNot : texts.giveOne;
    default:
      return view.viewer === view.master ? texts.planAsMaster : texts.planAsRival;
  }
}

export function describeMove(view: View, move: string, texts: Texts): string {
  const isGift = view.phase === 'give';
  const parsed = parse(move);
  switch (parsed?.kind) {
    case 'fist':
      if (parsed.fist === '-') return isGift ? texts.giveNothing : texts.keepEmpty;
      return isGift ? texts.give(parsed.fist) : texts.hide(parsed.fist);
    case 'end':
      return texts.buildOn(parsed.end);
    case 'block-and-end':
      return view.wall.length === 0 ? texts.begin(parsed.block) : texts.buildAt(parsed.block, parsed.end);
    default:
      return move;
  }
}

/** The contents of a fist, in words. */
export function contents(fist: Fist, texts: Texts): string {
  return fist === '-' ? texts.nothing : texts.block[fist];
}

export function pace(happening: Happening): number {
  return PACES[happening.kind];
}

/** The master's fist opens last. */
export function hold(happening: Happening): number {
  return happening.kind === 'revealed' ? 640 : 0;
}

/** That others have closed their fists can be seen until they open them, and means nothing later. */
export function recalls(happening: Happening): boolean {
  return happening.kind !== 'chose' || happening.fist !== null;
}

export function sound(happening: Happening): Sound | null {
  return SOUNDS_OF[happening.kind];
}

const PACES: Readonly<Record<Happening['kind'], number>> = {
  'turn-began': 450,
  chose: 220,
  revealed: 1450,
  'no-room': 1200,
  unguessed: 1000,
  guessed: 1200,
  'guessed-by-too-many': 1200,
  built: 850,
  'free-choice': 1000,
  'built-freely': 900,
  'could-not-build': 1100,
  'gift-due': 1100,
  gave: 900,
  declined: 900,
  'too-many-empty': 1200,
  'round-ended': 1200,
  'round-began': 700,
  'match-ended': 700,
};

const SOUNDS_OF: Readonly<Record<Happening['kind'], Sound | null>> = {
  'turn-began': null,
  chose: 'wood',
  revealed: 'reveal',
  'no-room': null,
  unguessed: null,
  guessed: 'gain',
  'guessed-by-too-many': null,
  built: 'stone',
  'free-choice': null,
  'built-freely': 'stone',
  'could-not-build': null,
  'gift-due': null,
  gave: 'slide',
  declined: null,
  'too-many-empty': null,
  'round-ended': 'reveal',
  'round-began': null,
  'match-ended': 'gain',
};
