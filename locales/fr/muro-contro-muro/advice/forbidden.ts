import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'vert', F: 'fuchsia', B: 'bleu clair' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'L’autre joueur a déjà cette couleur.',
  'none-left': () => 'Il n’y en a plus dans le tas.',
  'die-wants-colour': ({ colour }) => `Le dé demande une brique avec du ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'Le dé demande une brique sans votre couleur.',
  'die-wants-a-move': () => 'Le dé demande de déplacer ou de tourner une brique du mur.',
  'die-wants-laying': () => 'Le dé demande une brique du tas ; le mur ne bouge pas.',
  'carries-a-brick': () => 'Une autre brique repose dessus.',
  'would-tear-the-base': () => 'La base aurait un trou : seuls ses bouts peuvent partir.',
  'nothing-below': () => 'Il faut deux briques en dessous.',
  'base-full': () => 'La base est pleine : dix briques au plus.',
  'not-at-the-end': () => 'La base n’a pas de trou : posez-la à l’un des bouts.',
};
