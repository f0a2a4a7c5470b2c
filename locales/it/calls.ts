import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'Tocca a te',
    hurry: 'Il tuo tempo sta per scadere',
    begun: 'La tua partita è iniziata',
    full: 'Il tuo tavolo è al completo',
    waiting: 'Qualcuno si è seduto al tuo tavolo',
    rematch: 'Una rivincita per te',
    challenge: 'C’è chi vuole giocare con te',
  },
  heading: 'Notifiche',
  line: 'Fatti chiamare alle tue partite anche ad app chiusa.',
  on: 'Chiamami su questo dispositivo',
  isOn: 'Riceverai le chiamate su questo dispositivo.',
  off: 'Qui non chiamarmi più',
  blocked: 'Le notifiche sono bloccate in questo browser. Consentile nelle sue impostazioni.',
  unable: 'Questo browser non può essere chiamato. Su iPhone, aggiungi prima l’app alla schermata Home.',
  kinds: 'Per che cosa',
  quiet: 'Ore di silenzio',
  quietHint: 'Le chiamate aspettano che finiscano.',
  from: 'Dalle',
  to: 'Alle',
  offer: 'Puoi chiudere la pagina: ti chiamiamo quando tocca a te.',
};
