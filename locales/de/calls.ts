import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'Du bist dran',
    hurry: 'Deine Zeit ist fast um',
    begun: 'Deine Partie hat begonnen',
    full: 'Dein Tisch ist voll',
    waiting: 'An deinem Tisch hat jemand Platz genommen',
    rematch: 'Eine Revanche für dich',
    challenge: 'Du wirst herausgefordert',
  },
  heading: 'Benachrichtigungen',
  line: 'Lass dich zu deinen Partien rufen, auch wenn die App geschlossen ist.',
  on: 'Auf diesem Gerät rufen',
  isOn: 'Du wirst auf diesem Gerät gerufen.',
  off: 'Hier nicht mehr rufen',
  blocked: 'Benachrichtigungen sind in diesem Browser blockiert. Erlaube sie in seinen Einstellungen.',
  unable:
    'Dieser Browser kann nicht gerufen werden. Auf dem iPhone muss die App auf dem Startbildschirm liegen.',
  kinds: 'Wofür',
  quiet: 'Ruhezeit',
  quietHint: 'So lange warten Rufe.',
  from: 'Von',
  to: 'Bis',
  offer: 'Du kannst die Seite schließen: Wir rufen dich, wenn du dran bist.',
};
