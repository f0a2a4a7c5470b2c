import type { Flaw } from '../../../../src/games/mauer-bauer/rules/set-up.ts';
import type { Texts } from '../../../en/mauer-bauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, or, plural, range } = grammar('fr');

/** Of several: towers, houses and palaces. */
const TOWERS = { w: 'blanches', g: 'grises', k: 'noires' };
const HOUSES = { R: 'rouges', G: 'vertes', B: 'bleues', Y: 'jaunes', P: 'roses' };
const PALACES = { R: 'rouges', G: 'verts', B: 'bleus', Y: 'jaunes', P: 'roses' };

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-walls': ({ most }) => `Il n’y a que ${number(most)} murs.`,
  'too-many-towers': ({ colour, most }) => `Il n’y a que ${number(most)} tours ${TOWERS[colour]}.`,
  'too-many-houses': ({ colour, most }) => `Il n’y a que ${number(most)} maisons ${HOUSES[colour]}.`,
  'too-many-palaces': ({ colour, most }) => `Il n’y a que ${number(most)} palais ${PALACES[colour]}.`,
  'too-many-cards': ({ card, most }) => `Il n’y a que ${number(most)} cartes « ${board.card(card)} ».`,
  'wall-inside': ({ at }) => `La ligne ${at} est à l’intérieur d’une ville : il ne peut pas y avoir de mur.`,
  'tower-missing': ({ at }) => `Un mur finit en ${at} : il y faut une tour.`,
  'tower-astray': ({ at }) => `Aucun mur ne finit en ${at} : il ne peut pas y avoir de tour.`,
  'houses-on-plain': ({ at, count, walls }) =>
    `Chaque mur apporte une maison aux plaines voisines : ${at} doit en avoir ${number(walls)}, pas ${number(count)}.`,
  'houses-in-city': ({ at, count, walls, most }) =>
    `La ville ${at} a ${number(count)} maisons, un palais comptant pour deux : ses murs en ont apporté ${sums(walls, most)}.`,
  'palace-due': ({ at, colour }) =>
    `Dans la ville ${at}, deux maisons ${HOUSES[colour]} deviennent un palais tant qu’il en reste.`,
  'houses-at-once': ({ at, colour, count, most }) =>
    `Avant ses palais, la ville ${at} aurait eu ${number(count)} maisons ${HOUSES[colour]} : il n’y en a que ${number(most)}.`,
  'last-palace-twice': ({ colour }) =>
    `Une autre ville a aussi un palais et deux maisons de cette couleur (${board.houseFace(colour)}) : seule celle du dernier palais le peut.`,
  'used-up': ({ what }) => USED_UP[what],
  'no-line': () => 'Il n’y a plus de place pour un mur : aucun autre tour ne commence.',
  'scored-too-early': ({ seat }, who) =>
    `${who.called(seat)} ne peut pas encore avoir marqué : aucune ville n’a été achevée.`,
  'score-too-high': ({ seat, most }, who) =>
    `Avec les cartes jouées jusqu’ici, ${who.called(seat)} ne peut pas avoir plus de ${plural(most, { one: '# point', many: '# de points', other: '# points' })}.`,
  'scores-too-high': () => 'Les cartes de la défausse n’ont pas pu rapporter autant de points.',
  'hand-size': ({ seat, count, least, most }, who) =>
    `${who.called(seat)} a ${number(count)} cartes et devrait en avoir ${range(least, most)}.`,
  'discarded-too-early': () => 'Aucune ville n’a été achevée : la défausse est vide.',
  'too-few-discarded': ({ least }) =>
    `Pour chaque ville, chacun a joué ou défaussé une carte : la défausse a au moins ${number(least)} cartes.`,
  'too-many-discarded': ({ most }) => `Jusqu’ici, la défausse a au plus ${number(most)} cartes.`,
  'deck-empty': () => 'La pioche est vide : la défausse serait déjà la nouvelle pioche.',
  'wrong-step': () => 'La partie ne peut pas être au milieu de ce tour : choisissez le début d’un tour.',
};

const USED_UP = {
  walls: 'Le dernier mur est construit : aucun autre tour ne commence.',
  towers: 'La dernière tour est construite : aucun autre tour ne commence.',
  houses: 'La dernière maison est construite : aucun autre tour ne commence.',
  palaces: 'Le dernier palais est construit : aucun autre tour ne commence.',
};

/** Every other number from the one to the other. */
function sums(least: number, most: number): string {
  return or(Array.from({ length: (most - least) / 2 + 1 }, (_, i) => number(least + 2 * i)));
}

/** What can be set up. */
export const texts: Texts = {
  line: line => `Ligne ${line}`,
  wall: 'Mur',
  point: point => `Sommet ${point}`,
  tower: 'Tour',
  plain: plain => `Plaine ${plain}`,
  house: 'Maison',
  city: city => `Ville ${city}`,
  housesOf: colour => `Maisons de couleur ${colour}`,
  palacesOf: colour => `Palais de couleur ${colour}`,
  turn: 'Tour de jeu',
  whoseTurn: name => `C’est à ${name} de jouer, d’après les murs : on en construit un par tour.`,
  step: 'Moment',
  middle: 'Au milieu d’un tour',
  dealing: 'Distribution des cartes',
  over: 'La partie est finie',
  beginning: 'Début d’un tour',
  hasty: 'A lancé les dés trop tôt',
  score: 'Points',
  discard: 'Défausse',
};
