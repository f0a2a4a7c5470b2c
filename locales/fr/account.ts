import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'Vos données',
  line: 'Tout ce que le serveur et cet appareil savent de vous, en un seul fichier.',
  download: 'Télécharger mes données',
  gathering: 'Collecte de vos données…',
  done: name => `Enregistré sous ${name}.`,

  guestLine:
    'Sur cet appareil, vous jouez en tant qu’invité. Déjà un profil ? Connectez-vous avec sa clé d’accès.',
  bringQuestion: 'Que faire des parties de cet invité ?',
  bring: [
    'Tables, parties, statistiques et notifications passent à votre profil.',
    'Une cote passe aussi si votre profil n’en a pas encore à ce jeu.',
    'Si les deux sont à la même table, l’invité laisse sa place.',
  ],
  bringDo: 'Les emporter',
  leaveLine: 'Ce que vous laissez ne pourra plus être ouvert.',
  leaveDo: 'Les laisser',

  goes: 'Effacé',
  goesWhat: [
    'Votre nom, vos cotes et vos statistiques',
    'Clés d’accès, connexions sur tous les appareils et notifications',
    'Comptes de bot et leurs jetons',
  ],
  stays: 'Conservé',
  staysWhat: [
    'Les parties terminées, pour les autres : « Anonyme » remplace votre nom',
    'Les parties sur cet appareil',
  ],
  underWay: 'Vous abandonnez toutes les parties en cours.',
};
