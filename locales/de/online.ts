import type { online as english } from '../en/online.ts';

export const online: typeof english = {
  failures: {
    'bad-message': 'Der Server hat das nicht verstanden.',
    'unknown-player': 'Der Server kennt dieses Gerät nicht mehr. Versuch es noch einmal.',
    'not-found': 'Hier ist nichts mehr, oder es steht dir nicht offen.',
    'not-allowed': 'Das darfst du nicht.',
    'not-now': 'Das geht im Moment nicht.',
    'too-many': 'Das war zu viel auf einmal. Versuch es in einer Weile wieder.',
    'wrong-origin': 'Der Server antwortet nur seinen eigenen Seiten. Öffne ihn unter seiner eigenen Adresse.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'illegal-move': 'Die Regeln erlauben diesen Zug nicht.',
    stale: 'Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin und wähle dann.',
    'not-over': 'Die Partie ist noch nicht zu Ende.',
    failed: 'Auf dem Server ging etwas schief. Versuch es noch einmal.',
    'no-server': 'Der Server ist nicht zu erreichen.',
  },
};
