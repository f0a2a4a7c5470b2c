import type { Block } from '../../../../src/games/die-mauer/game.ts';
import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural } = grammar('de');

function many(block: Block): string {
  if (block === 'T') return 'Türme';
  return block === 'G' ? 'Tore' : `${block}er-Mauerteile`;
}

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `Es gibt nur ${number(most)} ${many(block)}.`,
  'blocks-missing': ({ block, most }) =>
    `Es fehlt ein ${board.blockName[block]}: Auf den Händen und in der Mauer sind es immer ${number(most)}.`,
  'no-section-between': () => 'Türme und Tore dürfen nicht nebeneinanderstehen.',
  'too-many-gifts': ({ seat }, who) =>
    `So früh in der Runde kann ${who.called(seat)} noch nicht so viele Bauteile bekommen haben.`,
  'hand-empty': ({ seat }, who) => `${who.called(seat)} hat kein Bauteil mehr, also ist die Runde zu Ende.`,
  deadlock: () => 'Niemand kann mehr bauen, also ist die Runde zu Ende.',
};

export const texts: Texts = {
  turn: 'Zug',
  master: 'Baumeister',
  idle: 'Züge, seit etwas gebaut wurde',
  turns: n => plural(n, { one: '# Zug', other: '# Züge' }),
  nothingSeen: 'Sobald du etwas änderst, ist vergessen, was in früheren Zügen zu sehen war.',
  hand: name => `Bauteile von ${name}`,
  block: 'Bauteil',
  noBlock: 'Kein Bauteil',
  builder: 'Gebaut von',
  nth: n => `${number(n)}. Bauteil von links`,
  leftEnd: 'Linkes Ende der Mauer',
  rightEnd: 'Rechtes Ende der Mauer',
  first: 'Erstes Bauteil der Mauer',
  rounds: 'Frühere Runden',
  roundsPlayed: 'Beendete Runden',
  left: (round, name) => `Runde ${number(round)}: Rest von ${name}`,
};
