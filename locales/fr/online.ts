import type { online as english } from '../en/online.ts';
import { grammar } from '../grammar.ts';

const { plural, and } = grammar('fr');

export const online: typeof english = {
  failures: {
    'bad-message': 'Le serveur n’a pas compris cette demande.',
    'unknown-player': 'Le serveur ne reconnaît plus cet appareil. Réessayez.',
    'not-found': 'Cela n’existe plus, ou vous n’y avez pas accès.',
    'not-allowed': 'Vous ne pouvez pas faire cela.',
    'not-now': 'Ce n’est pas possible pour le moment.',
    'too-many': 'Trop de demandes. Patientez un instant et réessayez.',
    'wrong-origin': 'Ouvrez l’application à sa propre adresse pour utiliser ce serveur.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'illegal-move': 'Coup interdit.',
    stale: 'Le plateau a changé. Vérifiez, puis réessayez.',
    'not-over': 'La partie n’est pas encore terminée.',
    failed: 'Un problème est survenu sur le serveur. Réessayez.',
    'no-server': 'Serveur injoignable.',
  },

  ways: {
    heading: 'Façons de jouer',
    withFriends: 'Entre amis',
    onThisDevice: 'Sur cet appareil',
    openTables: 'Tables ouvertes',
    online: 'En ligne',
    game: 'Jeu',
  },

  places: { heading: 'En ligne', tables: 'Tables', matches: 'Mes parties', ratings: 'Classement' },

  somebody: 'Anonyme',
  yourTurn: 'À vous',
  yourTurns: n =>
    plural(n, {
      one: '# partie vous attend',
      many: '# de parties vous attendent',
      other: '# parties vous attendent',
    }),
  you: 'vous',
  rated: 'classée',
  live: 'en direct',
  slow: days =>
    plural(days, { one: '# jour par coup', many: '# de jours par coup', other: '# jours par coup' }),
  byLink: 'sur invitation',
  fact: (name, value) => `${name} : ${value}`,
  freeSeats: n => plural(n, { one: '# place libre', many: '# de places libres', other: '# places libres' }),
  timeLeft: time => `temps restant : ${time}`,
  overdue: 'temps écoulé',
  waitingFor: names => `on attend ${and(names)}`,

  lobbyPage: {
    make: 'Créer une table',
    game: 'Jeu',
    allGames: 'Tous les jeux',
    open: 'Tables ouvertes',
    noneOpen: 'Aucune table ouverte pour le moment',
    noneOpenLine: 'Créez-en une : invitez vos amis par un lien, ou ouvrez-la à tous.',
    watch: 'Regarder en direct',
    noneLive: 'Aucune partie publique en ce moment.',
    join: 'Rejoindre',
    joinOf: (game, names) => `Rejoindre : ${game} avec ${names}`,
    goIn: 'Ouvrir',
    goInOf: game => `Ouvrir ma table de ${game}`,
    look: 'Regarder',
    lookOf: (game, names) => `Regarder : ${game} avec ${names}`,
    gone: 'Fermée',
    noServer: 'Serveur injoignable',
    noServerLine: 'Hors ligne, vous pouvez toujours jouer sur cet appareil.',
  },

  matchesPage: {
    heading: 'Mes parties',
    awaited: 'À vous',
    running: 'En cours',
    waiting: 'En attente',
    finished: 'Terminées',
    none: 'Aucune partie en ligne pour l’instant',
    noneLine: 'Créez une table pour vos amis, ou rejoignez une table ouverte.',
    play: 'Jouer',
    playOf: (game, names) => `Jouer : ${game} avec ${names}`,
    open: 'Ouvrir',
    openOf: (game, names) => `Ouvrir : ${game} avec ${names}`,
    alone: 'personne d’autre pour l’instant',
    youWon: 'Vous avez gagné',
    won: names =>
      plural(names.length, {
        one: `Victoire : ${and(names)}`,
        many: `Victoire partagée : ${and(names)}`,
        other: `Victoire partagée : ${and(names)}`,
      }),
    more: 'Afficher les plus anciennes',
    all: n =>
      plural(n, {
        one: '# autre partie en ligne',
        many: '# d’autres parties en ligne',
        other: '# autres parties en ligne',
      }),
  },

  newTablePage: {
    heading: game => `Nouvelle table de ${game}`,
    you: name => `Vous : ${name}`,
    open: 'Place libre',
    openNote: 'Vos invités peuvent prendre une place libre. Vous pourrez aussi y mettre un bot plus tard.',
    table: 'Table',
    whoMayCome: 'Qui peut rejoindre',
    byLink: 'Toute personne qui a le lien',
    anybody: 'Tout le monde : table ouverte',
    pace: 'Rythme',
    paceLive: 'En direct : tous jouent maintenant',
    paceSlow: 'Par correspondance : en jours par coup',
    days: 'Temps par coup',
    daysValue: n => plural(n, { one: '# jour', many: '# de jours', other: '# jours' }),
    absent: 'Remplacer les absents par un bot après',
    absentValue: n => plural(n, { one: '# minute', many: '# de minutes', other: '# minutes' }),
    rated: 'Partie classée',
    ratedHint: 'Le résultat compte pour la cote de chaque joueur.',
    ratedNot: 'Les parties avec des bots ne sont pas classées.',
    make: 'Créer la table',
    making: 'Création de la table…',
  },

  ratingsPage: {
    heading: 'Classement',
    caption: game => `Meilleurs joueurs de ${game}`,
    rank: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    matches: 'Parties',
    none: 'Aucun joueur classé pour l’instant',
    noneLine: 'Terminez une partie classée pour être en tête de la liste.',
    note: 'Tout le monde débute à 0. La cote monte avec les bons résultats et le nombre de parties ; les meilleurs atteignent environ 30.',
  },

  playerPage: {
    bot: 'Compte de bot : ses coups sont joués par un programme',
    none: 'Aucune partie classée pour l’instant.',
    graph: (game, matches, from, to) =>
      plural(matches, {
        one: `${game} : cote après une partie classée : ${to}`,
        many: `${game} : cote sur # de parties classées, de ${from} à ${to}`,
        other: `${game} : cote sur # parties classées, de ${from} à ${to}`,
      }),
    history: 'Évolution de la cote',
    when: 'Date',
    after: 'Nouvelle cote',
    report: 'Signaler le nom',
    reportLine: 'Ce nom est offensant ? Signalez-le. Un nom signalé assez souvent est masqué.',
    reported: 'Merci. Le nom a été signalé.',
    thisIsYou: 'Voilà comment les autres vous voient.',
    goneHeading: 'Joueur introuvable',
    goneLine: 'Le lien est peut-être incomplet, ou le compte a été supprimé.',
  },

  profile: {
    heading: 'Votre profil',
    nobody:
      'Pas encore de profil. Créez ou rejoignez une table et vous jouerez en tant qu’invité : ni adresse e-mail, ni mot de passe.',
    noServer: 'Serveur injoignable. Vous pouvez toujours jouer sur cet appareil.',
    myPage: 'Voir mon profil public',
    nameTaken: name => `Les autres vous voient comme « ${name} ».`,
    nameHidden: 'Votre nom a été signalé : il est masqué. Choisissez-en un autre.',
    nameRefused: 'Ce nom n’a aucun caractère visible.',

    passkeys: 'Clés d’accès',
    passkeysLine:
      'Une clé d’accès vous permet de vous connecter sur cet appareil ou un autre, sans mot de passe.',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyAdded: 'Clé d’accès ajoutée.',
    passkeyOf: date => `Clé d’accès du ${date}`,
    passkeyUsed: date => `dernière utilisation : ${date}`,
    passkeyUnused: 'jamais utilisée',
    remove: 'Retirer',
    removeOf: name => `Retirer : ${name}`,
    signIn: 'Se connecter avec une clé d’accès',
    signInLine: 'Déjà un profil sur un autre appareil ? Connectez-vous avec votre clé d’accès.',
    signedIn: 'Connexion réussie.',
    passkeyCancelled: 'Annulé : aucune clé d’accès utilisée.',
    passkeyUnable: 'Les clés d’accès ne fonctionnent pas dans ce navigateur ou à cette adresse.',

    bots: 'Comptes de bot',
    botsLine: 'Pour les développeurs : un compte de bot a son propre jeton et joue comme tout autre joueur.',
    botName: 'Nom du bot',
    addBot: 'Créer un compte de bot',
    token: name => `Jeton : ${name}`,
    tokenLine:
      'Copiez-le maintenant : il ne sera plus affiché. Toute personne qui l’a peut jouer comme ce bot.',
    copy: 'Copier',
    copied: 'Copié',
    revoke: 'Supprimer',
    revokeOf: name => `Supprimer le compte de bot ${name}`,

    leaving: 'Compte',
    signOut: 'Se déconnecter de cet appareil',
    signOutSure: 'Se déconnecter ?',
    signOutWithKey:
      'Vous pourrez vous reconnecter avec votre clé d’accès. Les parties sur cet appareil sont conservées.',
    signOutWithout:
      'Vous n’avez pas de clé d’accès : vous ne pourrez plus vous reconnecter et vous perdrez l’accès à vos parties en cours.',
    signOutDo: 'Se déconnecter',
    deleteMe: 'Supprimer le compte',
    deleteSure: 'Supprimer définitivement votre compte ?',
    deleteWhat: [
      'Votre nom, vos clés d’accès, vos comptes de bot et vos cotes sont effacés.',
      'Un bot termine vos parties en cours ; celles qui sont classées comptent comme perdues.',
      'Vos adversaires gardent les parties terminées, sans votre nom.',
      'Les parties sur cet appareil sont conservées.',
    ],
    deleteDo: 'Supprimer définitivement',
  },
};
