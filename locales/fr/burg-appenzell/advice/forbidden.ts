import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('fr');

export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'Il y a déjà une souris dans cette tour.',
  'no-mouse-left': () => 'Les quatre souris sont déjà entrées.',
  'setting-up': () => 'D’abord, chacun met une souris dans une tour.',
  'no-mouse-beside-roof': () => 'Aucune souris de ce joueur n’est à côté de ce toit.',
  slid: () => 'On ne pousse qu’une fois par tour, et c’est déjà fait.',
  trap: () => 'C’est une trappe : les souris ne peuvent pas y courir.',
  occupied: () => 'Il y a une souris : on peut seulement sauter par-dessus.',
  'too-far': ({ actions }) =>
    plural(actions, {
      one: 'Trop loin : il reste # action.',
      many: 'Trop loin : il reste # d’actions.',
      other: 'Trop loin : il reste # actions.',
    }),
  'no-way': () => 'Aucun chemin : des toits ou des trappes barrent la route.',
};
