import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'verde', F: 'fucsia', B: 'azzurra' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'Questo colore è già dell’altro giocatore.',
  'none-left': () => 'Nel mucchio non ce ne sono più.',
  'die-wants-colour': ({ colour }) => `Il dado chiede un mattoncino con una faccia ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'Il dado chiede un mattoncino senza il tuo colore.',
  'die-wants-a-move': () => 'Il dado chiede di spostare o girare un mattoncino del muro.',
  'die-wants-laying': () => 'Il dado chiede un mattoncino del mucchio; quelli del muro restano dove sono.',
  'carries-a-brick': () => 'Sopra poggia un altro mattoncino.',
  'would-tear-the-base': () => 'La base avrebbe un buco: si tolgono solo le estremità.',
  'nothing-below': () => 'Servono due mattoncini sotto.',
  'base-full': () => 'La base è piena: al massimo dieci mattoncini.',
  'not-at-the-end': () => 'La base non ha buchi: mettilo accanto a un’estremità.',
};
