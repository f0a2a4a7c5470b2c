import type { Reason } from '../../../../src/games/die-mauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('fr');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'last-block': ({ block }) =>
    `C’est votre dernière pièce : construisez ${texts.block[block]} et il ne vous en reste plus.`,
  'nobody-can-guess': ({ block }) => `Vous seul avez ${texts.block[block]} : personne ne peut deviner.`,
  'master-has-only': ({ block }) => `Le maître ne peut rien construire d’autre qu’${texts.block[block]}.`,
  'nothing-to-guess': () =>
    'Vous n’avez aucune pièce que le maître pourrait construire : un poing vide ne coûte rien.',
  waits: ({ block }) =>
    `Il n’y a pas de place pour ${texts.block[block]} : personne ne peut construire, et attendre ne coûte rien.`,
  dearest: ({ block, charge }) =>
    `S’il vous reste ${texts.block[block]}, c’est ce qui vous coûte le plus : ${number(charge)}.`,
  'makes-room': () => 'Les deux bouts restent ouverts pour votre tour ou votre porte.',
  'makes-no-room': () =>
    'Vous n’avez plus ni tour ni porte, et cela n’ouvre aucune place à celles des autres.',
  'few-can-guess': ({ block, rivals }) =>
    plural(rivals, {
      one: `Un seul rival a encore ${texts.block[block]} : vos autres pièces sont plus faciles à deviner.`,
      many: `Seuls # de rivaux ont encore ${texts.block[block]} : vos autres pièces sont plus faciles à deviner.`,
      other: `Seuls # rivaux ont encore ${texts.block[block]} : vos autres pièces sont plus faciles à deviner.`,
    }),
  surprises: ({ expected }) => `On s’attend plutôt à ${texts.block[expected]}, qui vous coûterait plus cher.`,
  'free-choice': ({ block }) =>
    `Si seul votre poing est vide, vous construirez n’importe quelle pièce : même ${texts.block[block]}.`,
  'may-guess': ({ block, charge }) =>
    `Le maître peut montrer ${texts.block[block]} : si vous devinez, vous construisez votre pièce et payez ${number(charge)} de moins.`,
  'may-give': ({ block }) =>
    `Si le poing du maître est vide aussi, vous pourrez donner ${texts.block[block]}.`,
  'keeps-blocks': ({ blocks }) =>
    plural(blocks, {
      one: 'Votre dernière pièce, vous pouvez la construire vous-même.',
      many: 'Vos # de pièces, vous pouvez les construire vous-même.',
      other: 'Vos # pièces, vous pouvez les construire vous-même.',
    }),
  'keeps-dearer': ({ block }) =>
    `Vous gardez ${texts.block[block]}, qui coûte plus cher mais tient dans la muraille.`,
  'ends-alike': () =>
    'Les deux bouts se valent : aucun n’ouvre ni ne ferme de place aux tours et aux portes.',
  'one-at-a-time': () =>
    'Un seul bout reste ouvert : il n’y a place que pour une tour ou une porte à la fois.',
  'end-matters-little': () => 'Vous n’avez plus ni tour ni porte : le bout vous importe peu.',
  'nothing-fits': () => 'Aucune de vos pièces ne tient dans la muraille pour l’instant.',
  'no-room-for': ({ block }) =>
    `Il n’y a pas de place dans la muraille pour ${texts.block[block]} : vous ne pourriez pas construire.`,
  'dearest-that-fits': ({ block, charge }) =>
    `Parmi vos pièces qui tiennent dans la muraille, c’est ${texts.block[block]} qui coûte le plus : ${number(charge)}.`,
};
