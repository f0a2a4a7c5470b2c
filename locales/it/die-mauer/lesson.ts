import type { Lesson } from '../../en/die-mauer/lesson.ts';

/** La lezione di Die Mauer. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Ti diamo il benvenuto in Die Mauer! Tu, Bruno e Carla costruite insieme un solo muro. Tutti iniziano con gli stessi *sette blocchi*: cinque sezioni di muro (da 1, 2, 3, 4 e 6), una torre e un cancello. Quando qualcuno *finisce i blocchi*, la manche si chiude, e gli altri prendono punti di penalità per quelli che hanno ancora in mano.',
    },
    hide: {
      say: 'A ogni turno un giocatore è il *capomastro* e nasconde un blocco nel pugno. Se nessuno lo indovina, lo costruisce. Stavolta il capomastro sei tu. Una torre rimasta in mano ti costerebbe 15 punti: meglio liberarsene presto.',
      task: 'Nascondi la torre: toccala, poi tocca il pugno.',
      wrong: {
        empty: 'Anche il pugno vuoto ha i suoi usi, e ci arriveremo. Per ora nascondi la torre.',
        section:
          'Una sezione si può costruire quasi sempre. Della torre è molto più difficile liberarsi: nascondila ora.',
        gate: 'Anche questa è una buona scelta. Ma la torre costa ancora di più: nascondi la torre.',
      },
    },
    guess: {
      say: 'Nessuno l’ha indovinata: la tua torre è costruita. Ora il capomastro è Bruno e *indovini tu*: nascondi il blocco che secondo te nasconde lui. Se è lo stesso, costruisci il tuo al posto suo. Sbagliare non costa niente: il blocco ti resta in mano. Torri e cancelli non possono mai stare fianco a fianco, quindi Bruno può costruire solo una sezione. Il 6 è quella che gli costerebbe di più…',
      task: 'Indovina la sezione da 6: nascondi il tuo 6.',
      wrong: {
        empty: 'Con il pugno vuoto non indovini e non costruisci. Prova con il 6.',
        section: 'Può darsi. Ma Bruno vorrà liberarsi della sezione più cara: indovina il 6.',
        gate: 'Accanto alla torre un cancello non ci sta, quindi Bruno non ha motivo di nasconderlo. Indovina il 6.',
      },
    },
    room: {
      say: 'Giusto! *Costruisci il tuo 6, e Bruno non costruisce niente.* Ora a destra il muro finisce con una sezione. È un’*estremità aperta*: ci sta una torre o un cancello. Il capomastro è Carla, e vorrà approfittarne.',
      task: 'La torre non l’hai più. Indovina il cancello.',
      wrong: {
        empty: 'Così nessuno ferma Carla. Indovina il cancello.',
        section:
          'Carla ha una rara occasione per il cancello: difficile che nasconda una sezione. Indovina il cancello.',
      },
    },
    empty: {
      say: 'Giusto di nuovo, e anche il cancello è andato! Ora il capomastro sei tu. Se il pugno del capomastro è *l’unico vuoto*, può costruire il blocco che vuole, e nessuno può impedirlo.',
      task: 'Tieni il pugno vuoto: toccalo senza scegliere un blocco.',
      wrong: {
        section: 'Bruno o Carla potrebbero indovinarla. Prova invece il pugno vuoto.',
      },
    },
    any: {
      say: 'Né Bruno né Carla avevano il pugno vuoto: puoi costruire un blocco a scelta.',
      task: 'Costruisci il più caro, la sezione da 4.',
      wrong: {
        other: 'Quella costa poco, se ti resta. Costruisci il 4.',
      },
    },
    both: {
      say: 'Il capomastro è Bruno. Se il suo pugno è vuoto e il tuo è *l’unico altro vuoto*, gli doni uno dei tuoi blocchi. È un azzardo, ma può rendere bene.',
      task: 'Tieni il pugno vuoto.',
      wrong: {
        section:
          'Anche indovinare potrebbe riuscire. Ma proviamo a donare qualcosa a Bruno: tieni il pugno vuoto.',
      },
    },
    gift: {
      say: 'Due soli pugni vuoti: il tuo e quello di Bruno! Deve prendere quello che gli doni, e Carla non vedrà che cos’è.',
      task: 'Dona a Bruno la tua sezione da 3.',
      wrong: {
        other: 'Donagli qualcosa che costi di più: la sezione da 3.',
      },
    },
    out: {
      say: '*Due turni dopo* hai costruito il 2 e ti resta un solo blocco: la sezione da 1. Il capomastro è Bruno.',
      task: 'Indovina l’1, e incrocia le dita.',
      wrong: {
        other:
          'Il pugno vuoto può aspettare. Se Bruno nasconde il suo 1, costruisci il tuo ultimo blocco: indovina l’1.',
      },
    },
    end: {
      say: '*Hai finito i blocchi: hai vinto!* Bruno prende 44 punti di penalità, Carla 35, tu nessuno. Una partita intera ha più manche, e vince chi ha meno penalità. Tre cose da ricordare: *liberati di torre e cancello finché c’è un’estremità aperta*; *sbagliare a indovinare non costa niente*; *tieni a mente chi può ancora avere che cosa*.',
    },
  },
};
