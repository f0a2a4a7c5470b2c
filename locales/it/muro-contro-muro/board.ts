import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import type { Texts } from '../../en/muro-contro-muro/board.ts';
import { grammar } from '../../grammar.ts';
import type { Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('it');

const FACE: Readonly<Record<Face, string>> = {
  G: 'verde',
  F: 'fucsia',
  B: 'azzurro',
  N: 'non il tuo colore',
  M: 'sposta',
  C: 'scelta libera',
};

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, who) =>
    `${who(seat, '# ha scelto', 'Hai scelto')} ${colour === 'B' ? 'l’' : 'il '}${FACE[colour]}.`,
  'die-rolled': ({ seat, face, purpose }, who) =>
    purpose === 'first-turn'
      ? `${who(seat, '# ha lanciato', 'Hai lanciato')} il dado per vedere chi inizia: ${rolled(face, seat, who)}.`
      : `${who(seat, '# ha lanciato', 'Hai lanciato')} il dado: ${rolled(face, seat, who)}.`,
  'first-turn-won': ({ seat }, who) =>
    who(seat, 'È il colore di #, che inizia.', 'È il tuo colore: inizi tu.'),
  'turn-passed': ({ seat, face, why }, who) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `Nessun mattoncino ha più una faccia ${FEMININE[FACE[face]] ?? FACE[face]}: ${who(seat, '# passa', 'passi')}.`;
      case 'no-neutral-brick':
        return `Nel mucchio non c’è più un mattoncino senza ${who(seat, 'il colore di #', 'il tuo colore')}: ${who(seat, '# passa', 'passi')}.`;
      case 'no-wall':
        return `Non c’è ancora un mattoncino da spostare: ${who(seat, '# passa', 'passi')}.`;
      case 'nothing-to-move':
        return `Nessun mattoncino si può spostare: ${who(seat, '# passa', 'passi')}.`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, who) =>
    `${who(seat, '# ha messo', 'Hai messo')} un mattoncino nella fila ${number(to.row + 1)}, ${told(front, back, who)}${left === 0 ? ': era l’ultimo del suo tipo' : ''}.`,
  'brick-moved': ({ seat, front, back, from, to, turned }, who) =>
    `${who(seat, '# ha spostato', 'Hai spostato')} un mattoncino ${from.row === to.row ? `lungo la fila ${number(to.row + 1)}` : `dalla fila ${number(from.row + 1)} alla fila ${number(to.row + 1)}`}${turned ? who(seat, ' e l’ha girato', ' e l’hai girato') : ''}: ${told(front, back, who)}.`,
  'brick-turned': ({ seat, front, back, at }, who) =>
    `${who(seat, '# ha girato', 'Hai girato')} un mattoncino della fila ${number(at.row + 1)}: ${told(front, back, who)}.`,
  'match-over': ({ scores, winners }, who) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join(' a ');
    return winners.length === 1
      ? `Il mucchio è finito. ${who(winners[0], 'Vince #', 'Hai vinto')}, ${result}.`
      : `Il mucchio è finito. ${and(who.names(winners, { first: 'Tu' }))} ${who.isYou(...winners) ? 'avete' : 'hanno'} vinto a pari merito, ${result}.`;
  },
};

function rolled(face: Face, seat: number, who: Who): string {
  return face === 'N' ? who(seat, 'non il suo colore', FACE.N) : FACE[face];
}

function told(front: Colour, back: Colour, who: Who): string {
  return front === back
    ? `tutto ${FACE[front]}`
    : `${FACE[front]} verso ${who.called(0, 'di te')} e ${FACE[back]} verso ${who.called(1, 'di te')}`;
}

