import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'I tuoi dati',
  line: 'Tutto ciò che il server e questo dispositivo sanno di te, in un solo file.',
  download: 'Scarica i miei dati',
  gathering: 'Raccolta dei dati in corso…',
  done: name => `Salvato come ${name}.`,

  guestLine: 'Su questo dispositivo sei un ospite. Hai già un profilo? Accedi con la sua passkey.',
  bringQuestion: 'Che fare delle partite di questo ospite?',
  bring: [
    'Tavoli, partite, statistiche e notifiche passano al tuo profilo.',
    'Un punteggio passa se il tuo profilo non ne ha ancora in quel gioco.',
    'Se siete entrambi allo stesso tavolo, l’ospite lascia il posto.',
  ],
  bringDo: 'Portale con te',
  leaveLine: 'Ciò che lasci non si potrà più aprire.',
  leaveDo: 'Lasciale qui',

  goes: 'Viene cancellato',
  goesWhat: [
    'Il tuo nome, i punteggi e le statistiche',
    'Passkey, accessi su tutti i dispositivi e notifiche',
    'Account bot e i loro token',
  ],
  stays: 'Resta',
  staysWhat: [
    'Le partite finite, per gli altri: il tuo nome diventa «Anonimo»',
    'Le partite su questo dispositivo',
  ],
  underWay: 'Abbandoni tutte le partite in corso.',
};
