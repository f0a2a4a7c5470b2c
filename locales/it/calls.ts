import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'Tocca a te',
    hurry: 'Il tuo tempo sta per scadere',
    begun: 'La tua partita è iniziata',
    round: 'Il tuo prossimo round è pronto',
    full: 'Il tuo tavolo è al completo',
    waiting: 'Qualcuno si è seduto al tuo tavolo',
    rematch: 'Qualcuno vuole la rivincita',
    challenge: 'Qualcuno vuole giocare con te',
  },
  heading: 'Notifiche',
  line: 'Ricevi avvisi sulle tue partite anche ad app chiusa.',
  on: 'Avvisami su questo dispositivo',
  isOn: 'Riceverai le notifiche su questo dispositivo.',
  off: 'Disattiva su questo dispositivo',
  blocked: 'Le notifiche sono bloccate in questo browser. Consentile nelle sue impostazioni.',
  unable: 'Questo browser non può mostrare notifiche. Su iPhone, aggiungi prima l’app alla schermata Home.',
  kinds: 'Avvisami per',
  quiet: 'Ore di silenzio',
  quietHint: 'Le notifiche aspettano che finiscano.',
  from: 'Dalle',
  to: 'Alle',
  offer: 'Puoi chiudere la pagina: ti avviseremo quando tocca a te.',
};
