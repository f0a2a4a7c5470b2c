import type { Rules } from '../../en/mauer-bauer/rules.ts';

export const rules: Rules = {
  aim: {
    heading: 'Di che cosa si tratta',
    aim: 'Insieme cingete di mura le città di una stessa terra. Ogni volta che una città si chiude, *tutti* giocano carte gilda per quella città, e ogni carta premia qualcosa di diverso: case rosse, torri nere, tante pianure, mura sparse per la campagna. Alla fine vince chi ha più punti.',
    match: [
      'Tocca ad Ada. Due lati di un triangolo hanno già un muro; un muro sul terzo lo chiuderebbe.',
      'L’ha costruito, e il triangolo è una città. Le due case rosse al suo interno sono diventate un palazzo rosso.',
      'Ora tutti giocano carte. Ada ottiene 3 punti per il palazzo rosso e 6 per una città di una pianura.',
    ],
    nobodys:
      'Niente di ciò che sta sul tabellone appartiene a qualcuno: né le mura, né le torri, né le case. Tue sono solo le carte che hai in mano: costruisci ciò che premiano *le tue carte*.',
  },
  land: {
    heading: 'La terra',
    plains:
      'La terra è fatta di 45 triangoli, le *pianure*. Sui lati dei triangoli, le *linee*, si posano le mura; sui loro *vertici* stanno le torri; nelle pianure stanno le case.',
    land: [
      'La terra ancora vuota. A sinistra e a destra c’è il mare. Linee tratteggiate dividono le tre regioni, ognuna con i suoi scudi: onde a ovest, un albero al centro, un sole che sorge a est.',
    ],
    regions:
      'Le *regioni* sono tre, di 15 pianure ciascuna: ovest, centro ed est. I vertici lungo il bordo sinistro e quello destro stanno sulla *costa*, dodici in tutto; i bordi in alto e in basso non sono costa. Una linea sul bordo ha una pianura da un lato solo, ogni altra ne ha una per lato.',
    names:
      'Nel diario i luoghi hanno un nome. I vertici stanno su sei file, da a (in alto) a f, e si contano da sinistra in mezzi lati di triangolo: a, c ed e hanno i vertici 1, 3, 5, 7 e 9; b, d e f hanno 0, 2, 4, 6, 8 e 10. Una linea si chiama con i suoi due estremi, per esempio «da a1 a b0». Le pianure stanno su cinque file, da A a E, e sono numerate da 1 a 9 da sinistra. Una città si chiama con la sua prima pianura.',
    lostBoard: {
      text: 'Questa terra l’abbiamo disegnata noi.',
      reason:
        'Le immagini del tabellone originale sono andate perdute; forma, costa e numero di pianure, vertici e linee concordano con tutto ciò che se ne sa.',
    },
  },
  pieces: {
    heading: 'I pezzi',
    pieces: {
      head: ['Pezzo', 'Quanti'],
      rows: [
        ['Mura', '33'],
        ['Torri: bianche, grigie e nere', '10 per colore'],
        ['Case: rosse, verdi, blu, gialle e rosa', '12 per colore'],
        ['Palazzi degli stessi cinque colori', '3 per colore'],
        ['Carte gilda', '60'],
        ['Dadi: uno per le torri, due per le case', '3'],
      ],
    },
    supply:
      'Ciò che non è sul tabellone sta nella *riserva*. I pezzi tolti dal tabellone vi tornano e si possono riusare. Accanto alla terra vedi quanti ne restano di ogni tipo.',
  },
  'set-up': {
    heading: 'Preparazione',
    deal: 'La terra è vuota. Ognuno riceve *sei carte gilda*, che nessun altro vede; le altre formano il mazzo. Tutti partono da 1 punto.',
    setUp: [
      'Il primo turno di Ada. Ha davanti le sue sei carte; il numero su ciascuna dice quanto darebbe adesso.',
    ],
  },
  turn: {
    heading: 'Un turno',
    order: 'Un turno si svolge sempre in quest’ordine:',
    steps: [
      'Posa un *muro* su una linea libera.',
      'Tira i *dadi*: metti le torri, poi le case.',
      'Se il tuo muro ha completato una *città*, puoi unirla a una vicina. Poi tutti ne segnano i punti e pescano carte, e chi è in coda può cambiarne.',
      'Il turno passa al prossimo in senso orario.',
    ],
    whole: {
      heading: 'Un turno intero',
      captions: [
        'Ada può costruire dovunque. Sceglie una linea nel mezzo.',
        'Il muro c’è. Ora si tirano i dadi.',
        'Una torre nera, rosso e un punto interrogativo. I due estremi del muro sono liberi: una torre dev’essere nera, l’altra di un colore a scelta.',
        'Ha messo quella nera a destra e una grigia a sinistra. Ora le case: una rossa e una di un colore a scelta.',
        'Ha messo la casa rossa sotto il muro e una verde sopra. Nessuna città si è chiusa: tocca a Bruno.',
      ],
    },
  },
  wall: {
    heading: 'Il muro',
    anywhere:
      '*Devi* posare un muro, su una qualsiasi linea libera. Non occorre che ne tocchi un altro. Solo dentro una città completata nessuno può più costruire.',
    where: ['Bruno può costruire su ogni linea evidenziata. Quelle dentro la città non lo sono.'],
  },
  towers: {
    heading: 'Le torri',
    die: 'A ogni estremo di un muro c’è una torre. Il *dado torre* ha due facce per ognuno dei colori bianco, grigio e nero, e dice quale viene ora. Conta solo se a un estremo del tuo nuovo muro non c’è ancora una torre.',
    ends: [
      '*Due estremi liberi*: uno riceve una torre del colore tirato, l’altro una torre di qualsiasi colore. Scegli tu.',
      '*Un estremo libero*: riceve una torre del colore tirato.',
      '*Nessun estremo libero*: non si mettono torri, e il dado torre non conta.',
    ],
    oneEnd: {
      heading: 'Un solo estremo libero',
      captions: [
        'Ada prosegue da un muro che c’è già. A un estremo c’è una torre, l’altro è libero.',
        'Ha tirato nero: l’estremo libero riceve una torre nera. Non c’era nulla da scegliere.',
      ],
    },
    usedUp:
      'Se le torri del colore tirato sono finite, ne prendi una di qualsiasi altro colore. Se in tutto resta una sola torre e i due estremi sono liberi, scegli a quale metterla.',
  },
  houses: {
    heading: 'Le case',
    dice: 'I due *dadi casa* danno una casa a ciascuna delle due pianure accanto al tuo muro. Quale da che parte, lo decidi tu. Ogni dado ha i cinque colori e un *punto interrogativo*, che vale un colore a tua scelta.',
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
  },
  cities: {
    heading: 'Le città',
    closed:
      'Le pianure unite senza un muro in mezzo formano un’area. Se su *ogni* linea tutt’intorno c’è un muro, l’area è chiusa e diventa una città. Una città può avere una pianura o tante.',
    coast: {
      heading: 'Il bordo non chiude',
      captions: [
        'Il triangolo sulla costa ovest ha due mura, e il terzo lato è la costa. Non è ancora chiuso: anche sul bordo ci vuole un muro.',
        'Ada costruisce lì …',
        '… e ora è una città.',
      ],
    },
    when: 'Prima si mettono le torri e le case del turno, poi la città è fatta. Un muro non chiude mai due città insieme.',
  },
  palaces: {
    heading: 'I palazzi',
    two: 'In una città *due case dello stesso colore* diventano un palazzo di quel colore; le case tornano nella riserva. Si continua finché non ne restano due uguali. Se i palazzi di quel colore sono finiti, le case restano. Da quel momento case e palazzi appartengono all’intera città, e non importa in quale pianura stiano.',
    palace: {
      heading: 'Due case rosse',
      captions: [
        'Nel triangolo ci sono una casa rossa e una verde. Il lato in alto è aperto.',
        'Ada ha costruito lì e ha tirato rosso e giallo. Vuole la casa rossa all’interno.',
        'La città è chiusa, e dentro ci sono due case rosse.',
        'Diventano un palazzo rosso, ed è quello che si conta.',
      ],
    },
  },
  clearing: {
    heading: 'Fare ordine',
    inside:
      'Le mura che hanno la stessa città da entrambi i lati tornano nella riserva, e così le torri che nessun muro tocca più. Succede appena una città si chiude, e di nuovo quando due città si uniscono.',
    clearing: {
      heading: 'Un muro di troppo',
      captions: [
        'Ada può chiudere sei pianure in una volta. Dentro c’è un muro, con una torre nel mezzo.',
        'La città è chiusa. Il muro all’interno non serve più …',
        '… e nemmeno la torre nel mezzo. Sono tornati entrambi nella riserva.',
      ],
    },
  },
  joining: {
    heading: 'Unire le città',
    may: 'Se la tua nuova città ha un muro in comune con una completata prima, *puoi* unirle: tutte le mura tra le due tornano nella riserva, e le case dell’una e dell’altra possono diventare insieme palazzi. Puoi unirla a una sola vicina, o a nessuna. Città che si toccano solo in un vertice non si possono unire.',
    two: {
      heading: 'Unirla alla vicina grande',
      captions: [
        'Ada può chiudere le due pianure tra due città. Una, di quattro pianure, sta a sinistra e sotto; l’altra, di una pianura, a destra.',
        'La nuova città ha in comune due mura con la grande e un muro con la piccola. Ada può unirla all’una o all’altra, o lasciarla da sola.',
        'L’ha unita alla grande: le due mura di mezzo non ci sono più, e nemmeno la torre che stava lì. Ora è una sola città di sei pianure, con nuovi palazzi.',
      ],
    },
    one: {
      heading: 'Unirla alla vicina piccola',
      captions: [
        'Se invece la unisce alla piccola, sparisce solo il muro a destra. La città ha tre pianure.',
      ],
    },
    none: {
      heading: 'Lasciarla da sola',
      captions: ['Se non la unisce, tutte le mura restano, e la nuova città ha due pianure.'],
    },
  },
  scoring: {
    heading: 'Il punteggio',
    everybody:
      'Quando una città è completata, *tutti a turno* segnano punti per quella città: prima chi l’ha completata, poi gli altri in senso orario. Fai una di queste due cose:',
    either: [
      '*Gioca una o due carte* e segna i punti che danno per questa città. Possono anche essere due carte uguali.',
      '*Scarta una carta* e non segnare nulla. In cambio ne peschi due.',
    ],
    throwing: {
      heading: 'Scartare una carta',
      captions: [
        'Ada ha completato una città, ma la sua carta migliore le dà un punto solo.',
        'Preferisce scartare una carta. Non segna nulla, e alla fine ne pescherà due.',
      ],
    },
    asItIs:
      'Le carte contano ciò che c’è ora sul tabellone, e non lo cambiano. Due città unite si contano come l’unica città che sono.',
  },
  cards: {
    heading: 'Le carte gilda',
    sixty:
      'Ci sono 30 carte diverse, due per tipo. Alcune premiano la città per cui si gioca, le altre ciò che sta *fuori da tutte le città*.',
    city: {
      head: ['Per la città', 'Punti'],
      rows: [
        ['Ha una sola pianura', '6'],
        ['Ha due pianure esatte', '7'],
        ['Ha tre pianure esatte', '8'],
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
        ['Mura fuori', '1 ciascuna'],
        ['Città complete sul tabellone', '1 ciascuna'],
      ],
    },
    belongs: [
      'Una *torre* appartiene a una città se tocca un muro della sua cinta; può appartenere a più città. È fuori se non appartiene a nessuna.',
      'Un *muro* è fuori se non cinge nessuna città.',
      'Una *casa* è fuori se la sua pianura non è in nessuna città.',
    ],
    counting: {
      heading: 'Una grande città',
      captions: [
        'Ada ha completato una città di sette pianure con sette torri intorno, e non l’ha unita a un’altra. Tutti segnano punti, Ada per prima.',
        'Ada: sette o più pianure, 9 punti. E sulla costa, fuori, ci sono cinque torri, tutte a ovest: 10 punti.',
        'Bruno gioca una carta sola: fuori ci sono sei mura, 6 punti.',
        'Carla: sul tabellone ci sono quattro città, 4 punti. E fuori ci sono sei case rosa, 6 punti.',
        'Dario: sette torri della città, 7 punti. E sei case a ovest, 6 punti.',
      ],
    },
    copies: {
      text: 'Di ogni carta ce ne sono due; le dimensioni sono quattro carte diverse, e la più grande paga da sette pianure in su.',
      reason:
        'Nessuna fonte dice quante siano di ciascuna, e la fonte che parla di «più di 7» nel suo esempio paga già per sette.',
    },
  },
  'new-cards': {
    heading: 'Carte nuove',
    draw: 'Quando tutti hanno giocato, si pesca nello stesso ordine: *una carta* se ne hai giocate una o due, *due carte* se ne hai scartata una. Giocare due carte ti costa dunque una carta della mano.',
    deck: 'Appena si pesca l’ultima carta del mazzo, le carte giocate e scartate si mischiano e formano quello nuovo. (Se in quel momento non ce ne sono, succede quando tocca pescare la prossima. Se non c’è nessuna carta, non se ne pescano.)',
  },
  exchange: {
    heading: 'Il cambio per chi è in coda',
    behind:
      'Dopo aver pescato, chi ha *meno punti* può cambiare carte: ne scarta quante vuole, poi ne pesca altrettante. Se più d’uno è ultimo a pari punti, possono farlo tutti, uno dopo l’altro, da chi è di turno in senso orario.',
    exchanging: {
      heading: 'Dall’ultimo posto',
      captions: [
        'Per la città Ada ha avuto un punto e Bruno nove. Entrambi hanno pescato una carta. Ada ha meno punti e può cambiare carte.',
        'Scarta due carte di cui non sa che fare …',
        '… e ne pesca due nuove. Ora tocca a Bruno.',
      ],
    },
  },
  end: {
    heading: 'La fine della partita',
    when: 'La partita finisce con il turno in cui si posa *l’ultimo muro, l’ultima torre, l’ultima casa o l’ultimo palazzo* della riserva, di qualsiasi colore. Finisce anche quando chi comincia il turno non trova una linea su cui costruire.',
    exactly: {
      text: 'Finisce anche se nello stesso turno tornano pezzi nella riserva. Se non c’è più una linea libera, l’ultimo punteggio segue subito, a partire da chi avrebbe dovuto costruire.',
      reason:
        'Le fonti dicono solo che si finisce appena si posa un ultimo pezzo; non parlano di pezzi che tornano né di un tabellone pieno.',
    },
    last: [
      '*Se questo turno ha completato una città*, tutti segnano punti per quella come al solito, ma nessuno può scartare e non si pesca.',
      '*Se no*, tutti a turno, da chi è di turno, scelgono *una città qualsiasi sul tabellone* e giocano una o due carte per quella. Vanno bene anche carte che con la città non c’entrano. Se non c’è nessuna città, le carte per la città non danno nulla.',
      'Nessuno cambia più carte.',
    ],
    lastScoring: {
      heading: 'L’ultima torre',
      captions: [
        'Tocca a Bruno. Nella riserva restano due torri.',
        'Ha costruito in basso, e le due torri sono finite sul tabellone. Nessuna città si è chiusa: ognuno ne sceglie una.',
        'Comincia Bruno: 23 torri fuori e sette case fuori al centro, 30 punti.',
        'Ada può scegliere l’una o l’altra città. Le sue due carte migliori contano ciò che sta fuori, quindi è lo stesso.',
        'Dieci torri nere fuori e dodici mura: 32 punti. Ada vince 58 a 49.',
      ],
    },
  },
  winner: {
    heading: 'Chi vince',
    winner:
      'Vince chi ha *più punti*. A pari punti, chi ha più carte rimaste in mano. Se sono pari anche quelle, si vince insieme.',
  },
  knowledge: {
    heading: 'Chi sa che cosa',
    open: 'Tutti vedono la terra, la riserva, i punti, quante carte hanno ogni mano e il mazzo, e tutte le carte giocate o scartate.',
    hidden:
      'Le tue carte le conosci solo tu. Nessuno sa quali delle altre siano nel mazzo e quali in mano agli altri.',
    thrown: {
      text: 'Le carte scartate le vedono tutti, anche nel cambio.',
      reason:
        'Le fonti non dicono se stiano scoperte; le carte scoperte non chiedono fiducia, e quelle giocate lo sono comunque.',
    },
  },
  options: {
    heading: 'Opzioni',
    options: [
      '*Tirare i dadi troppo presto*: non ammesso, o ammesso. Se è ammesso, una volta nel tuo turno puoi tirare prima di aver posato il muro. Ti costa un punto (non scendi mai sotto 1), il tiro non vale, e poi posi il muro e tiri come al solito. Nell’originale è la penalità per chi ha fretta.',
    ],
  },
  credits: {
    heading: 'Di chi è',
    credits:
      'Mauer Bauer, noto anche come Masons, è un gioco di Leo Colovini, pubblicato da Hans im Glück nel 2006 e fuori commercio. Questi testi e queste immagini sono nostri.',
  },
};