export const texts: Texts = {
  colour: { G: 'verde', F: 'fucsia', B: 'azzurro' },
  colourName: { G: 'Verde', F: 'Fucsia', B: 'Azzurro' },

  chooseColour: 'Scegli il tuo colore',
  colourTaken: colour => `${colour}, già preso`,
  colourHelp: 'Conta solo il tuo colore sul tuo lato',
  layColour: colour => `Metti un mattoncino con una faccia ${FEMININE[colour] ?? colour}`,
  layNeutral: own => `Metti un mattoncino senza facce ${PLURAL[own] ?? own}`,
  moveBrick: 'Scegli nel muro un mattoncino libero da spostare o girare',
  choose: 'Scelta libera: metti un mattoncino o spostane uno del muro',
  nowPlace: 'Scegli dove va, o prima giralo',
  nowPlaceOnly: 'Scegli dove va',
  onlyTurn: 'Questo mattoncino si può solo girare: toccalo di nuovo',
  tapAgain: 'Tocca di nuovo per metterlo lì',

  dieFace: {
    G: 'Verde',
    F: 'Fucsia',
    B: 'Azzurro',
    N: 'Non il tuo colore',
    M: 'Sposta',
    C: 'Scelta libera',
  },
  dieSpoken: face => `Il dado mostra: ${face}`,
  dieWaits: 'Dado non ancora lanciato',
  rolled: name => `Lancio di ${name}`,
  youRolled: 'Il tuo lancio',

  pile: 'Mucchio',
  kind: (a, b, left) =>
    `${a === b ? `Mattoncino tutto ${a}` : `Mattoncino ${a} e ${b}`}, ${plural(left, { one: 'ne resta #', many: 'ne restano #', other: 'ne restano #' })}`,
  inHand: (near, far) =>
    near === far ? `In mano: un mattoncino tutto ${near}` : `In mano: ${near} davanti, ${far} dietro`,
  handChoices: 'Mattoncino in mano',
  turnBrick: 'Gira',
  turnBrickTo: near => `Gira il mattoncino per mostrare ${near === 'azzurro' ? 'l’' : 'il '}${near}`,
  putBack: 'Rimetti a posto il mattoncino',
  layIt: 'Mettilo',
  takeFrom: (near, far, place) =>
    near === far ? `Mattoncino tutto ${near}, ${place}` : `Mattoncino ${near}, ${far} dietro, ${place}`,
  takeHere: 'Mattoncino da prendere',
  placeHere: 'Dove mettere il mattoncino',

  otherSide: 'Altro lato',
  yourSide: 'Il tuo lato',
  sideOf: name => `Lato di ${name}`,
  turnTable: side => `Gira il tavolo. Ora vedi: ${side}`,

  award: { diagonal: 'Diagonale', row: 'Riga', connection: 'Connessione' },
  awards: 'Punti finora',
  points: n => plural(n, { one: '# punto', many: '# di punti', other: '# punti' }),
  worth: n => plural(n, { one: '# pt', many: '# di pt', other: '# pt' }),
  awardSpoken: (award, name, size, points) =>
    `${award}, ${name}: ${plural(size, { one: '# mattoncino', many: '# di mattoncini', other: '# mattoncini' })}, ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })}. Mostra sul muro`,
  number,

  firstPlace: 'primo posto del muro',
  leftEnd: 'estremità sinistra della base',
  rightEnd: 'estremità destra della base',
  inBase: nth => `base, ${number(nth)}º da sinistra`,
  inRow: (row, nth) => `fila ${number(row)}, ${number(nth)}º da sinistra`,
  lay: (near, far, place) =>
    near === far
      ? `Metti un mattoncino tutto ${near}: ${place}`
      : `Metti un mattoncino ${near} davanti e ${far} dietro: ${place}`,
  turnAt: (near, far, place) => `Gira il mattoncino (${place}): ${near} davanti, ${far} dietro`,
  move: (from, near, far, place) =>
    near === far
      ? `Sposta il mattoncino tutto ${near} (${from}): ${place}`
      : `Sposta il mattoncino (${from}): ${place}, ${near} davanti e ${far} dietro`,

  factSpoken: (colour, points) =>
    `${colour}; ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })} se la partita finisse ora`,
  resultHeading: 'Punti nel dettaglio',
  total: 'Totale',
  bricks: n => plural(n, { one: '# mattoncino', many: '# di mattoncini', other: '# mattoncini' }),
};

/** Face colours agree with "faccia" and "facce". */
const FEMININE: Readonly<Record<string, string>> = { azzurro: 'azzurra' };
const PLURAL: Readonly<Record<string, string>> = { verde: 'verdi', azzurro: 'azzurre' };
