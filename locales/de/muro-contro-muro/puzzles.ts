import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const puzzles: PuzzleTexts = {
  task: 'Liege nach dem nächsten Zug deines Gegners so weit vorn wie möglich.',
  counts:
    'Gezählt werden deine Punkte minus die deines Gegners, wenn die Partie nach seinem nächsten Zug zu Ende wäre. Jede Seite des Würfels ist gleich wahrscheinlich; danach macht er den Zug, der für dich am schlechtesten ist.',
  value: value => `${value > 0 ? '+' : ''}${plural(value, { one: '# Punkt', other: '# Punkte' })}`,
  themes: {
    laying: 'Steine setzen',
    moving: 'Steine versetzen',
    end: 'Letzte Steine',
  },
};
