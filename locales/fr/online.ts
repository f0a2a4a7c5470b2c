import type { online as english } from '../en/online.ts';
import { grammar } from '../grammar.ts';

const { plural, and } = grammar('fr');

export const online: typeof english = {
  failures: {
    'bad-message': 'Le serveur n’a pas compris la demande.',
    'unknown-player': 'Le serveur ne reconnaît plus cet appareil. Réessayez.',
    'not-found': 'Il n’y a plus rien ici, ou l’accès ne vous est pas ouvert.',
    'not-allowed': 'Vous ne pouvez pas faire cela.',
    'not-now': 'Ce n’est pas possible pour le moment.',
    'too-many': 'Trop de demandes à la fois. Réessayez dans un moment.',
    'wrong-origin': 'Le serveur ne répond qu’à ses propres pages. Ouvrez-le à sa propre adresse.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'illegal-move': 'Les règles n’autorisent pas ce coup.',
    stale: 'Il s’est passé quelque chose à la table entre-temps. Regardez, puis choisissez.',
    'not-over': 'La partie n’est pas encore terminée.',
    failed: 'Le serveur a rencontré un problème. Réessayez.',
    'no-server': 'Le serveur est injoignable.',
  },

  ways: {
    heading: 'Façons de jouer',
    withFriends: 'Entre amis',
    onThisDevice: 'Sur cet appareil',
    openTables: 'Tables ouvertes',
    online: 'En ligne',
    game: 'Quel jeu',
  },

  places: { heading: 'En ligne', tables: 'Tables', matches: 'Mes parties', ratings: 'Classement' },

  somebody: 'Quelqu’un',
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
  byLink: 'par lien seulement',
  fact: (name, value) => `${name} : ${value}`,
  freeSeats: n => plural(n, { one: '# place libre', many: '# de places libres', other: '# places libres' }),
  timeLeft: time => `temps restant : ${time}`,
  overdue: 'temps écoulé',
  waitingFor: names => `on attend ${and(names)}`,

  lobbyPage: {
    make: 'Ouvrir une table',
    game: 'Jeu',
    allGames: 'Tous les jeux',
    open: 'Tables ouvertes',
    noneOpen: 'Aucune table ouverte pour le moment',
    noneOpenLine: 'Ouvrez-en une : envoyez le lien à vos amis, ou laissez venir qui veut.',
    watch: 'Parties à regarder',
    noneLive: 'Personne ne joue en public en ce moment.',
    join: 'Rejoindre',
    joinOf: (game, names) => `Rejoindre : ${game} avec ${names}`,
    goIn: 'Y aller',
    goInOf: game => `Y aller : ma table, ${game}`,
    look: 'Regarder',
    lookOf: (game, names) => `Regarder : ${game} avec ${names}`,
    gone: 'N’est plus ouverte',
    noServer: 'Il n’y a pas de serveur ici',
    noServerLine: 'Les tables en ligne ont besoin du réseau. Les parties sur cet appareil s’en passent.',
  },

  matchesPage: {
    heading: 'Mes parties',
    awaited: 'À vous',
    running: 'En cours',
    waiting: 'Pas encore commencée',
    finished: 'Terminées',
    none: 'Pas encore de partie en ligne',
    noneLine: 'Ouvrez une table pour vos amis, ou asseyez-vous à une table ouverte.',
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
    heading: game => `Une table pour ${game}`,
    you: name => `Vous : ${name}`,
    open: 'Place ouverte',
    openNote:
      'Les places ouvertes sont pour qui vient par votre lien. À la table, vous pourrez encore les donner à des bots.',
    table: 'La table',
    whoMayCome: 'Qui peut venir',
    byLink: 'Seulement avec le lien',
    anybody: 'Tout le monde : parmi les tables ouvertes',
    pace: 'Rythme',
    paceLive: 'En direct : tous à table ensemble',
    paceSlow: 'Lent : des jours pour chaque coup',
    days: 'Temps pour un coup',
    daysValue: n => plural(n, { one: '# jour', many: '# de jours', other: '# jours' }),
    absent: 'Un bot peut remplacer un absent après',
    absentValue: n => plural(n, { one: '# minute', many: '# de minutes', other: '# minutes' }),
    rated: 'Partie classée',
    ratedHint: 'Le résultat compte pour la cote de tous ceux qui jouent.',
    ratedNot: 'Les parties avec des bots ne sont jamais classées.',
    make: 'Ouvrir la table',
    making: 'La table s’ouvre…',
  },

  ratingsPage: {
    heading: 'Classement',
    caption: game => `Les meilleurs : ${game}`,
    rank: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    matches: 'Parties',
    none: 'Personne n’est encore classé ici',
    noneLine: 'Jouez une partie classée : le premier à en finir une est en tête.',
    note: 'La cote monte avec les résultats et avec la certitude : on débute à 0, un bon joueur a environ 30.',
  },

  playerPage: {
    bot: 'Un programme qui joue tout seul',
    none: 'Pas encore de partie classée.',
    graph: (game, matches, from, to) =>
      plural(matches, {
        one: `${game} : cote après une partie classée : ${to}`,
        many: `${game} : cote sur # de parties classées, de ${from} à ${to}`,
        other: `${game} : cote sur # parties classées, de ${from} à ${to}`,
      }),
    history: 'Partie par partie',
    when: 'Quand',
    after: 'Cote après',
    report: 'Signaler ce nom',
    reportLine:
      'Si un nom est offensant, signalez-le. Après assez de signalements, plus personne ne le voit.',
    reported: 'Merci. Le nom est signalé.',
    thisIsYou: 'Voilà comment les autres vous voient.',
    goneHeading: 'Ce joueur n’existe pas',
    goneLine: 'L’adresse est peut-être incomplète, ou le joueur est parti pour de bon.',
  },

  profile: {
    heading: 'Vous sur ce serveur',
    nobody:
      'Vous n’êtes encore personne ici. Vous devenez invité en ouvrant ou en rejoignant une table ; ni adresse, ni mot de passe.',
    noServer: 'Il n’y a pas de serveur ici : tout ce qui est sur cet appareil s’en passe.',
    myPage: 'Comment les autres me voient',
    nameTaken: name => `Les autres vous voient comme « ${name} ».`,
    nameHidden: 'Votre nom a été signalé et n’est plus montré. Choisissez-en un autre.',
    nameRefused: 'Sans les caractères invisibles, il ne reste rien de ce nom.',

    passkeys: 'Clés d’accès',
    passkeysLine:
      'Une clé d’accès vous permet de revenir en tant que vous-même, sur cet appareil ou un autre. Sans mot de passe.',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyAdded: 'La clé d’accès est ajoutée.',
    passkeyOf: date => `Clé d’accès du ${date}`,
    passkeyUsed: date => `dernière utilisation : ${date}`,
    passkeyUnused: 'pas encore utilisée',
    remove: 'Retirer',
    removeOf: name => `Retirer : ${name}`,
    signIn: 'Se connecter avec une clé d’accès',
    signInLine: 'Vous avez joué sur un autre appareil ? Connectez-vous avec votre clé d’accès.',
    signedIn: 'Vous êtes connecté.',
    passkeyCancelled: 'Rien n’a changé : le navigateur n’a pas donné de clé d’accès.',
    passkeyUnable: 'Ce navigateur ou cette adresse ne permet pas les clés d’accès.',

    bots: 'Des programmes qui jouent pour vous',
    botsLine:
      'Un compte de bot a son propre jeton et joue comme tout le monde. Pour qui écrit des programmes.',
    botName: 'Nom du compte de bot',
    addBot: 'Créer un compte de bot',
    token: name => `Jeton : ${name}`,
    tokenLine: 'Il n’est montré que cette fois. Qui le possède peut jouer comme ce bot.',
    copy: 'Copier',
    copied: 'Copié',
    revoke: 'Supprimer',
    revokeOf: name => `Supprimer le compte de bot ${name}`,

    leaving: 'Partir',
    signOut: 'Se déconnecter de cet appareil',
    signOutSure: 'Se déconnecter ?',
    signOutWithKey: 'Vous pourrez revenir avec votre clé d’accès. Les parties sur cet appareil restent.',
    signOutWithout:
      'Vous n’avez pas de clé d’accès : plus personne ne pourra revenir comme ce joueur, et les parties en cours seront perdues pour vous.',
    signOutDo: 'Se déconnecter',
    deleteMe: 'Me supprimer',
    deleteSure: 'Vous supprimer pour de bon ?',
    deleteWhat: [
      'Votre nom, vos clés d’accès, vos comptes de bot et vos cotes sont effacés.',
      'Dans les parties en cours, un bot continue à votre place ; pour le classement, vous les avez perdues.',
      'Les parties finies restent à ceux qui les ont jouées avec vous, sans votre nom.',
      'Les parties sur cet appareil ne sont pas touchées.',
    ],
    deleteDo: 'Me supprimer pour de bon',
  },
};
