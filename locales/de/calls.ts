import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'Du bist dran',
    hurry: 'Deine Zeit ist fast um',
    begun: 'Deine Partie hat begonnen',
    round: 'Deine nächste Runde ist bereit',
    full: 'Dein Tisch ist voll',
    waiting: 'An deinem Tisch hat jemand Platz genommen',
    rematch: 'Jemand möchte eine Revanche',
    challenge: 'Du wirst herausgefordert',
  },
  heading: 'Benachrichtigungen',
  line: 'Erfahre, was sich in deinen Partien tut, auch bei geschlossener App.',
  on: 'Auf diesem Gerät benachrichtigen',
  isOn: 'Du wirst auf diesem Gerät benachrichtigt.',
  off: 'Auf diesem Gerät ausschalten',
  blocked: 'Benachrichtigungen sind in diesem Browser blockiert. Erlaube sie in seinen Einstellungen.',
  unable:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Auf dem iPhone muss die App auf dem Startbildschirm liegen.',
  kinds: 'Wofür',
  quiet: 'Ruhezeit',
  quietHint: 'So lange warten Benachrichtigungen.',
  from: 'Von',
  to: 'Bis',
  offer: 'Du kannst die Seite schließen: Wir benachrichtigen dich, wenn du dran bist.',
};
