import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { number, and } = grammar('fr');

export const replay: typeof english = {
  of: game => `${game} : la partie revue`,
  loading: 'La partie arrive…',

  controls: 'Commandes',
  slider: 'Moment de la partie',
  moment: (play, plays) => `Coup ${number(play)} sur ${number(plays)}`,
  beginning: 'La partie commence',
  quiet: 'Rien à voir ici.',
  toStart: 'Au début',
  toEnd: 'À la fin',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  play: 'Lecture',
  pause: 'Pause',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Vitesse : ${number(factor)} fois`,
  find: 'Chercher',
  previous: what => `Précédent : ${what}`,
  next: what => `Suivant : ${what}`,
  keys: 'Touches : ← → un coup, ↑ ↓ un tour, espace pour la lecture, Début et Fin',

  as: 'Vue de',
  everything: 'Tout à découvert',
  spectator: 'Spectateur',

  log: 'Ce qui s’est passé',
  review: 'Analyse',
  share: 'Partager',
  result: winners =>
    winners.length === 1 ? `Victoire de ${winners[0]}` : `Victoire partagée : ${and(winners)}`,
  unfinished: 'Cette partie n’est pas finie. Vous n’en voyez que ce que vous pouvez savoir.',
  remembering:
    'Dans cette partie, se souvenir fait partie du jeu : on ne pourra la revoir qu’une fois finie.',

  shareSheet: {
    heading: 'Partager cette partie',
    link: 'Lien vers la partie',
    linkHere: 'Lien vers ce moment',
    copy: 'Copier',
    copied: 'Copié',
    send: 'Envoyer…',
    embed: 'Insérer la partie dans une autre page web',
    embedHint: 'Copiez ceci dans la page où elle doit apparaître.',
    onlyHere:
      'Cette partie n’est que sur cet appareil. Envoyez son fichier : il s’ouvre dans toute copie de l’application, déposé sur la page.',
    record: 'Envoyer la partie',
    download: 'Télécharger la partie',
    check: 'Vérifier la partie',
    checking: 'Vérification…',
    checked: (plays, fair) =>
      fair
        ? `Tout est en ordre : le hasard était fixé avant le premier coup, et les ${number(plays)} coups suivent les règles.`
        : `Les ${number(plays)} coups suivent les règles. Le fichier ne dit pas comment le hasard a été tiré.`,
    wrong: message => `Quelque chose ne va pas : ${message}`,
  },

  matchPage: {
    notFound: 'Cette partie n’est pas ici.',
    notFoundWhy: 'Le lien est peut-être incomplet, ou la partie n’est pas publique.',
    notOver: 'Cette partie se joue encore.',
    watch: 'La regarder',
    noServer: 'La partie n’a pas pu être chargée. Y a-t-il du réseau ?',
    openApp: 'Ouvrir dans Quattro Mura',
  },

  list: {
    heading: 'Revoir des parties',
    line: 'Les parties finies sur cet appareil et celles que vous avez ouvertes ici.',
    none: 'Il n’y a pas encore de partie finie sur cet appareil.',
    finished: 'Jouées ici',
    imported: 'Ouvertes depuis un fichier',
    unfinished: 'Encore en cours',
    won: names => `victoire de ${names}`,
    notOver: 'pas finie',
    watch: 'Revoir',
    watchOf: (game, names) => `Revoir ${game} avec ${names}`,
    remove: game => `Retirer cette partie de ${game}`,
    date: at => new Intl.DateTimeFormat('fr', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Ouvrir une partie…',
    hint: 'Vous pouvez aussi déposer le fichier n’importe où dans l’application.',
    drop: 'Déposez le fichier pour revoir la partie',
    failed: 'Ce fichier ne peut pas être ouvert',
    notJson: 'Ce n’est pas une partie enregistrée : ce n’est pas du JSON.',
    tooBig: 'Il est trop gros pour être une partie enregistrée.',
    wrong: message => `Ce qui ne va pas : ${message}`,
  },
};
