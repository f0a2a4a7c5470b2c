import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'À vous de jouer',
    hurry: 'Votre temps est presque écoulé',
    begun: 'Votre partie a commencé',
    round: 'Votre prochaine ronde est prête',
    full: 'Votre table est complète',
    waiting: 'Quelqu’un s’est assis à votre table',
    rematch: 'On vous propose une revanche',
    challenge: 'On vous lance un défi',
  },
  heading: 'Notifications',
  line: 'Des nouvelles de vos parties, même quand l’application est fermée.',
  on: 'Me prévenir sur cet appareil',
  isOn: 'Les notifications sont activées sur cet appareil.',
  off: 'Désactiver sur cet appareil',
  blocked: 'Les notifications sont bloquées dans ce navigateur. Autorisez-les dans ses réglages.',
  unable:
    'Ce navigateur ne gère pas les notifications. Sur iPhone, ajoutez d’abord l’application à l’écran d’accueil.',
  kinds: 'Me prévenir pour',
  quiet: 'Heures calmes',
  quietHint: 'Les notifications attendent qu’elles soient passées.',
  from: 'De',
  to: 'À',
  offer: 'Vous pouvez fermer cette page : vous recevrez une notification quand ce sera à vous.',
};
