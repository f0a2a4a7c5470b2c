import type { LabTexts } from '../en/lab.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

export const lab: LabTexts = {
  heading: 'Laboratoire des règles',
  line: 'Des bots jouent de nombreuses parties : on voit ainsi ce que change une règle.',
  vary: 'Règle à comparer',
  varyNothing: 'Aucune : seulement les règles ci-dessous',
  matches: 'Parties par valeur',
  matchCount: n => plural(n, { one: '# partie', many: '# de parties', other: '# parties' }),
  seed: 'Graine',
  seedLine: 'Avec le même nombre, les parties sont toujours les mêmes.',
  start: 'Lancer',
  startAnew: 'Recommencer',
  stop: 'Arrêter',
  working: 'Les bots jouent…',
  progress: (done, all) =>
    `${number(done)} sur ${plural(all, { one: '# partie', many: '# de parties', other: '# parties' })}`,
  done: 'Toutes les parties sont jouées.',
  stopped: 'Arrêté. Voici les résultats jusque-là.',
  failed: 'Une erreur s’est produite. Réessayez.',
  found: game => `${game} : résultats`,
  seat: n => `Victoires de la place ${number(n)}`,
  luck: 'Chance',
  length: 'Coups par partie',
  score: 'Points par joueur',
  spread: 'Points du premier au dernier',
  share: ({ value, low, high }) =>
    `${number(Math.round(100 * value))} % (${number(Math.round(100 * low))}–${number(Math.round(100 * high))})`,
  number: ({ value, low, high }) => `${short(value)} (de ${short(low)} à ${short(high)})`,
  command: 'La même chose dans un terminal',
  meaning:
    'Entre parenthèses : intervalles à 95 %. Le repère marque une part égale. La moitié des parties oppose des compagnons entre eux ; dans l’autre moitié, un compagnon joue contre des apprentis. La chance est la fréquence à laquelle il ne gagne pas pour autant : 0 % s’il gagne toujours, 100 % s’il ne gagne pas plus souvent que les autres.',
};

/** One decimal is as much as the matches can tell. */
function short(value: number): string {
  return number(Math.round(10 * value) / 10);
}
