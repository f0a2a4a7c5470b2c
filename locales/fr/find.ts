import type { find as english } from '../en/find.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('fr');

export const find: typeof english = {
  heading: 'Trouver une partie',
  line: 'Nous vous trouvons une table dès qu’il y a assez de joueurs.',
  games: 'Jeux',
  anyGame: 'Sans choix, vous jouerez à ce qui démarre en premier.',
  speed: 'Rythme',
  live: (time: string) => `En direct : ${time} par coup`,
  slow: (time: string) => `Lent : ${time} par coup`,
  seats: 'Joueurs',
  anySeats: 'Peu importe',
  seatCount: (n: number) => `${number(n)} joueurs`,
  rated: 'Classée si tout le monde le veut',
  near: 'Cote proche seulement',
  nearHint: 'L’attente peut être plus longue.',
  more: 'Plus d’options',
  start: 'Lancer la recherche',
  looking: 'Recherche de joueurs…',
  usually: (time: string) => `En général, cela prend environ ${time}.`,
  unknown: 'Vous pouvez faire autre chose en attendant.',
  slowly: 'Vous pouvez fermer cette page : la recherche continue trois jours.',
  withBots: 'Commencer avec des bots',
  cancel: 'Arrêter la recherche',
  found: 'Partie trouvée !',
  open: 'Ouvrir',
  missed: (time: string) =>
    `Vous avez manqué plusieurs parties de suite. Vous pourrez chercher à nouveau dans ${time}.`,
};
