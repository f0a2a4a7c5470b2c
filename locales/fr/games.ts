import type { games as english } from '../en/games.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

/**
 * Vous to the player, infinitives on buttons and in moves. A name never follows *de* or *que*, which would have to be
 * elided before a vowel. In Die Mauer the whole wall is *la muraille*, a section *un mur de 3*.
 */
export const games: typeof english = {
  'die-mauer': {
    name: 'Die Mauer',
    line: 'Devinez ce que cache le maître de construction, et débarrassez-vous vite de vos pièces.',
    options: {
      rounds: { name: 'Manches', value: n => plural(n, { one: '# manche', other: '# manches' }) },
      gift: {
        name: 'Le don au maître qui a le poing vide',
        values: { must: 'est obligatoire', may: 'peut être refusé' },
      },
    },
  },
  'muro-contro-muro': {
    name: 'Muro contro muro',
    line: 'Un mur de briques, deux côtés : les plus longues lignes de votre couleur l’emportent.',
    options: {
      copies: { name: 'Briques de chaque sorte', value: n => `${number(n)} (${number(6 * n)} en tout)` },
    },
  },
  'mauer-bauer': {
    name: 'Mauer Bauer',
    line: 'Fortifiez des villes ensemble, et encaissez vos cartes de guilde secrètes.',
    options: {
      hastyRoll: {
        name: 'Lancer les dés trop tôt',
        off: 'Interdit',
        on: 'Permis : coûte un point, et le lancer ne compte pas',
      },
    },
  },
  'burg-appenzell': {
    name: 'Burg Appenzell',
    line: 'Guidez vos souris dans un château dont le sol coulisse : deux par fromage.',
    options: {
      layout: { name: 'Château', values: { A: 'Le premier château', B: 'Le second château' } },
      target: {
        name: 'Fromages pour gagner',
        value: n => plural(n, { one: '# sorte', other: '# sortes' }),
      },
      memory: {
        name: 'Aide-mémoire',
        off: 'Non : retenez ce qu’il y a sous les toits',
        on: 'Oui : les dalles vues restent visibles',
      },
    },
  },
};
