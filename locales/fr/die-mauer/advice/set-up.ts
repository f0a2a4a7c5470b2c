import type { Block } from '../../../../src/games/die-mauer/game.ts';
import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural } = grammar('fr');

function many(block: Block): string {
  if (block === 'T') return 'tours';
  return block === 'G' ? 'portes' : `murs de ${block}`;
}

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `Il n’y a que ${number(most)} ${many(block)}.`,
  'blocks-missing': ({ block, most }) =>
    `Il manque ${board.block[block]} : entre les mains et la muraille, il y en a toujours ${number(most)}.`,
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
  hand: name => `Pièces : ${name}`,
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
