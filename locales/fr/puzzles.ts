import type { PuzzlesTexts } from '../en/puzzles.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

const whole = (rating: number) => String(Math.round(rating));

export const puzzles: PuzzlesTexts = {
  heading: 'Énigmes',
  line: 'Un coup est nettement le meilleur : trouvez-le. Chaque énigme vient avec sa preuve : ce que vaut chaque coup, en comptant tous les hasards et toutes les réponses.',
  daily: 'Énigme du jour',
  dailyLine: 'La même pour tout le monde, nouvelle chaque jour.',
  dailyDone: 'Résolue aujourd’hui',
  training: 'S’entraîner',
  streak: 'Série',
  streakLine: 'De plus en plus difficile. Une erreur et c’est fini.',
  timed: 'Trois minutes',
  timedLine: 'Résolvez-en le plus possible. Trois erreurs et c’est fini.',
  own: 'De vos parties',
  ownLine: 'Des positions tirées des parties que vous avez terminées, sur cet appareil et en ligne.',
  ownSearching: 'Recherche d’énigmes dans vos parties…',
  ownNone: 'Il n’y a pas encore d’énigmes dans vos parties terminées. Jouez-en une autre.',
  themes: 'Par thème',
  counted: 'Ce qui compte',
  leave: 'Retour aux énigmes',
  answer: 'Énigme et réponse',
  right: 'C’est ça !',
  tell: 'Voir la réponse',
  next: 'Énigme suivante',
  again: 'Réessayer',
  analyse: 'Analyser',
  all: 'Tous les coups',
  move: 'Coup',
  worth: 'Valeur',
  spread: 'Ce qui peut arriver',
  result: 'Résultat',
  best: 'Meilleur',
  yours: 'Le vôtre',
  checking: 'Vérification de la preuve sur cet appareil…',
  unchecked: 'La preuve n’a pas pu être vérifiée ici.',
  refuted: 'La preuve ne tient pas. Merci de signaler cette énigme.',
  clock: 'Temps restant',
  notFound: 'Cette énigme n’existe pas.',
  none: 'Ce jeu n’a pas encore d’énigmes.',
  trainingLine: puzzles =>
    `${plural(puzzles, { one: '# énigme', many: '# d’énigmes', other: '# énigmes' })}, choisies selon votre cote.`,
  days: days =>
    plural(days, { one: '# jour de suite', many: '# de jours de suite', other: '# jours de suite' }),
  rating: rating => `Votre cote : ${whole(rating)}`,
  puzzleRating: rating => `Cote ${whole(rating)}`,
  change: (rating, change) => `${whole(rating)} (${change < 0 ? '' : '+'}${number(change)})`,
  record: (solved, tried) => `${number(solved)} sur ${number(tried)} au premier essai`,
  bestSoFar: count => `Record : ${number(count)}`,
  solved: count => plural(count, { one: '# résolue', many: '# de résolues', other: '# résolues' }),
  mistakes: (count, most) => `Erreurs : ${number(count)} sur ${number(most)}`,
  missed: 'Il y avait un meilleur coup. À la suivante :',
  over: count =>
    `Terminé : ${plural(count, { one: '# énigme résolue', many: '# d’énigmes résolues', other: '# énigmes résolues' })}.`,
  task: (name, task) => `Vous êtes ${name}. ${task}`,
  wrong: (move, value) => `${move} : ${value}. Il y a mieux.`,
  bestIs: (move, value) => `Meilleur coup : ${move}. Valeur : ${value}.`,
  checked: moves =>
    `Preuve vérifiée sur cet appareil : ${plural(moves, { one: '# coup', many: '# de coups', other: 'les # coups' })}.`,
  percent: percent => (percent > 0 && percent < 1 ? 'moins de 1 %' : `${number(Math.round(percent))} %`),
  ofGame: (what, game) => `${what} : ${game}`,
  anyThemes: {
    sure: 'Rien laissé au hasard',
    odds: 'Probabilités',
    patience: 'Patience',
  },
};
