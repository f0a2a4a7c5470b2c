import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number, plural } = grammar('fr');

const ONE = {
  1: 'un mur de 1',
  2: 'un mur de 2',
  3: 'un mur de 3',
  4: 'un mur de 4',
  6: 'un mur de 6',
  T: 'une tour',
  G: 'une porte',
};
const MANY = {
  1: 'murs de 1',
  2: 'murs de 2',
  3: 'murs de 3',
  4: 'murs de 4',
  6: 'murs de 6',
  T: 'tours',
  G: 'portes',
};

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `Il n’y a que ${number(most)} ${MANY[block]}.`,
  'blocks-missing': ({ block, most }) =>
    `Il manque ${ONE[block]} : entre les mains et la muraille, il y en a toujours ${number(most)}.`,
  'no-section-between': () => 'Deux tours ou portes ne peuvent pas se toucher.',
  'too-many-gifts': ({ seat }, who) =>
    `${who.called(seat)} ne peut pas avoir déjà reçu autant de pièces dans cette manche.`,
  'hand-empty': ({ seat }, who) => `${who.called(seat)} n’a plus de pièces : la manche est terminée.`,
  deadlock: () => 'Plus personne ne peut construire : la manche est terminée.',
};

export const texts: Texts = {
  turn: 'Tour',
  master: 'Maître de construction',
  idle: 'Tours depuis la dernière construction',
  turns: n => plural(n, { one: '# tour', many: '# tours', other: '# tours' }),
  nothingSeen: 'Si vous changez quelque chose, ce qui a été montré aux tours précédents est oublié.',
  hand: name => `Pièces de ${name}`,
  block: 'Pièce',
  noBlock: 'Aucune pièce',
  builder: 'Construite par',
  nth: n => `${n === 1 ? '1re' : `${number(n)}e`} pièce depuis la gauche`,
  leftEnd: 'Bout gauche de la muraille',
  rightEnd: 'Bout droit de la muraille',
  first: 'Première pièce de la muraille',
  rounds: 'Manches précédentes',
  roundsPlayed: 'Manches terminées',
  left: (round, name) => `Manche ${number(round)} : ce qui restait à ${name}`,
};
