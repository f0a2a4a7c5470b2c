import type { Rules } from '../../en/die-mauer/rules.ts';

/** Le regole di Die Mauer. */
export const rules: Rules = {
  glance: {
    heading: 'In breve',
    quick: [
      '*Nascondi*: tutti mettono in segreto un blocco, o niente, nel pugno. Poi i pugni si aprono.',
      '*Nessuno mostra lo stesso blocco del capomastro*: costruisce il capomastro.',
      '*Dei rivali hanno indovinato e c’è posto per tutti*: costruiscono loro.',
      '*Troppi, o niente posto*: costruisce il capomastro, o nessuno.',
      '*Il pugno del capomastro è vuoto*: se è l’unico, costruisce quello che vuole; con un altro vuoto, quel rivale gli dona un blocco; con più di uno, niente.',
      '*Torri e cancelli* non stanno mai affiancati.',
      '*Una mano è vuota*: la manche finisce. Quello che ti resta costa: torre 15, cancello 10, sezioni il loro numero.',
      '*Meno punti di penalità* dopo l’ultima manche: hai vinto.',
    ],
  },
  blocks: {
    heading: 'I blocchi',
    seven:
      'Tutti hanno gli stessi *sette blocchi*: sezioni di muro da 1, 2, 3, 4 e 6, una torre e un cancello. Il numero di una sezione è quello dei suoi merli. Con un dono puoi ritrovarti due blocchi uguali.',
    hand: ['Tutti e sette i blocchi, e accanto il pugno.'],
    numbers: {
      text: 'Le sezioni sono da 1, 2, 3, 4 e 6; la 5 non c’è.',
      reason: 'Un’edizione delle regole dice da 1 a 5, ma i suoi esempi e il punteggio usano il 6.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    aim: 'Per 3–6 giocatori, circa 15 minuti. Tutti costruiscono *un solo muro*, e ognuno cerca di liberarsi per primo dei propri blocchi. A ogni turno un giocatore è il *capomastro* e nasconde un blocco nel pugno. Gli altri, i rivali, cercano di indovinarlo: chi ci riesce costruisce al suo posto. I blocchi che ti restano in mano a fine manche ti costano punti di penalità.',
    wall: ['Un muro dopo tre turni: una torre tra due sezioni. Davanti, i blocchi che hai ancora.'],
  },
  wall: {
    heading: 'Il muro',
    ends: 'Il muro è una sola fila di blocchi. Si costruisce solo all’*estremità sinistra o destra*. Il primo blocco dà inizio al muro.',
    beside:
      'Una torre o un cancello *non può mai stare accanto a un’altra torre o a un altro cancello*. Le sezioni possono stare accanto a qualsiasi blocco.',
    room: 'Un’estremità è *aperta* se il suo blocco è una sezione: lì ci sta una torre o un cancello. Così in un turno c’è posto per due torri o cancelli, per uno o per nessuno; su un muro vuoto, per uno. Per le sezioni c’è sempre posto, quante se ne vuole.',
    openEnds: [
      'Una torre da sola: nessuna estremità è aperta. Ci stanno solo sezioni.',
      'Accanto è stata costruita una sezione. Ora l’estremità destra è aperta e c’è posto per una torre o un cancello.',
    ],
  },
  'set-up': {
    heading: 'Preparazione',
    start:
      'Ognuno prende tutti e sette i blocchi e *li tiene nascosti* agli altri. Il muro non c’è ancora. Il primo capomastro è il giocatore al primo posto (nelle figure, Ada).',
  },
  plan: {
    heading: 'Il tuo turno: nascondi e indovina',
    master: 'A ogni turno un giocatore è il capomastro. Dopo ogni turno il ruolo passa in senso orario.',
    passesOn: {
      text: 'Il ruolo passa anche dall’ultimo turno di una manche al primo della successiva.',
      reason: 'Le regole originali non dicono chi inizia la manche successiva.',
    },
    choose:
      'Poi *tutti scelgono insieme e in segreto*: uno dei propri blocchi, oppure il pugno vuoto. Quando tutti hanno scelto, i pugni si aprono insieme.',
    choosing: {
      heading: 'Tre pugni',
      captions: [
        'Ada è il capomastro. Può nascondere un blocco qualsiasi, o niente.',
        'Ha chiuso il pugno sulla torre. Bruno e Carla stanno ancora scegliendo.',
        'I pugni si aprono: Ada mostra una torre, Bruno una sezione da 6, Carla una sezione da 3. Nessuno ha indovinato la torre.',
      ],
    },
  },
  build: {
    heading: 'Chi costruisce',
    who: 'Dipende dal blocco del capomastro e da quanti rivali mostrano *lo stesso tipo di blocco*: quelli che hanno indovinato.',
    cases: [
      '*Non c’è posto* per il blocco: nessuno costruisce.',
      '*Nessuno ha indovinato*: costruisce il capomastro.',
      '*C’è posto per tutti quelli che hanno indovinato*: costruiscono loro, e il capomastro no.',
      '*Hanno indovinato in più di quanti sono i posti*: costruisce comunque il capomastro.',
    ],
    alone: {
      heading: 'Nessuno indovina',
      captions: [
        'Sei giocatori. Ada, il capomastro, mostra una torre; nessun altro lo fa. Con quella inizia il muro.',
        'Turno successivo. Bruno mostra una sezione da 3, gli altri 6, 4, 4, 6 e 6. La costruisce accanto alla torre.',
        'Ora il muro è una torre e una sezione da 3.',
      ],
    },
    guessed: {
      heading: 'Indovinato',
      captions: [
        'Il muro è una torre. Bruno, il capomastro, mostra una sezione da 4, come Carla, Elena e Fabio.',
        'Per le sezioni c’è sempre posto: tutti e tre costruiscono un 4, Bruno niente.',
        'Il capomastro è Carla e mostra un cancello. Dario ed Elena l’hanno indovinato, e le estremità sono entrambe aperte: posto per due.',
        'Tutti e due costruiscono un cancello. Carla tiene il suo.',
      ],
    },
    oneEnd: {
      heading: 'Un’estremità aperta, uno che indovina',
      captions: [
        'È aperta solo l’estremità destra. Carla mostra un cancello, e solo Dario l’ha indovinato.',
        'Il cancello di Dario va lì.',
      ],
    },
    tooMany: {
      heading: 'Indovinano in troppi',
      captions: [
        'Le estremità sono entrambe aperte: posto per due cancelli. Ma quello di Carla l’hanno indovinato in tre: Dario, Fabio e Ada.',
        'Uno di troppo, quindi costruisce Carla.',
      ],
    },
    roomForOne: {
      heading: 'Posto per uno solo',
      captions: [
        'All’estremità destra c’è un cancello, quindi è aperta solo la sinistra. La torre di Dario l’hanno indovinata Elena e Fabio.',
        'Sono in due, ma c’è posto per uno: costruisce Dario.',
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
        'Un cancello a un’estremità, una torre all’altra: nessuna è aperta. Dario mostra una torre.',
        'Non c’è posto, quindi nessuno costruisce.',
      ],
    },
  },
  'which-end': {
    heading: 'A quale estremità',
    order:
      'Si costruisce uno dopo l’altro, in senso orario dal capomastro. Scegli l’estremità solo quando fa differenza: quando costruisci *una sezione* e una sola estremità è aperta. Altrimenti il blocco lo mette l’app.',
    ends: {
      heading: 'Sinistra o destra',
      captions: [
        'Bruno ha indovinato una sezione da 1. L’estremità destra è aperta, la sinistra no. Può scegliere.',
        'Ha costruito a sinistra, e ora sono aperte entrambe.',
      ],
    },
    must: {
      text: 'Chi può costruire deve farlo, in senso orario, e ognuno sceglie l’estremità.',
      reason: 'Le regole originali non dicono chi sceglie l’estremità né chi comincia.',
    },
  },
  'empty-fist': {
    heading: 'Il pugno vuoto',
    empty: 'Se *il pugno del capomastro è vuoto*, conta quanti rivali hanno il pugno vuoto a loro volta.',
    cases: [
      '*Nessuno*: il capomastro costruisce un blocco a scelta, purché ci stia.',
      '*Uno solo*: non si costruisce niente, e quel rivale dona in segreto un suo blocco al capomastro.',
      '*Due o più*: non succede niente.',
    ],
    freeBuild: {
      heading: 'L’unico pugno vuoto',
      captions: [
        'Il pugno di Carla è vuoto, ed è l’unico.',
        'Può costruire uno qualsiasi dei suoi blocchi.',
        'Ha scelto la torre: le sarebbe costata più di tutto.',
      ],
    },
    gift: {
      heading: 'Due pugni vuoti',
      captions: [
        'Carla, il capomastro, ed Elena mostrano il pugno vuoto.',
        'Elena sceglie quale dei suoi blocchi donare. Lo sapranno solo loro due.',
        'Ha donato la torre.',
      ],
    },
    mustGive: {
      text: 'Il dono è obbligatorio, a meno che prima della partita non lo si renda facoltativo: allora il rivale può anche non donare niente.',
      reason: 'Le regole originali dicono sia «dona» sia «può donare»: a te la scelta.',
    },
    twoEmpty: {
      heading: 'Tre pugni vuoti',
      captions: [
        'Il pugno di Carla è vuoto, e anche quelli di Dario e di Elena.',
        'Non succede niente. Inizia il turno successivo.',
      ],
    },
    rivals: 'Se il capomastro mostra un blocco, il pugno vuoto di un rivale non ha effetto.',
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
    heading: 'Fine della manche',
    out: 'Ogni turno si gioca fino in fondo. Se a quel punto *qualcuno ha finito i blocchi*, la manche è finita.',
    together: {
      text: 'Più giocatori possono finire i blocchi nello stesso turno, e vale anche donare l’ultimo.',
      reason: 'Le regole originali parlano solo di costruire l’ultimo blocco.',
    },
    charge:
      'I blocchi rimasti in mano *costano punti di penalità*. Poi tutti riprendono i sette blocchi, e la manche successiva inizia con un muro nuovo.',
    charges: {
      head: ['Resta in mano', 'Costa'],
      rows: [
        ['Torre', '15'],
        ['Cancello', '10'],
        ['Sezione', 'il suo numero'],
      ],
    },
    deadlock: {
      text: 'Se in tutte le mani restano solo torri e cancelli e non c’è posto, la manche finisce subito. Chi sarebbe stato capomastro nel turno successivo lo è nel primo della nuova manche.',
      reason: 'Nessuno potrebbe più costruire: non c’è più niente da decidere.',
    },
    stalling: {
      text: 'Se non si costruisce niente per tre turni di fila a testa, la manche è finita. Un dono non interrompe il conto.',
      reason: 'Una manche in cui tutti aspettano non finirebbe mai.',
    },
  },
  end: {
    heading: 'Fine della partita',
    winner: 'Dopo l’ultima manche, di solito la quarta, vince chi ha *meno punti di penalità*.',
    ties: {
      text: 'In caso di parità si vince a pari merito.',
      reason: 'Le regole originali non prevedono spareggi.',
    },
  },
  knowledge: {
    heading: 'Che cosa si vede',
    known:
      'Tutti vedono il muro, i punti di penalità, chi ha già scelto, i pugni aperti, quanti blocchi ha ognuno e chi ha donato a chi. A fine manche si mostrano tutte le mani. Solo tu conosci la tua mano, la tua scelta e i blocchi che hai donato o ricevuto. *Chi ha che cosa* mostra che cosa si può dedurre.',
    memory: {
      text: 'Per giocare a memoria, disattivate l’aiuto alla memoria: allora niente mostra che cosa gli altri hanno di sicuro o forse.',
      reason: 'Le regole originali non dicono se si può ricontrollare che cosa è stato costruito e mostrato.',
    },
  },
  tips: {
    heading: 'Consigli per iniziare',
    tips: [
      'Liberati presto di torre e cancello: sono quelli che costano di più.',
      'Guarda le estremità del muro. Dove una torre non ci sta, nessuno ha bisogno di indovinarla.',
      'Da rivale, indovina ciò che il capomastro vuole perdere, o ciò che vuoi perdere tu.',
      'Il pugno vuoto del capomastro è forte finché nessuno se lo aspetta, e debole appena qualcuno lo sospetta.',
    ],
  },
  options: {
    heading: 'Opzioni',
    options: [
      '*Manche*: da una a dieci, di solito quattro.',
      '*Dono con entrambi i pugni vuoti*: obbligatorio o facoltativo.',
      '*Aiuto alla memoria*: sì o no. Senza, ricorda tu che cosa resta agli altri.',
    ],
  },
  credits: {
    heading: 'Crediti',
    credits:
      'Die Mauer è un gioco di Thomas Fackler, pubblicato da Zoch nel 1999 e oggi difficile da trovare. I testi e le immagini di questa pagina sono nostri.',
  },
};
