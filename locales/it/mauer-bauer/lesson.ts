import type { Lesson } from '../../en/mauer-bauer/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Ti diamo il benvenuto in Mauer Bauer! Tutti costruiscono sulla stessa terra, e niente di ciò che vi sta è di qualcuno. Tue sono le *carte gilda*: quando una città si chiude diventano punti, e chi ne ha di più vince.',
    },
    close: {
      say: 'Nel tuo turno posi un muro. Nel mezzo ci sono già due lati di un triangolo. Con un muro su *ogni* lato diventa una città.',
      task: 'Posa il muro sul terzo lato, in alto nel triangolo (da b4 a b6).',
      wrong: {
        other:
          'Puoi costruire anche lì, ma così non si chiude nessuna città. Il lato aperto del triangolo nel mezzo è quello in alto.',
      },
    },
    houses: {
      say: 'Rosso e giallo: una casa per lato. In città *due case di un colore diventano un palazzo*, e una rossa è già dentro.',
      task: 'Metti la rossa sotto il muro (tocca una casa per cambiarla), poi costruisci.',
      wrong: {
        other: 'Così dentro andrebbe la gialla, e non ci sarebbe nessun palazzo. Scambiale.',
      },
    },
    score: {
      say: '*La città è completa!* Ora ognuno gioca una o due carte. Il numero su ogni carta dice quanto dà adesso.',
      task: 'Gioca le tue due migliori: rosso nella città e città di una pianura.',
      wrong: {
        throw:
          'Scartare non dà punti, solo carte nuove. Per questa città hai buone carte: gioca il 3 e il 6.',
        one: 'Una carta sola è ammessa, ma due insieme danno di più. Gioca il 3 e il 6.',
        cards: 'Queste due danno meno di quanto potresti avere. Gioca il 3 e il 6.',
      },
    },
    coast: {
      say: '9 punti! Hai pescato una carta. Bruno ne ha scartata una, pescate due e, *in coda*, ne ha cambiata un’altra. Una tua carta premia le torri nere *fuori* …',
      task: 'Posa un muro sulla linea più in alto della costa a destra (da a9 a b10).',
      wrong: {
        other:
          'Quella linea va bene. Ma cominciamo qualcosa di nuovo, lontano dalla città, con due estremi liberi.',
      },
    },
    towers: {
      say: 'I due estremi del tuo muro sono liberi, quindi riceve due torri. *Una dev’essere nera*, come dice il dado; il colore dell’altra lo scegli tu.',
      task: 'Fa’ nere tutte e due le torri, poi costruisci.',
      wrong: {
        other: 'È ammesso, ma la tua carta dà 2 punti per ogni torre nera fuori. Fa’ nera anche l’altra.',
      },
    },
    join: {
      say: 'Bruno ha costruito lì accanto, e tu hai chiuso il triangolo sopra. Le città si possono *unire*: il muro di mezzo sparisce, e le case si sommano.',
      task: 'Unisci le città: le tue carte vogliono due pianure e quattro colori.',
      wrong: {
        other:
          'Da sola la città ha una pianura, e per quella non hai carte. Unita ne ha due, con quattro colori e un palazzo in più.',
      },
    },
    joined: {
      say: 'Una sola città di due pianure! Due case verdi sono diventate un palazzo. Guarda come sono saliti i numeri sulle tue carte.',
      task: 'Gioca le due carte che danno 7.',
      wrong: {
        throw: 'Carte migliori di queste non ti capiteranno presto. Gioca le due che danno 7.',
        one: 'Con una carta sola regaleresti punti. Gioca le due che danno 7.',
        cards: 'Queste due danno meno. Gioca le due che danno 7.',
      },
    },
    win: {
      say: '*Qualche turno dopo* Bruno mette l’ultima torre: la partita finisce. Ora ognuno sceglie *una città qualsiasi*. Bruno ha 49 punti, tu 26.',
      task: 'Scegli una città e le due carte che vincono la partita.',
      wrong: {
        one: 'Una carta non basta per superare Bruno. Giocane due: torri nere fuori e mura fuori.',
        cards:
          'Non basta per superare Bruno. Le torri nere fuori danno 20, le mura fuori 12: insieme bastano, per l’una o l’altra città.',
      },
    },
    end: {
      say: '*58 a 49: hai vinto!* Costruisci ciò che le tue carte premiano, guarda che cosa raccolgono gli altri e tieni d’occhio la riserva. Sai tutto quel che serve.',
    },
  },
};
