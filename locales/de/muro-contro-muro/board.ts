import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import type { Texts } from '../../en/muro-contro-muro/board.ts';
import { grammar } from '../../grammar.ts';
import type { Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('de');

/** Colours are nouns everywhere (ein Stein ganz in Grün), so that none needs an ending. */
const FACE: Readonly<Record<Face, string>> = {
  G: 'Grün',
  F: 'Fuchsia',
  B: 'Hellblau',
  N: 'Nicht deine Farbe',
  M: 'Versetzen',
  C: 'Freie Wahl',
};

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, who) => `${who(seat, '# wählt', 'Du wählst')} ${FACE[colour]}.`,
  'die-rolled': ({ seat, face, purpose }, who) =>
    purpose === 'first-turn'
      ? `${who(seat, '# würfelt', 'Du würfelst')} darum, wer beginnt: ${rolled(face, seat, who)}.`
      : `${who(seat, '# würfelt', 'Du würfelst')}: ${rolled(face, seat, who)}.`,
  'first-turn-won': ({ seat }, who) =>
    who(seat, '# hat die eigene Farbe gewürfelt und beginnt.', 'Du hast deine Farbe gewürfelt und beginnst.'),
  'turn-passed': ({ seat, face, why }, who) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `Im Vorrat ist kein Stein mit ${FACE[face]} mehr: ${who(seat, '# setzt aus', 'Du setzt aus')}.`;
      case 'no-neutral-brick':
        return `Im Vorrat ist kein Stein ohne ${who(seat, 'die Farbe von #', 'deine Farbe')} mehr: ${who(seat, '# setzt aus', 'Du setzt aus')}.`;
      case 'no-wall':
        return `Noch steht keine Mauer: ${who(seat, '# setzt aus', 'Du setzt aus')}.`;
      case 'nothing-to-move':
        return `Kein Stein der Mauer lässt sich versetzen: ${who(seat, '# setzt aus', 'Du setzt aus')}.`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, who) =>
    `${who(seat, '# setzt', 'Du setzt')} einen Stein in Reihe ${number(to.row + 1)}, ${told(front, back, who)}.${left === 0 ? ' Es war der letzte seiner Art.' : ''}`,
  'brick-moved': ({ seat, front, back, from, to, turned }, who) =>
    `${who(seat, '# versetzt', 'Du versetzt')} einen Stein ${from.row === to.row ? `innerhalb von Reihe ${number(to.row + 1)}` : `von Reihe ${number(from.row + 1)} in Reihe ${number(to.row + 1)}`}${turned ? who(seat, ' und dreht ihn um', ' und drehst ihn um') : ''}: ${told(front, back, who)}.`,
  'brick-turned': ({ seat, front, back, at }, who) =>
    `${who(seat, '# dreht', 'Du drehst')} einen Stein in Reihe ${number(at.row + 1)} um: ${told(front, back, who)}.`,
  'match-over': ({ scores, winners }, who) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join(' : ');
    return winners.length === 1
      ? `Der Vorrat ist leer. ${who(winners[0], '# gewinnt', 'Du gewinnst')} mit ${result}.`
      : `Der Vorrat ist leer. ${and(who.names(winners, { first: 'Du' }))} ${who.isYou(...winners) ? 'gewinnt' : 'gewinnen'} gemeinsam, ${result}.`;
  },
};

function rolled(face: Face, seat: number, who: Who): string {
  return face === 'N' ? who(seat, 'Nicht die eigene Farbe', FACE.N) : FACE[face];
}

function told(front: Colour, back: Colour, who: Who): string {
  return front === back
    ? `ganz in ${FACE[front]}`
    : `${FACE[front]} zu ${who.called(0, 'dir')} hin, ${FACE[back]} zu ${who.called(1, 'dir')} hin`;
}

