import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

export const replay: typeof english = {
  of: game => `${game} : relecture`,
  loading: 'Chargement de la partie…',

  controls: 'Commandes de lecture',
  slider: 'Position dans la partie',
  moment: (play, plays) => `Coup ${number(play)} sur ${number(plays)}`,
  beginning: 'Début de la partie',
  quiet: 'Aucun changement visible.',
  toStart: 'Premier coup',
  toEnd: 'Dernier coup',
  back: 'Coup précédent',
  forward: 'Coup suivant',
  play: 'Lecture',
  pause: 'Pause',
  speed: factor => `×${number(factor)}`,
  speedLabel: factor => `Vitesse : ×${number(factor)}`,
  find: 'Aller à',
  previous: what => `Précédent : ${what}`,
  next: what => `Suivant : ${what}`,
  keys: 'Touches : ← → coup, ↑ ↓ tour, Espace lecture ou pause, Début et Fin',

  as: 'Vue de',
  everything: 'Tout révélé',
  spectator: 'Spectateur',

  hands: 'Mains',
  analyse: 'Analyser',
  log: 'Journal',
  review: 'Analyse',
  share: 'Partager',
  unfinished: 'Cette partie n’est pas terminée. Vous ne voyez que ce que vous pouvez savoir pour l’instant.',
  remembering: 'La mémoire fait partie du jeu : la relecture s’ouvrira une fois la partie terminée.',

  shareSheet: {
    heading: 'Partager la partie',
    link: 'Lien vers la partie',
    linkHere: 'Lien vers ce coup',
    copy: 'Copier',
    copied: 'Copié',
    send: 'Partager…',
    embed: 'Intégrer à une page web',
    embedHint: 'Collez ceci dans le HTML de votre page.',
    packed: 'Le lien contient toute la partie : il marche même sans serveur.',
    onlyHere:
      'Cette partie n’est que sur cet appareil. Partagez son fichier : déposé sur Quattro Mura, il s’ouvre sur n’importe quel appareil.',
    record: 'Partager le fichier',
    download: 'Télécharger le fichier',
    check: 'Vérifier la partie',
    checking: 'Vérification…',
    checked: (plays, fair) => {
      const followed = plural(plays, {
        one: 'le seul coup joué respecte les règles',
        many: 'les # de coups respectent les règles',
        other: 'les # coups respectent les règles',
      });
      return fair
        ? `Partie vérifiée : la graine aléatoire était fixée avant le coup 1, et ${followed}.`
        : `Vérification faite : ${followed}. Le fichier ne contient pas de graine aléatoire à vérifier.`;
    },
    wrong: message => `Échec de la vérification : ${message}`,
  },

  shared: {
    broken: 'Ce lien ne contient aucune partie',
    brokenWhy: 'Il a peut-être été coupé lors de la copie ou de l’envoi.',
  },

  matchPage: {
    notFound: 'Partie introuvable.',
    notFoundWhy: 'Le lien est peut-être incomplet, ou la partie est privée.',
    notOver: 'Cette partie est encore en cours.',
    watch: 'Regarder en direct',
    noServer: 'La partie n’a pas pu être chargée. Vérifiez votre connexion.',
    openApp: 'Ouvrir dans Quattro Mura',
  },

  list: {
    heading: 'Relectures',
    line: 'Les parties terminées sur cet appareil et les fichiers que vous avez ouverts.',
    none: 'Aucune partie terminée sur cet appareil pour l’instant.',
    finished: 'Jouées sur cet appareil',
    imported: 'Ouvertes depuis un fichier',
    unfinished: 'En cours',
    won: names => `gagnée par ${names}`,
    notOver: 'pas terminée',
    watch: 'Revoir',
    watchOf: (game, names) => `Revoir ${game} avec ${names}`,
    remove: game => `Retirer cette partie de ${game}`,
    date: at => new Intl.DateTimeFormat('fr', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Ouvrir un fichier…',
    hint: 'Ou déposez le fichier n’importe où dans l’application.',
    drop: 'Déposez le fichier pour revoir la partie',
    failed: 'Ce fichier ne peut pas être ouvert',
    notJson: 'Ce n’est pas un fichier de partie : JSON non valide.',
    tooBig: 'Il est trop gros pour être un fichier de partie.',
  },
};
