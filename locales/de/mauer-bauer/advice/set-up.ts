import type { Flaw } from '../../../../src/games/mauer-bauer/rules/set-up.ts';
import type { Texts } from '../../../en/mauer-bauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, or, plural, range } = grammar('de');

/** Of several: towers, houses and palaces. */
const TOWERS = { w: 'weiße', g: 'graue', k: 'schwarze' };
const HOUSES = { R: 'rote', G: 'grüne', B: 'blaue', Y: 'gelbe', P: 'rosa' };

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-walls': ({ most }) => `Es gibt nur ${number(most)} Mauern.`,
  'too-many-towers': ({ colour, most }) => `Es gibt nur ${number(most)} ${TOWERS[colour]} Türme.`,
  'too-many-houses': ({ colour, most }) => `Es gibt nur ${number(most)} ${HOUSES[colour]} Häuser.`,
  'too-many-palaces': ({ colour, most }) => `Es gibt nur ${number(most)} ${HOUSES[colour]} Paläste.`,
  'too-many-cards': ({ card, most }) => `Die Karte „${board.card(card)}“ gibt es nur ${number(most)}-mal.`,
  'wall-inside': ({ at }) => `Die Linie ${at} liegt in einer Stadt: Da kann keine Mauer stehen.`,
  'tower-missing': ({ at }) => `Auf ${at} endet eine Mauer: Da muss ein Turm stehen.`,
  'tower-astray': ({ at }) => `Auf ${at} endet keine Mauer: Da kann kein Turm stehen.`,
  'houses-on-plain': ({ at, count, walls }) =>
    `Jede Mauer bringt den Feldern daneben ein Haus: ${at} muss ${number(walls)} haben, nicht ${number(count)}.`,
  'houses-in-city': ({ at, count, walls, most }) =>
    `Die Stadt ${at} hat ${number(count)} Häuser, ein Palast zählt als zwei: Ihre Mauern haben ${sums(walls, most)} gebracht.`,
  'palace-due': ({ at, colour }) =>
    `In der Stadt ${at} werden zwei ${HOUSES[colour]} Häuser zu einem Palast, solange es noch einen gibt.`,
  'houses-at-once': ({ at, colour, count, most }) =>
    `Vor ihren Palästen hätte die Stadt ${at} ${number(count)} ${HOUSES[colour]} Häuser gehabt: Es gibt nur ${number(most)}.`,
  'last-palace-twice': ({ colour }) =>
    `Auch eine andere Stadt hat einen Palast und zwei Häuser dieser Farbe (${board.houseFace(colour)}): Das kann nur die mit dem letzten Palast.`,
  'used-up': ({ what }) => USED_UP[what],
  'no-line': () => 'Es ist keine Linie für eine Mauer mehr frei: Kein weiterer Zug beginnt.',
  'scored-too-early': ({ seat }, who) =>
    `${who.called(seat)} kann noch keine Punkte haben: Es gab noch keine Stadt.`,
  'score-too-high': ({ seat, most }, who) =>
    `Mit den bisher gespielten Karten kann ${who.called(seat)} nicht mehr als ${plural(most, { one: '# Punkt', other: '# Punkte' })} haben.`,
  'scores-too-high': () => 'Die abgeworfenen Karten können nicht so viele Punkte gebracht haben.',
  'hand-size': ({ seat, count, least, most }, who) =>
    `${who.called(seat)} hat ${number(count)} Karten und müsste ${range(least, most)} haben.`,
  'discarded-too-early': () => 'Es gab noch keine Stadt, also auch keine abgeworfenen Karten.',
  'too-few-discarded': ({ least }) =>
    `Für jede Stadt haben alle eine Karte gespielt oder abgeworfen: Der Ablagestapel hat mindestens ${number(least)} Karten.`,
  'too-many-discarded': ({ most }) => `Bisher können höchstens ${number(most)} Karten abgeworfen sein.`,
  'deck-empty': () => 'Der Nachziehstapel ist leer: Der Ablagestapel wäre schon der neue.',
  'wrong-step': () => 'So kann die Partie nicht mitten in diesem Zug sein: Wähle den Beginn eines Zugs.',
};

const USED_UP = {
  walls: 'Die letzte Mauer ist gebaut: Kein weiterer Zug beginnt.',
  towers: 'Der letzte Turm ist gebaut: Kein weiterer Zug beginnt.',
  houses: 'Das letzte Haus ist gebaut: Kein weiterer Zug beginnt.',
  palaces: 'Der letzte Palast ist gebaut: Kein weiterer Zug beginnt.',
};

/** Every other number from the one to the other. */
function sums(least: number, most: number): string {
  return or(Array.from({ length: (most - least) / 2 + 1 }, (_, i) => number(least + 2 * i)));
}

/** What can be set up. */
export const texts: Texts = {
  line: line => `Linie ${line}`,
  wall: 'Mauer',
  point: point => `Ecke ${point}`,
  tower: 'Turm',
  plain: plain => `Feld ${plain}`,
  house: 'Haus',
  city: city => `Stadt ${city}`,
  housesOf: colour => `Häuser in ${colour}`,
  palacesOf: colour => `Paläste in ${colour}`,
  turn: 'Zug',
  whoseTurn: name => `Nach der Zahl der Mauern ist ${name} am Zug: In jedem Zug wird eine gebaut.`,
  step: 'Moment',
  middle: 'Mitten in einem Zug',
  dealing: 'Karten werden ausgeteilt',
  over: 'Die Partie ist vorbei',
  beginning: 'Beginn eines Zugs',
  hasty: 'Hat zu früh gewürfelt',
  score: 'Punkte',
  discard: 'Ablagestapel',
};