export const texts: Texts = {
  colour: { G: 'Grün', F: 'Fuchsia', B: 'Hellblau' },
  colourName: { G: 'Grün', F: 'Fuchsia', B: 'Hellblau' },

  chooseColour: 'Wähle deine Farbe',
  colourTaken: colour => `${colour}, schon vergeben`,
  colourHelp: 'Nur deine Farbe auf deiner Seite zählt',
  layColour: colour => `Setze einen Stein mit einer Seite in ${colour}`,
  layNeutral: own => `Setze einen Stein ganz ohne ${own}`,
  moveBrick: 'Nimm einen freien Stein: Versetze ihn oder drehe ihn um',
  choose: 'Freie Wahl: Setze einen Stein oder versetze einen der Mauer',
  nowPlace: 'Wähle seinen Platz oder drehe ihn erst um',
  nowPlaceOnly: 'Wähle seinen Platz',
  onlyTurn: 'Dieser Stein lässt sich nur umdrehen: Tippe noch einmal',
  tapAgain: 'Tippe noch einmal, um ihn zu setzen',

  dieFace: {
    G: 'Grün',
    F: 'Fuchsia',
    B: 'Hellblau',
    N: 'Nicht deine Farbe',
    M: 'Versetzen',
    C: 'Freie Wahl',
  },
  dieSpoken: face => `Der Würfel zeigt: ${face}`,
  dieWaits: 'Es wurde noch nicht gewürfelt',
  rolled: name => `Wurf von ${name}`,
  youRolled: 'Dein Wurf',

  pile: 'Vorrat',
  kind: (a, b, left) =>
    `${a === b ? `Stein ganz in ${a}` : `Stein in ${a} und ${b}`}, ${plural(left, { one: 'noch #', other: 'noch #' })}`,
  inHand: (near, far) =>
    near === far ? `In deiner Hand: ganz in ${near}` : `In deiner Hand: vorn ${near}, hinten ${far}`,
  handChoices: 'Stein in der Hand',
  turnBrick: 'Drehen',
  turnBrickTo: near => `Stein umdrehen, sodass er ${near} zeigt`,
  putBack: 'Stein zurücklegen',
  layIt: 'Setzen',
  takeFrom: (near, far, place) =>
    near === far ? `Stein ganz in ${near}, ${place}` : `Stein in ${near}, hinten ${far}, ${place}`,
  takeHere: 'Welchen Stein du nimmst',
  placeHere: 'Wohin der Stein kommt',

  otherSide: 'Andere Seite',
  yourSide: 'Deine Seite',
  sideOf: name => `Seite von ${name}`,
  turnTable: side => `Tisch drehen. Du siehst: ${side}`,

  award: { diagonal: 'Diagonale', row: 'Reihe', connection: 'Verbindung' },
  awards: 'Punkte bisher',
  points: n => plural(n, { one: '# Punkt', other: '# Punkte' }),
  worth: n => `${number(n)} Pkt.`,
  awardSpoken: (award, name, size, points) =>
    `${award}, ${name}: ${plural(size, { one: '# Stein', other: '# Steine' })}, ${plural(points, { one: '# Punkt', other: '# Punkte' })}. An der Mauer zeigen`,
  number,

  firstPlace: 'der erste Platz der Mauer',
  leftEnd: 'linkes Ende des Fundaments',
  rightEnd: 'rechtes Ende des Fundaments',
  inBase: nth => `Fundament, ${number(nth)}. von links`,
  inRow: (row, nth) => `Reihe ${number(row)}, ${number(nth)}. von links`,
  lay: (near, far, place) =>
    near === far
      ? `Stein ganz in ${near} setzen: ${place}`
      : `Stein setzen, vorn ${near}, hinten ${far}: ${place}`,
  turnAt: (near, far, place) => `Stein umdrehen (${place}): vorn ${near}, hinten ${far}`,
  move: (from, near, far, place) =>
    near === far
      ? `Stein ganz in ${near} versetzen (${from}): ${place}`
      : `Stein versetzen (${from}): ${place}, vorn ${near}, hinten ${far}`,

  factSpoken: (colour, points) =>
    `${colour}; ${plural(points, { one: '# Punkt', other: '# Punkte' })}, wenn die Partie jetzt endete`,
  resultHeading: 'Punkte im Einzelnen',
  total: 'Gesamt',
  bricks: n => plural(n, { one: '# Stein', other: '# Steine' }),
};
