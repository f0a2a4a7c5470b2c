import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'À vous de jouer',
    hurry: 'Votre temps est presque écoulé',
    begun: 'Votre partie a commencé',
    full: 'Votre table est complète',
    waiting: 'Quelqu’un s’est assis à votre table',
    rematch: 'Une revanche pour vous',
    challenge: 'On vous lance un défi',
  },
  heading: 'Notifications',
  line: 'Soyez appelé à vos parties même quand l’application est fermée.',
  on: 'M’appeler sur cet appareil',
  isOn: 'Vous serez appelé sur cet appareil.',
  off: 'Ne plus m’appeler ici',
  blocked: 'Les notifications sont bloquées dans ce navigateur. Autorisez-les dans ses réglages.',
  unable:
    'Ce navigateur ne peut pas être appelé. Sur iPhone, ajoutez d’abord l’application à l’écran d’accueil.',
  kinds: 'Pour quoi',
  quiet: 'Heures calmes',
  quietHint: 'Les appels attendent jusqu’à la fin.',
  from: 'De',
  to: 'À',
  offer: 'Vous pouvez fermer cette page : on vous appellera quand ce sera à vous.',
};
