import type { Lesson } from '../../en/die-mauer/lesson.ts';

/** La lezione di Die Mauer. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Benvenuto in Die Mauer! Tu, Bruno e Carla costruite un solo muro. *Chi si libera per primo di tutti i blocchi* chiude la manche, e quello che resta agli altri costa loro punti.',
    },
    hide: {
      say: 'Sei il *capomastro*: nascondi un blocco nel pugno. Se nessuno lo indovina, lo costruisci. Una torre che resta ti costerebbe 15 punti.',
      task: 'Nascondi la torre: toccala, poi tocca il pugno.',
      wrong: {
        empty: 'Il pugno vuoto serve, e ci arriveremo. Prima nascondi la torre.',
        section:
          'Una sezione trova sempre posto. Della torre è molto più difficile liberarsi: nascondila ora.',
        gate: 'Anche questa è una buona scelta. Ma la torre costa ancora di più: nascondi la torre.',
      },
    },
    guess: {
      say: 'Nessuno l’ha indovinata: la tua torre è in piedi. Ora il capomastro è Bruno, e *indovini tu*. Accanto a una torre non stanno né torri né cancelli, quindi può costruire solo una sezione. Un 6 gli costerebbe di più …',
      task: 'Indovina la sezione da 6.',
      wrong: {
        empty: 'Con il pugno vuoto non indovini e non costruisci. Prova con il 6.',
        section: 'Può darsi. Ma Bruno vorrà liberarsi della più cara: indovina il 6.',
        gate: 'Accanto alla torre un cancello non ci sta, quindi a Bruno non servirebbe. Indovina il 6.',
      },
    },
    room: {
      say: 'Giusto! *Costruisci il tuo 6 al posto di Bruno.* All’estremità destra ora c’è una sezione: un’*estremità aperta*, con posto per una torre o un cancello. Il capomastro è Carla, e vorrà approfittarne.',
      task: 'La torre non l’hai più. Indovina il cancello.',
      wrong: {
        empty: 'Così Carla costruisce indisturbata. Indovina il cancello.',
        section:
          'Carla ha una rara occasione per il cancello, e non nasconderà una sezione. Indovina il cancello.',
      },
    },
    empty: {
      say: 'Giusto di nuovo, e il cancello è andato! Ora il capomastro sei tu. Se *solo il tuo pugno è vuoto*, puoi costruire quello che vuoi.',
      task: 'Tieni il pugno vuoto: toccalo senza scegliere un blocco.',
      wrong: {
        section: 'Bruno o Carla potrebbero indovinarla. Prova il pugno vuoto: quello non si indovina.',
      },
    },
    any: {
      say: 'Né Bruno né Carla avevano il pugno vuoto. Costruisci un blocco a scelta.',
      task: 'Costruisci il più caro, la sezione da 4.',
      wrong: {
        other: 'Quella costa poco, se resta. Liberati del 4.',
      },
    },
    both: {
      say: 'Il capomastro è Bruno. Se il suo pugno è vuoto e il tuo è *l’unico altro vuoto*, gli doni un blocco. Un piano rischioso, ma bello.',
      task: 'Tieni il pugno vuoto.',
      wrong: {
        section:
          'Anche indovinare potrebbe riuscire. Ma proviamo a donare qualcosa a Bruno: tieni il pugno vuoto.',
      },
    },
    gift: {
      say: 'Due pugni vuoti: il tuo e quello di Bruno! Deve prendere quello che gli doni, e Carla non vede che cos’è.',
      task: 'Dona a Bruno la tua sezione da 3.',
      wrong: {
        other: 'Donagli qualcosa che costa di più: la sezione da 3.',
      },
    },
    out: {
      say: '*Due turni dopo* hai costruito il 2 e ti resta un solo blocco: la sezione da 1. Il capomastro è Bruno.',
      task: 'Indovina l’1, e incrocia le dita.',
      wrong: {
        other: 'Il pugno vuoto può aspettare. Se Bruno mostra il suo 1, sei fuori: indovina l’1.',
      },
    },
    end: {
      say: '*Sei uscito, e hai vinto!* A Bruno costa 44 punti, a Carla 35, a te niente. Tieni d’occhio chi può ancora avere che cosa, e non farti leggere. Ora sai tutto quello che serve.',
    },
  },
};
