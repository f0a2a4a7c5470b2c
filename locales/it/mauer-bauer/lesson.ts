import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Ti diamo il benvenuto in Mauer Bauer! Tutti costruiscono sulla stessa terra, fatta di triangoli chiamati *pianure*. Niente di ciò che ci sta sopra appartiene a qualcuno. Tue sono le *carte gilda* segrete: ogni volta che si completa una città, giochi carte per fare punti. Vince chi ne ha di più.',
    },
    close: {
      say: 'Nel tuo turno costruisci un muro su un lato di una pianura. Quando un’area ha muri *tutt’intorno*, è una *città*. La pianura nel mezzo ha già muri su due lati.',
      task: 'Costruisci un muro sul terzo lato, quello in alto del triangolo.',
      wrong: {
        other:
          'Lì puoi costruire, ma non completi una città. Il lato aperto del triangolo nel mezzo è quello in alto.',
      },
    },
    houses: {
      say: 'Dopo il muro si tirano i dadi per le case: una per la pianura su ciascun lato del muro. Hai tirato rosso e giallo. In una città *due case dello stesso colore diventano un palazzo*, e una rossa è già dentro.',
      task: 'Metti la rossa dentro, sotto il muro: tocca una casa per cambiarla. Poi costruisci.',
      wrong: {
        other: 'Così dentro va la gialla, e niente palazzo. Scambiale.',
      },
    },
    score: {
      say: '*La città è completa!* Ora ognuno gioca una o due carte per questa città. Il numero su ogni carta dice quanto vale adesso.',
      task: 'Gioca le due carte che danno più punti: rosso nella città e città di una pianura.',
      wrong: {
        throw:
          'Ora non dà punti, ma ti fa pescare due carte: a inizio partita può andare altrettanto bene. Per vedere come si fanno punti, gioca il 3 e il 6.',
        one: 'Puoi giocarne anche una sola, ma due danno di più. Gioca il 3 e il 6.',
        cards: 'Puoi fare più punti. Gioca il 3 e il 6.',
      },
    },
    coast: {
      say: '9 punti, e hai pescato una carta! Bruno invece ha scartato una carta e ne ha pescate due. Essendo *ultimo*, ne ha anche cambiata una. Alcune carte premiano ciò che sta *fuori*, cioè in nessuna città. Una delle tue vuole torri nere fuori…',
      task: 'Costruisci un muro sulla linea più in alto della costa, il bordo destro della terra.',
      wrong: {
        other:
          'Quella linea va bene. Ma comincia qualcosa di nuovo lontano dalla città: la linea più in alto della costa a destra.',
      },
    },
    towers: {
      say: 'A ogni estremo di un muro ci vuole una torre. Gli estremi del tuo nuovo muro sono liberi, quindi ne costruisci due. *Una dev’essere nera*, come dice il dado; il colore dell’altra lo scegli tu.',
      task: 'Scegli il nero per entrambe le torri, poi costruisci.',
      wrong: {
        other:
          'È ammesso, ma la tua carta dà 2 punti per ogni torre nera fuori. Scegli il nero anche per l’altra.',
      },
    },
    join: {
      say: 'Bruno ha costruito accanto alla città, e tu hai completato il triangolo sopra. Le città vicine si possono *unire*: il muro di mezzo sparisce, e contano come una sola.',
      task: 'Unisci le città: le tue carte vogliono due pianure e quattro colori.',
      wrong: {
        other:
          'Separata, la città ha una pianura, e per quella non hai carte. Unita ha due pianure, quattro colori e un palazzo in più.',
      },
    },
    joined: {
      say: 'Una sola città di due pianure! Due case verdi sono diventate un palazzo. Guarda come sono saliti i numeri sulle tue carte.',
      task: 'Gioca le due carte che danno 7 punti ciascuna.',
      wrong: {
        throw: 'Carte migliori di queste non ti arriveranno. Gioca le due che danno 7.',
        one: 'Con una carta sola perdi punti. Gioca le due che danno 7.',
        cards: 'Queste due danno meno. Gioca le due che danno 7.',
      },
    },
    win: {
      say: 'Quando finiscono i muri, le torri, le case o i palazzi, la partita è finita. *Qualche turno dopo* Bruno ha costruito l’ultima torre. Nel punteggio finale ognuno sceglie *una città qualsiasi*. Bruno ha 49 punti, tu 26.',
      task: 'Scegli una città e le due carte che vincono la partita.',
      wrong: {
        one: 'Una carta non basta per superare Bruno. Giocane due: torri nere fuori e muri fuori.',
        cards:
          'Non basta per superare Bruno. Le torri nere fuori danno 20 punti e i muri fuori 12: gioca entrambe le carte, per l’una o l’altra città.',
      },
    },
    end: {
      say: '*58 a 49: hai vinto!* Tre cose da ricordare: *costruisci ciò che premiano le tue carte*; *scarta quando le tue carte valgono poco: ne peschi due*; *tieni d’occhio la riserva accanto alla terra: quando qualcosa finisce, finisce la partita*.',
    },
  },
};
