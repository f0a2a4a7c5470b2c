import type { Rules } from '../../en/die-mauer/rules.ts';

/** Le regole di Die Mauer. */
export const rules: Rules = {
  aim: {
    heading: 'Di che si tratta',
    aim: 'Tutti costruiscono *un solo muro*, e ognuno vuole liberarsi per primo dei propri blocchi. A ogni turno un giocatore è il *capomastro* e nasconde un blocco nel pugno. Gli altri, i rivali, cercano di indovinarlo: chi ci riesce costruisce al suo posto. Quello che ti resta in mano alla fine ti costa punti.',
    wall: [
      'Un muro dopo tre turni: una torre fra due sezioni. Davanti a te ci sono i blocchi che hai ancora.',
    ],
  },
  blocks: {
    heading: 'I blocchi',
    seven:
      'Tutti hanno gli stessi *sette blocchi*: sezioni da 1, 2, 3, 4 e 6, una torre e un cancello. Il numero di una sezione è quello dei suoi merli. Con un dono puoi ritrovarti due blocchi uguali.',
    hand: ['Tutti e sette i blocchi, e accanto il pugno.'],
    numbers: {
      text: 'Le sezioni sono da 1, 2, 3, 4 e 6; la 5 non c’è.',
      reason: 'Una fonte dice da 1 a 5, ma tutti gli esempi e il punteggio usano il 6, come le altre fonti.',
    },
  },
  wall: {
    heading: 'Il muro',
    ends: 'Il muro è una sola fila di blocchi. Si costruisce solo all’*estremità sinistra o destra*. Il primo blocco semplicemente lo inizia.',
    beside:
      'Una torre o un cancello *non può stare subito accanto a una torre o a un cancello*. Le sezioni stanno accanto a tutto.',
    room: 'Un’estremità è *aperta* se lì c’è una sezione: allora una torre o un cancello ci sta. Così in un turno per torri e cancelli c’è posto per due, per uno o per nessuno; su un muro vuoto per uno. Per le sezioni c’è sempre posto, quante si vuole.',
    openEnds: [
      'Una torre da sola: nessuna estremità è aperta. Ci stanno solo sezioni.',
      'Accanto c’è ora una sezione. L’estremità destra è aperta, e c’è posto per una torre o un cancello.',
    ],
  },
  plan: {
    heading: 'Il turno: nascondere e indovinare',
    master:
      'Un giocatore è il capomastro: all’inizio è chi siede al posto di Ada, il primo. Dopo ogni turno il ruolo passa in senso orario.',
    passesOn: {
      text: 'Passa dopo ogni turno, anche dall’ultimo turno di una manche al primo della successiva.',
      reason:
        'Una fonte scrive «manche» dove deve intendere turno, e nessuna dice come inizia la manche dopo.',
    },
    choose:
      'Poi *tutti scelgono insieme e in segreto*: uno dei propri blocchi, oppure il pugno vuoto. Quando tutti hanno scelto, i pugni si aprono insieme.',
    choosing: {
      heading: 'Tre pugni',
      captions: [
        'Ada è il capomastro. Può nascondere un blocco qualsiasi, o niente.',
        'Ha chiuso il pugno sulla torre. Bruno e Carla ci stanno ancora pensando.',
        'I pugni si aprono: Ada mostra una torre, Bruno una sezione da 6, Carla una sezione da 3. Nessuno ha indovinato la torre.',
      ],
    },
  },
  build: {
    heading: 'Chi costruisce',
    who: 'Dipende dal blocco del capomastro e da quanti rivali mostrano *lo stesso tipo di blocco*: quelli che hanno indovinato.',
    cases: [
      '*Non c’è posto* per il blocco: nessuno costruisce.',
      '*Nessuno l’ha indovinato*: costruisce il capomastro.',
      '*Indovinato, e c’è posto per tutti quelli che l’hanno indovinato*: costruiscono tutti loro, e il capomastro no.',
      '*Indovinato da più di quanti ce ne stanno*: costruisce comunque il capomastro.',
    ],
    alone: {
      heading: 'Nessuno indovina',
      captions: [
        'Sono in sei. Ada, il capomastro, mostra una torre, e nessun altro lo fa. Con quella inizia il muro.',
        'Turno successivo. Bruno mostra una sezione da 3, gli altri 6, 4, 4, 6 e 6. La costruisce accanto alla torre.',
        'Così il muro è una torre e una sezione da 3.',
      ],
    },
    guessed: {
      heading: 'Indovinato',
      captions: [
        'Il muro è una torre. Bruno, il capomastro, mostra una sezione da 4, e così Carla, Elena e Fabio.',
        'Per le sezioni c’è sempre posto: tutti e tre hanno costruito un 4, e Bruno niente.',
        'Ora il capomastro è Carla e mostra un cancello. Dario ed Elena l’hanno indovinato, e le due estremità sono aperte: c’è posto per due.',
        'Hanno costruito un cancello tutti e due. Carla tiene il suo.',
      ],
    },
    oneEnd: {
      heading: 'Un’estremità aperta, uno che indovina',
      captions: [
        'È aperta solo l’estremità destra. Carla mostra un cancello, e solo Dario l’ha indovinato.',
        'Lì costruisce il suo cancello.',
      ],
    },
    tooMany: {
      heading: 'Indovinano in troppi',
      captions: [
        'Le due estremità sono aperte: c’è posto per due cancelli. Quello di Carla l’hanno indovinato Dario, Fabio e Ada, cioè in tre.',
        'Sono troppi, quindi costruisce Carla.',
      ],
    },
    roomForOne: {
      heading: 'Posto per uno solo',
      captions: [
        'All’estremità destra c’è un cancello, quindi è aperta solo la sinistra. La torre di Dario l’hanno indovinata Elena e Fabio.',
        'In due, ma c’è posto per uno: costruisce Dario.',
      ],
    },
    tooManyAtOnce: {
      heading: 'In troppi già all’inizio',
      captions: [
        'Su un muro vuoto c’è posto per una sola torre. Quella di Ada l’hanno indovinata Bruno e Carla.',
        'Costruisce Ada.',
      ],
    },
    noRoom: {
      heading: 'Non c’è posto',
      captions: [
        'Un cancello da una parte e una torre dall’altra: nessuna estremità è aperta. Dario mostra una torre.',
        'Non c’è posto, e nessuno costruisce.',
      ],
    },
  },
  'which-end': {
    heading: 'A quale estremità',
    order:
      'Si costruisce uno dopo l’altro, in senso orario dal capomastro. Scegli l’estremità solo dove fa differenza: quando costruisci *una sezione* e un’estremità è aperta e l’altra no. Tutto il resto avviene da sé.',
    ends: {
      heading: 'Sinistra o destra',
      captions: [
        'Bruno ha indovinato una sezione da 1. L’estremità destra è aperta, la sinistra no. Può scegliere.',
        'Ha costruito a sinistra, e ora sono aperte tutte e due.',
      ],
    },
    must: {
      text: 'Chi può costruire deve farlo, in senso orario, e sceglie l’estremità.',
      reason: 'Le fonti dicono «può», e non dicono chi sceglie l’estremità né chi va per primo.',
    },
  },
  'empty-fist': {
    heading: 'Il pugno vuoto',
    empty: 'Se *il pugno del capomastro è vuoto*, conta quanti rivali hanno anche loro il pugno vuoto.',
    cases: [
      '*Nessun rivale*: il capomastro costruisce un blocco a scelta che ci stia.',
      '*Uno solo*: non si costruisce, e quel rivale dona in segreto un suo blocco al capomastro.',
      '*Due o più*: non succede niente.',
    ],
    freeBuild: {
      heading: 'L’unico pugno vuoto',
      captions: [
        'Il pugno di Carla è vuoto, ed è l’unico.',
        'Può costruire uno qualsiasi dei suoi blocchi.',
        'Ha scelto la torre: era quella che sarebbe costata di più.',
      ],
    },
    gift: {
      heading: 'Due pugni vuoti',
      captions: [
        'Carla, il capomastro, ed Elena hanno mostrato pugni vuoti.',
        'Elena sceglie quale suo blocco donare. Lo sapranno solo loro due.',
        'Ha dato via la sua torre.',
      ],
    },
    mustGive: {
      text: 'Il dono è d’obbligo, a meno che non vi accordiate che si può negare: allora si può anche non dare niente.',
      reason: 'Le fonti dicono sia «dona» sia «può donare»: potete scegliere.',
    },
    twoEmpty: {
      heading: 'Tre pugni vuoti',
      captions: [
        'Il pugno di Carla è vuoto, e anche quelli di Dario e di Elena.',
        'Non succede niente; inizia il turno successivo.',
      ],
    },
    rivals: 'Il pugno vuoto di un rivale non ha effetto se il capomastro mostra un blocco.',
    notEmpty: {
      heading: 'Il capomastro mostra un blocco',
      captions: [
        'Carla mostra una sezione da 3. Che i pugni di Dario e di Elena siano vuoti non conta.',
        'Nessuno l’ha indovinata, quindi costruisce lei, e può scegliere l’estremità.',
        'Ha costruito a destra.',
      ],
    },
  },
  'round-end': {
    heading: 'La fine di una manche',
    out: 'Un turno si gioca sempre fino in fondo. Se poi *qualcuno non ha più blocchi*, la manche è finita.',
    together: {
      text: 'Si può uscire in più d’uno insieme, e anche donando l’ultimo blocco.',
      reason: 'Le fonti parlano solo di costruire l’ultimo blocco.',
    },
    charge:
      'Quello che ti resta in mano *costa punti*. Poi tutti riprendono i sette blocchi, e la manche successiva inizia con un muro nuovo.',
    charges: {
      head: ['Resta in mano', 'Costa'],
      rows: [
        ['Torre', '15'],
        ['Cancello', '10'],
        ['Sezione', 'il suo numero'],
      ],
    },
    deadlock: {
      text: 'Se in tutte le mani restano solo torri e cancelli e non c’è posto per loro, la manche finisce subito.',
      reason: 'Altrimenti non finirebbe mai, perché nessuno potrebbe più costruire.',
    },
    stalling: {
      text: 'Se per tre turni di ogni giocatore di fila non si costruisce niente, la manche è finita. Un dono non interrompe il conto.',
      reason: 'Altrimenti una manche in cui tutti aspettano non finirebbe mai.',
    },
  },
  end: {
    heading: 'La fine della partita',
    winner: 'Dopo l’ultima manche, di solito la quarta, vince chi ha *meno punti negativi*.',
    ties: {
      text: 'Chi ne ha altrettanto pochi condivide la vittoria.',
      reason: 'Le fonti non indicano come decidere.',
    },
  },
  knowledge: {
    heading: 'Chi sa che cosa',
    known:
      'Tutti conoscono il muro, i punti, chi ha già scelto, tutti i pugni aperti, quanti blocchi ha ognuno e chi ha donato a chi. A fine manche si mostrano tutte le mani. Solo tu conosci la tua mano, la tua scelta e i blocchi che hai donato o ricevuto. *Chi ha che cosa* mostra quello che si può dedurre.',
  },
  options: {
    heading: 'Opzioni',
    options: [
      '*Manche*: da una a dieci, di solito quattro.',
      '*Il dono al capomastro dal pugno vuoto*: è d’obbligo, o si può negare.',
    ],
  },
  credits: {
    heading: 'Chi l’ha creato',
    credits:
      'Die Mauer è un gioco di Thomas Fackler, pubblicato da Zoch nel 1999 e fuori produzione. Testi e immagini di questa pagina sono nostri.',
  },
};
