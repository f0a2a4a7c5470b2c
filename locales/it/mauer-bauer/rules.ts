import type { Rules } from '../../en/mauer-bauer/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'In breve',
    quick: [
      '*Costruisci un muro* su una linea libera fuori dalle città.',
      '*Torri*: ne serve una a ogni estremo. Una ha il colore tirato; se i due estremi erano liberi, scegli l’altra.',
      '*Case*: una in ogni pianura accanto al muro, come dicono i dadi. «?» vale qualsiasi colore. Sul bordo, una sola.',
      '*Un anello di muri si chiude*: una città. Due case dello stesso colore diventano un palazzo; puoi unirla a una città vicina.',
      '*Tutti fanno punti*: gioca una o due carte e pescane una, oppure scartane una e pescane due.',
      '*Chi è ultimo* può cambiare carte.',
      '*L’ultimo muro, torre, casa o palazzo è costruito*: dopo quel turno, un punteggio finale chiude la partita. Vince chi ha *più punti*.',
    ],
  },
  pieces: {
    heading: 'I pezzi',
    pieces: {
      head: ['Pezzo', 'Quanti'],
      rows: [
        ['Muri', '33'],
        ['Torri: bianche, grigie e nere', '10 per colore'],
        ['Case: rosse, verdi, blu, gialle e rosa', '12 per colore'],
        ['Palazzi degli stessi cinque colori', '3 per colore'],
        ['Carte gilda', '60'],
        ['Dadi: uno per le torri, due per le case', '3'],
      ],
    },
    supply:
      'I pezzi che non sono sul tabellone formano la *riserva*. Quelli tolti dal tabellone vi tornano e si possono riusare. Accanto alla terra vedi quanti ne restano di ogni tipo.',
  },
  aim: {
    heading: 'Scopo del gioco',
    aim: 'Per 2–4 giocatori, circa 30 minuti. Insieme costruite muri e città su una stessa terra. Ogni volta che si completa una città, *tutti* giocano carte gilda per fare punti, e ogni carta premia qualcosa di diverso: case rosse, torri nere, tante pianure, muri in aperta campagna. Vince chi ha più punti.',
    match: [
      'Tocca ad Ada. Due lati di un triangolo hanno già un muro; un muro sul terzo completerebbe una città.',
      'L’ha costruito, e il triangolo è una città. Due case rosse al suo interno sono diventate un palazzo rosso.',
      'Ora tutti giocano carte. Ada ottiene 3 punti per il palazzo rosso e 6 per una città di una pianura.',
    ],
    nobodys:
      'Niente sul tabellone appartiene a qualcuno: né i muri, né le torri, né le case. Tue sono solo le carte che hai in mano, quindi costruisci ciò che premiano *le tue carte*.',
  },
  land: {
    heading: 'La terra',
    plains:
      'La terra è fatta di 45 triangoli, le *pianure*. I muri vanno sui lati dei triangoli, le *linee*; le torri sui loro *vertici*; le case nelle pianure.',
    land: [
      'La terra ancora vuota, con il mare a sinistra e a destra. Linee tratteggiate dividono le tre regioni, ognuna con i suoi scudi: onde a ovest, un albero al centro, un sole che sorge a est.',
    ],
    regions:
      'Le *regioni* sono tre, di 15 pianure ciascuna: ovest, centro ed est. I vertici lungo il bordo sinistro e quello destro stanno sulla *costa*, dodici in tutto; i bordi in alto e in basso non sono costa. Una linea sul bordo ha una pianura da un lato solo, ogni altra ne ha una per lato.',
    names:
      'La cronaca chiama i luoghi per nome. I vertici stanno su sei file, da a (in alto) a f, e si contano da sinistra in mezzi lati di triangolo: a, c ed e hanno i vertici 1, 3, 5, 7 e 9; b, d e f hanno 0, 2, 4, 6, 8 e 10. Una linea si chiama con i suoi due estremi, per esempio «da a1 a b0». Le pianure stanno su cinque file, da A a E, e sono numerate da 1 a 9 da sinistra. Una città si chiama con la sua prima pianura.',
    lostBoard: {
      text: 'Questa terra l’abbiamo disegnata noi, e nostri sono i numeri di pianure, vertici e linee.',
      reason:
        'Le immagini del tabellone originale sono andate perdute; forma e costa concordano con tutto ciò che se ne sa.',
    },
  },
  'set-up': {
    heading: 'Preparazione',
    deal: 'La terra è vuota. Ognuno riceve *sei carte gilda*, nascoste agli altri; il resto forma il mazzo. Tutti partono da 1 punto.',
    setUp: [
      'Il primo turno di Ada. Ha davanti le sue sei carte; il numero su ciascuna dice quanto darebbe adesso.',
    ],
  },
  turn: {
    heading: 'Il tuo turno',
    order: 'Un turno si svolge sempre in quest’ordine:',
    steps: [
      'Costruisci un *muro* su una linea libera.',
      'Tira i *dadi*: costruisci le torri, poi le case.',
      'Se il tuo muro ha completato una *città*, puoi unirla a una vicina. Poi tutti fanno punti e pescano carte, e chi è ultimo può cambiarne.',
      'Tocca al giocatore successivo in senso orario.',
    ],
    whole: {
      heading: 'Un turno intero',
      captions: [
        'Ada può costruire dovunque. Sceglie una linea nel mezzo.',
        'Il muro c’è. Ora si tirano i dadi.',
        'Una torre nera, rosso e un punto interrogativo. I due estremi del muro sono liberi: una torre dev’essere nera, l’altra di un colore a scelta.',
        'Ha messo quella nera a destra e una grigia a sinistra. Ora le case: una rossa e una di un colore a scelta.',
        'Ha messo la casa rossa sotto il muro e una verde sopra. Nessuna città è completa: tocca a Bruno.',
      ],
    },
  },
  wall: {
    heading: 'Il muro',
    anywhere:
      '*Devi* costruire un muro, su una qualsiasi linea libera. Non occorre che ne tocchi un altro. Solo dentro una città completata nessuno può più costruire.',
    where: ['Bruno può costruire su ogni linea evidenziata. Quelle dentro la città non lo sono.'],
  },
  towers: {
    heading: 'Le torri',
    die: 'A ogni estremo di un muro c’è una torre. Il *dado torre* ha due facce per ognuno dei colori bianco, grigio e nero, e decide il colore. Conta solo se a un estremo del tuo nuovo muro non c’è ancora una torre.',
    ends: [
      '*Due estremi liberi*: uno riceve una torre del colore tirato, l’altro una torre di qualsiasi colore. Scegli tu.',
      '*Un estremo libero*: riceve una torre del colore tirato.',
      '*Nessun estremo libero*: non si costruiscono torri, e il dado torre non conta.',
    ],
    oneEnd: {
      heading: 'Un solo estremo libero',
      captions: [
        'Ada prosegue da un muro che c’è già. A un estremo c’è una torre, l’altro è libero.',
        'Ha tirato nero: l’estremo libero riceve una torre nera. Non c’era niente da scegliere.',
      ],
    },
    usedUp:
      'Se le torri del colore tirato sono finite, ne prendi una di qualsiasi altro colore. Se in tutto resta una sola torre e i due estremi sono liberi, scegli a quale metterla.',
    lastTower: {
      text: 'Ogni colore è su due facce del dado torre. L’ultima torre va all’estremo che preferisci.',
      reason: 'Le regole originali non dicono né che cosa c’è sui dadi né che fine fa un’ultima torre.',
    },
  },
  houses: {
    heading: 'Le case',
    dice: 'I due *dadi casa* danno una casa a ciascuna delle due pianure accanto al tuo muro. Decidi tu quale va da che parte. Ogni dado ha i cinque colori e un *punto interrogativo*, che vale un colore a tua scelta.',
    rim: 'Sul bordo c’è una sola pianura accanto al muro. Allora scegli *uno dei due dadi*, e solo quello dà una casa.',
    onTheRim: {
      heading: 'Sul bordo',
      captions: [
        'Ada ha costruito sul bordo in alto e ha tirato rosso e giallo. Accanto al muro c’è una sola pianura, quindi sceglie uno dei due.',
        'Ha preso il rosso.',
      ],
    },
    many: 'In una pianura può stare un numero qualsiasi di case.',
    usedUp:
      'Se le case di un colore tirato sono finite, ne prendi una di qualsiasi altro colore. Se hai tirato due volte rosso e resta una sola casa rossa, una pianura riceve quella e l’altra una di un altro colore. Se in tutto resta una sola casa, scegli in quale pianura metterla.',
    lastHouse: {
      text: 'L’ultima casa va nella pianura che preferisci.',
      reason: 'Le regole originali non ne parlano.',
    },
  },
  cities: {
    heading: 'Le città',
    closed:
      'Le pianure unite senza un muro in mezzo formano un’area. Se su *ogni* linea tutt’intorno c’è un muro, l’area diventa una città. Una città può avere una pianura o tante.',
    coast: {
      heading: 'Anche il bordo vuole muri',
      captions: [
        'Il triangolo sulla costa ovest ha due muri. Il terzo lato è la costa. Non è ancora una città: anche sul bordo ci vuole un muro.',
        'Ada costruisce lì…',
        '…e ora è una città.',
      ],
    },
    when: 'Prima si costruiscono le torri e le case del turno, poi la città è completa. Un muro non completa mai due città insieme.',
  },
  palaces: {
    heading: 'I palazzi',
    two: 'In una città *due case dello stesso colore* diventano un palazzo di quel colore; le case tornano nella riserva. Si continua finché non ne restano due uguali. Se i palazzi di quel colore sono finiti, le case restano. Da quel momento case e palazzi appartengono all’intera città, e non importa in quale pianura stiano.',
    palace: {
      heading: 'Due case rosse',
      captions: [
        'Nel triangolo ci sono una casa rossa e una verde. Il lato in alto è aperto.',
        'Ada ha costruito lì e ha tirato rosso e giallo. Vuole la casa rossa all’interno.',
        'La città è completa, con due case rosse all’interno.',
        'Diventano un palazzo rosso, ed è quello che dà punti.',
      ],
    },
  },
  clearing: {
    heading: 'Fare ordine',
    inside:
      'I muri che hanno la stessa città da entrambi i lati tornano nella riserva, e così le torri che nessun muro tocca più. Succede appena si completa una città, e di nuovo quando si uniscono due città.',
    clearing: {
      heading: 'Un muro di troppo',
      captions: [
        'Ada può cingere sei pianure in una volta. Dentro c’è un muro, con una torre nel mezzo.',
        'La città è completa. Il muro all’interno non serve più…',
        '…e nemmeno la torre nel mezzo. Tornano entrambi nella riserva.',
      ],
    },
  },
  joining: {
    heading: 'Unire le città',
    may: 'Se la tua nuova città ha un muro in comune con una completata prima, *puoi* unirle: tutti i muri tra le due tornano nella riserva, e le case dell’una e dell’altra possono ora formare palazzi insieme. Puoi unirla a una sola vicina, o a nessuna. Città che si toccano solo in un vertice non si possono unire.',
    two: {
      heading: 'Unirla alla vicina grande',
      captions: [
        'Ada può cingere le due pianure tra due città. Una, di quattro pianure, sta a sinistra e sotto; l’altra, di una pianura, a destra.',
        'La nuova città ha in comune due muri con la grande e uno con la piccola. Ada può unirla all’una, all’altra o a nessuna.',
        'L’ha unita alla grande: i due muri di mezzo non ci sono più, e nemmeno la torre che stava lì. Ora è una sola città di sei pianure, con nuovi palazzi.',
      ],
    },
    one: {
      heading: 'Unirla alla vicina piccola',
      captions: [
        'Se invece la unisce alla piccola, sparisce solo il muro a destra. La città ha tre pianure.',
      ],
    },
    none: {
      heading: 'Tenerla separata',
      captions: ['Se non la unisce, tutti i muri restano, e la nuova città ha due pianure.'],
    },
  },
  scoring: {
    heading: 'Punteggio',
    everybody:
      'Quando si completa una città, *tutti a turno fanno punti* per quella città: prima chi l’ha completata, poi gli altri in senso orario. Fai una di queste due cose:',
    either: [
      '*Gioca una o due carte* e ottieni i punti che danno per questa città. Possono anche essere due carte uguali.',
      '*Scarta una carta* senza fare punti. In cambio ne peschi due.',
    ],
    throwing: {
      heading: 'Scartare una carta',
      captions: [
        'Ada ha completato una città, ma la sua carta migliore le darebbe un solo punto.',
        'Preferisce scartare una carta. Non fa punti, ma alla fine pescherà due carte.',
      ],
    },
    asItIs:
      'Le carte contano ciò che c’è ora sul tabellone e non lo cambiano. Per due città unite si fanno punti una volta sola, come per una città.',
  },
  cards: {
    heading: 'Le carte gilda',
    sixty:
      'Ci sono 30 carte diverse, due per tipo. Alcune premiano la città completata, le altre ciò che sta *fuori da tutte le città*.',
    city: {
      head: ['Per la città', 'Punti'],
      rows: [
        ['Ha esattamente una pianura', '6'],
        ['Ha esattamente due pianure', '7'],
        ['Ha esattamente tre pianure', '8'],
        ['Ha sette o più pianure', '9'],
        ['Le sue case e i suoi palazzi sono di due o tre colori; di quattro o cinque', '4; 7'],
        ['Torri bianche, grigie o nere (tre carte)', '2 ciascuna'],
        ['Torri di qualsiasi colore', '1 ciascuna'],
        ['Palazzi di qualsiasi colore', '1 ciascuno'],
        [
          'Rosso, verde, blu, giallo o rosa (cinque carte): palazzi e case di quel colore',
          '3 per palazzo, 1 per casa',
        ],
      ],
    },
    outside: {
      head: ['Per la terra', 'Punti'],
      rows: [
        ['Case rosse, verdi, blu, gialle o rosa fuori (cinque carte)', '1 ciascuna'],
        ['Case fuori a ovest, al centro o a est (tre carte)', '1 ciascuna'],
        ['Torri di qualsiasi colore fuori', '1 ciascuna'],
        ['Torri bianche, grigie o nere fuori (tre carte)', '2 ciascuna'],
        ['Torri sulla costa, fuori', '2 ciascuna'],
        ['Muri fuori', '1 ciascuno'],
        ['Città complete sul tabellone', '1 ciascuna'],
      ],
    },
    belongs: [
      'Una *torre* appartiene a una città se tocca un muro della sua cinta; può appartenere a più città. È fuori se non appartiene a nessuna.',
      'Un *muro* è fuori se non fa parte della cinta di una città.',
      'Una *casa* è fuori se la sua pianura non è in nessuna città.',
    ],
    counting: {
      heading: 'Una grande città',
      captions: [
        'Ada ha completato una città di sette pianure con sette torri intorno, e non l’ha unita a un’altra. Tutti fanno punti, Ada per prima.',
        'Ada: sette o più pianure, 9 punti. E cinque torri fuori sulla costa, tutte a ovest: 10 punti.',
        'Bruno gioca una sola carta: sei muri fuori, 6 punti.',
        'Carla: quattro città sul tabellone, 4 punti. E sei case rosa fuori, 6 punti.',
        'Dario: sette torri intorno alla città, 7 punti. E sei case a ovest, 6 punti.',
      ],
    },
    copies: {
      text: 'Ci sono due copie di ogni carta; le dimensioni sono quattro carte diverse, e la più grande vale da sette pianure in su.',
      reason:
        'Il numero originale di copie non si conosce. Le regole originali dicono «più di 7», ma nel loro esempio premiano già sette pianure.',
    },
  },
  'new-cards': {
    heading: 'Pescare carte',
    draw: 'Quando tutti hanno giocato o scartato, si pesca nello stesso ordine: *una carta* se ne hai giocate una o due, *due carte* se ne hai scartata una. Chi gioca due carte resta quindi con una in meno.',
    deck: 'Appena si pesca l’ultima carta del mazzo, le carte giocate e scartate si mescolano e formano il mazzo nuovo. (Se in quel momento non ce ne sono, succede quando tocca pescare la prossima. Se non c’è nessuna carta, non se ne pescano.)',
    emptyHand: {
      text: 'Chi non ha carte salta quel punteggio e torna a pescare appena c’è una carta.',
      reason: 'Le regole originali non prevedono questo caso, che non capita quasi mai.',
    },
  },
  exchange: {
    heading: 'Il cambio per chi è ultimo',
    behind:
      'Dopo aver pescato, chi ha *meno punti* può cambiare carte: ne scarta quante vuole, poi ne pesca altrettante. Se sono in più a pari punti, possono farlo tutti, in senso orario a partire da chi è di turno.',
    exchanging: {
      heading: 'All’ultimo posto',
      captions: [
        'Per la città Ada ha avuto un punto e Bruno nove. Entrambi hanno pescato una carta. Ada ha meno punti di tutti e può cambiare carte.',
        'Scarta due carte che non le servono…',
        '…e ne pesca due nuove. Ora tocca a Bruno.',
      ],
    },
  },
  end: {
    heading: 'Fine della partita',
    when: 'La partita finisce con il turno in cui si costruisce *l’ultimo muro, l’ultima torre, l’ultima casa o l’ultimo palazzo* della riserva, di qualsiasi colore. Finisce anche quando chi inizia il turno non ha più una linea su cui costruire.',
    exactly: {
      text: 'Finisce anche se nello stesso turno tornano pezzi nella riserva. Se non c’è più una linea libera, il punteggio finale segue subito, a partire da chi avrebbe dovuto costruire.',
      reason: 'Le regole originali dicono solo che la partita finisce appena si costruisce un ultimo pezzo.',
    },
    last: [
      '*Se questo turno ha completato una città*, tutti fanno punti per quella come al solito, ma nessuno può scartare e non si pesca.',
      '*Altrimenti*, a partire da chi è di turno, ognuno sceglie *una città qualsiasi sul tabellone* e gioca una o due carte per quella. Vanno bene anche carte che con la città non c’entrano. Se non c’è nessuna città, le carte per la città non danno punti.',
      'Nessuno cambia più carte.',
    ],
    lastScoring: {
      heading: 'L’ultima torre',
      captions: [
        'Tocca a Bruno. Nella riserva restano due torri.',
        'Ha costruito in basso, e le torri sono finite. Nessuna città è stata completata: ognuno ne sceglie una.',
        'Comincia Bruno: 23 torri fuori e sette case fuori al centro, 30 punti.',
        'Ada può scegliere l’una o l’altra città. Le sue due carte migliori contano ciò che sta fuori, quindi l’una vale l’altra.',
        'Dieci torri nere fuori e dodici muri: 32 punti. Ada vince 58 a 49.',
      ],
    },
    noNewCards: {
      text: 'Nel punteggio finale nessuno scarta, pesca o cambia carte.',
      reason: 'Carte nuove non servirebbero più a nulla; le regole originali non ne parlano.',
    },
  },
  winner: {
    heading: 'Chi vince',
    winner:
      'Vince chi ha *più punti*. A pari punti, chi ha più carte rimaste in mano. Se anche quelle sono pari, si vince a pari merito.',
  },
  knowledge: {
    heading: 'Che cosa si vede',
    open: 'Tutti vedono la terra, la riserva, i punti, quante carte ci sono in ogni mano e nel mazzo, e tutte le carte giocate o scartate.',
    hidden:
      'Le tue carte le conosci solo tu. Nessuno sa quali delle altre siano nel mazzo e quali in mano agli altri.',
    thrown: {
      text: 'Gli scarti sono scoperti, anche nel cambio.',
      reason:
        'Le regole originali non lo dicono; le carte scoperte non richiedono fiducia, e quelle giocate lo sono comunque.',
    },
  },
  tips: {
    heading: 'Consigli per iniziare',
    tips: [
      'Costruisci ciò che premiano le tue carte. Muri, torri e case non sono di nessuno.',
      'Chiudi una città quando rende di più alle tue carte: fai punti per primo, ma li fanno tutti.',
      'Se una città ti dà quasi niente, scarta una carta debole e pescane due.',
      'Le carte per ciò che sta fuori crescono durante la partita. Tienine due buone per il punteggio finale.',
    ],
  },
  options: {
    heading: 'Opzioni',
    options: [
      '*Tirare i dadi troppo presto*: non ammesso, o ammesso. Se è ammesso, una volta nel tuo turno puoi tirare prima di aver costruito il muro. Ti costa un punto (non scendi mai sotto 1), il tiro non vale, e poi costruisci e tiri come al solito. Nell’originale è la penalità per chi ha fretta.',
    ],
    early: {
      text: 'Di norma non è permesso, e mai più di una volta per turno.',
      reason: 'Le regole originali indicano solo la penalità.',
    },
  },
  credits: {
    heading: 'Crediti',
    credits:
      'Mauer Bauer, noto anche come Masons, è un gioco di Leo Colovini, pubblicato da Hans im Glück nel 2006 e oggi difficile da trovare. I testi e le immagini di questa pagina sono nostri.',
  },
};
