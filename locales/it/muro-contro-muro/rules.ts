import type { Rules } from '../../en/muro-contro-muro/rules.ts';

/** Le regole di Muro contro muro. */
export const rules: Rules = {
  glance: {
    heading: 'In breve',
    quick: [
      '*Lancia il dado*, poi fai una mossa.',
      '*Un colore*: metti un mattoncino che lo abbia.',
      '*Non il tuo colore*: metti un mattoncino senza il tuo colore.',
      '*Sposta*: prendi un mattoncino libero e mettilo altrove, oppure giralo.',
      '*Scelta libera*: una di queste cose.',
      '*Dove*: a un’estremità della base (al massimo dieci mattoncini), o a cavallo di due mattoncini.',
      '*Il mucchio è vuoto*: la partita finisce.',
      '*Il tuo colore sul tuo lato* vale: diagonale più lunga 10, riga più lunga 8, connessione più grande 6. A parità si divide.',
    ],
  },
  bricks: {
    heading: 'I mattoncini',
    kinds:
      'I colori sono tre: verde, fucsia e azzurro. Un mattoncino ha *due facce colorate*. Ne esistono sei tipi: tutto verde, tutto fucsia, tutto azzurro, verde e fucsia, verde e azzurro, fucsia e azzurro. Il mucchio, scoperto, ne ha lo stesso numero per ogni tipo, di solito sei.',
    sides:
      'Un mattoncino si può mettere *in tutti e due i versi*: una faccia verso di te, l’altra verso l’avversario. La tua sinistra è la sua destra. Tocca *Altro lato* per vedere il muro da dietro.',
    twoSides: [
      'Un mattoncino che mostra il verde ad Ada e il fucsia a Bruno: buono per entrambi.',
      'Bruno gli ha messo accanto un mattoncino tutto fucsia. Ada vede il fucsia, che per lei non vale niente.',
    ],
    howMany: {
      text: 'I mattoncini sono sei per tipo, se non scegli un altro numero.',
      reason: 'Il numero originale non si conosce. Nel muro ci stanno da quattro a nove mattoncini per tipo.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    aim: 'Per 2 giocatori, circa 15 minuti. Costruite *un solo muro di mattoncini*, e ognuno ne vede un lato. Ogni mattoncino mostra un colore per lato. Tu vuoi *il tuo colore sul tuo lato*: danno punti la diagonale più lunga, la riga più lunga e la connessione più grande.',
    wall: [
      'Un muro a metà partita, visto dal lato di Ada, che ha il verde. Bruno, che ha il fucsia, lo vede da dietro.',
    ],
  },
  wall: {
    heading: 'Il muro',
    base: 'Il primo mattoncino dà inizio alla *base*, la fila più in basso. Ogni altro mattoncino della base va accanto a una delle sue estremità, così la base non ha mai buchi. È larga al massimo *dieci mattoncini*.',
    upper:
      'Sopra la base un mattoncino poggia *metà su uno e metà su quello accanto*, come in un muro vero: devono esserci tutti e due. Nelle file superiori i buchi sono permessi.',
    growing: {
      heading: 'I primi mattoncini',
      captions: [
        'Ada mette il primo mattoncino: c’è un solo posto.',
        'Bruno può metterne uno a sinistra o a destra.',
        'Ha scelto la destra. Ora ce ne sono due affiancati, e un terzo può poggiare su entrambi.',
        'Ada lo mette lì.',
        'Bruno ha allungato la base. Ora un altro mattoncino può stare accanto a quello di Ada.',
      ],
    },
    tenWide: ['Questa base è larga dieci. Da qui il muro cresce solo verso l’alto.'],
    free: 'Un mattoncino è *libero* se sopra non poggia niente. Dal muro si possono prendere solo mattoncini liberi.',
    freeBricks: [
      'Sono liberi il mattoncino in alto e l’estremità destra della base. I due sotto quello in alto non lo sono.',
    ],
  },
  'set-up': {
    heading: 'Preparazione',
    colour:
      'Un giocatore sceglie un colore, poi l’altro sceglie tra i due rimasti. Il terzo colore non è di nessuno.',
    first:
      'Poi si lancia il dado a turno, finché a qualcuno esce il *proprio colore*: quel giocatore inizia.',
    rollAgain: {
      text: 'Chi inizia lancia di nuovo il dado per il suo turno.',
      reason:
        'Le regole originali non dicono se il lancio decisivo vale per il turno; uno nuovo è equo per tutti e due.',
    },
    beginning: {
      heading: 'Chi inizia',
      captions: [
        'Ada può scegliere uno qualsiasi dei tre colori.',
        'Ha preso il verde.',
        'Bruno ha preso il fucsia. L’azzurro non è di nessuno.',
        'Ad Ada esce l’azzurro: non è il suo colore.',
        'A Bruno esce il fucsia, il suo colore. Inizia lui.',
      ],
    },
  },
  turn: {
    heading: 'Il tuo turno',
    roll: 'Si lancia il dado, che dice che cosa fare: *mettere un mattoncino* del mucchio o *spostare un mattoncino* del muro. Fai esattamente una mossa.',
    faces: {
      head: ['Il dado mostra', 'Tu'],
      rows: [
        ['Verde, fucsia o azzurro', 'metti un mattoncino con almeno una faccia di quel colore'],
        ['Non il tuo colore', 'metti un mattoncino senza facce del tuo colore'],
        ['Sposta', 'prendi dal muro un mattoncino libero e mettilo altrove, oppure giralo'],
        ['Scelta libera', 'fai quello che permette una qualsiasi delle altre facce'],
      ],
    },
    next: 'Poi tocca all’altro giocatore.',
  },
  lay: {
    heading: 'Mettere un mattoncino',
    lay: 'Scegli un mattoncino che il dado permette, giralo come vuoi e mettilo in un posto qualsiasi dove possa stare.',
    laying: {
      heading: 'Azzurro',
      captions: [
        'Il dado mostra l’azzurro: ad Ada serve un mattoncino con una faccia azzurra. I posti dove può metterlo si illuminano.',
        'Verde e azzurro va bene, e Ada può girare il verde verso di sé.',
        'I suoi due verdi salgono in diagonale: una diagonale di due. Bruno vede solo azzurro.',
      ],
    },
    neutral: {
      heading: 'Non il tuo colore',
      captions: [
        'Il dado non permette ad Ada di usare il verde. Sull’altro lato Bruno ha due fucsia affiancati, all’estremità destra.',
        'Allora lei mette lì un mattoncino tutto azzurro…',
        '…e la riga di Bruno da quella parte non cresce più.',
      ],
    },
  },
  move: {
    heading: 'Spostare un mattoncino',
    move: 'Prendi un mattoncino *libero* e mettilo in un altro posto, girandolo o no; oppure lascialo dov’è e *giralo* soltanto. Il nuovo posto deve essere valido per il muro senza quel mattoncino.',
    turning: {
      heading: 'Girato ai danni di Bruno',
      captions: [
        'Il dado mostra *sposta*. Il mattoncino in alto mostra a Bruno il fucsia e gli dà una diagonale di due.',
        'Ada può girarlo sul posto.',
        'Ora lì Bruno vede l’azzurro, e la sua diagonale non c’è più.',
      ],
    },
    realMove: {
      text: 'Mentre lo sposti, puoi anche girare il mattoncino. Qualcosa però deve cambiare: girare sul posto un mattoncino di un solo colore, o rimetterlo com’era, non è una mossa. Un’opzione permette la prima cosa, per passare il turno.',
      reason:
        'Le regole originali parlano di spostare o girare, e non dicono se si possono fare entrambe le cose.',
    },
    base: 'Dalla base un mattoncino si può togliere solo *a un’estremità*. Uno libero nel mezzo si può soltanto girare, e così l’unico mattoncino di un muro appena iniziato.',
    noGap: {
      text: 'Dal mezzo della base non si toglie nessun mattoncino.',
      reason: 'Lascerebbe un buco, e la base non ne ha mai.',
    },
    leftEnd: {
      heading: 'L’estremità di una base piena',
      captions: [
        'La base è larga dieci e il dado mostra *sposta*. Sull’estremità sinistra non poggia niente.',
        'Può andare in una fila superiore…',
        '…oppure all’estremità destra.',
        'Eccola lì. La base è ancora larga dieci, ma si è spostata di un posto verso destra.',
      ],
    },
    single: {
      heading: 'Un mattoncino, due colori',
      captions: [
        'Il muro è di un solo mattoncino, visto dal lato di Bruno, a cui è uscito *sposta*. Può soltanto girarlo.',
        'Ora lui vede il fucsia, il suo colore, e Ada il verde.',
      ],
    },
    singlePlain: {
      heading: 'Un mattoncino, un colore',
      captions: [
        'Il muro è di un solo mattoncino tutto verde.',
        'A Bruno esce *sposta*. Girarlo non cambierebbe niente, quindi passa il turno.',
      ],
    },
  },
  pass: {
    heading: 'Passare il turno',
    pass: 'Se il dado non permette nessuna mossa, *passi il turno* e lancia l’altro. Altrimenti devi fare una mossa. Si passa solo se nel mucchio non c’è più un mattoncino adatto, o se nel muro non c’è niente da spostare.',
    noBrick: {
      heading: 'Il fucsia è finito',
      captions: [
        'Tutti i mattoncini con una faccia fucsia sono già nel muro.',
        'Il dado mostra il fucsia: il turno passa subito.',
      ],
    },
    noWall: {
      heading: 'Il muro non c’è ancora',
      captions: [
        'Nessun mattoncino è ancora nel muro.',
        'Ad Ada esce *sposta*. Non c’è niente da spostare, quindi passa il turno.',
      ],
    },
  },
  scoring: {
    heading: 'Fine della partita e punti',
    end: 'La partita finisce appena *il mucchio è vuoto*.',
    count:
      'Da ogni lato conta solo il colore di chi siede lì. I premi sono tre; chi ha il numero più grande prende tutti i punti. *A parità* i punti si dividono a metà.',
    awards: {
      head: ['Premio', 'Che cosa si conta', 'Punti'],
      rows: [
        ['Diagonale più lunga', 'mattoncini in linea retta obliqua, ognuno poggiato su quello prima', '10'],
        ['Riga più lunga', 'mattoncini affiancati in una fila, senza buchi', '8'],
        ['Connessione più grande', 'mattoncini che si toccano, di lato o in diagonale', '6'],
      ],
    },
    lines: [
      'Ada ha una diagonale di tre, che sale verso destra dal secondo mattoncino della base, una riga di tre nella base e una connessione di cinque.',
    ],
    alone:
      'Un mattoncino da solo conta uno in ogni premio. Nessuno conta zero, e anche zero a zero è parità.',
    shapes: {
      text: 'Una diagonale pende sempre dalla stessa parte, e una connessione passa di lato e in diagonale, attraverso al massimo sei vicini.',
      reason: 'Le regole originali mostrano le tre forme solo in figure, oggi perdute.',
    },
    neighbours: {
      heading: 'Sei vicini',
      captions: [
        'In mezzo al muro un mattoncino ne tocca fino a sei: uno per parte, due sopra e due sotto.',
        'Con l’ultimo, tutti e sei sono verdi: una connessione di sette.',
      ],
    },
    shared: {
      heading: 'Connessioni pari',
      captions: [
        'Resta un mattoncino. Le due connessioni più grandi sono di otto, le due diagonali più lunghe di tre.',
        'L’ultimo mattoncino non cambia niente. La diagonale si divide, cinque punti a testa, e così la connessione, tre a testa. La riga è di Ada: otto punti.',
      ],
    },
    winner: 'Vince chi ha più punti.',
    sharedWin: {
      text: 'Dodici a dodici è una vittoria a pari merito.',
      reason: 'Le regole originali non prevedono spareggi.',
    },
  },
  knowledge: {
    heading: 'Che cosa si vede',
    open: 'Tutto è scoperto: il muro da entrambi i lati, il mucchio e il dado.',
  },
  tips: {
    heading: 'Consigli per iniziare',
    tips: [
      'La diagonale vale più di tutto. Iniziane una presto e tieniti libero il posto sopra.',
      'Gira un mattoncino a due colori in modo che serva a te e mostri all’avversario un colore che non gli vale niente.',
      'Con «Non il tuo colore», fai da ostacolo: metti il mattoncino dove la linea dell’avversario andrebbe avanti.',
      'Un mattoncino può allungare insieme una riga, una diagonale e una connessione. Cerca quei posti.',
    ],
  },
  options: {
    heading: 'Opzioni',
    options: [
      '*Mattoncini di ogni tipo*: da quattro (24 mattoncini, partita veloce) a nove (54 mattoncini, partita lunga).',
      '*Girare un mattoncino di un solo colore*: vietato, oppure permesso come mossa, restando dov’è. Così si passa il turno.',
    ],
  },
  credits: {
    heading: 'Crediti',
    credits:
      'Muro contro muro, noto anche come Wall to Wall, è stato pubblicato da Milaniwood nel 2015 ed è oggi difficile da trovare. I testi e le immagini di questa pagina sono nostri.',
  },
};
