import type { Rules } from '../../en/burg-appenzell/rules.ts';

export const rules: Rules = {
  glance: {
    heading: 'In breve',
    quick: [
      '*Fino a quattro azioni* per turno, nell’ordine che vuoi:',
      '*Mettere* un topo della scorta in una torre libera.',
      '*Togliere* un tetto vicino a un tuo topo, anche in diagonale.',
      '*Correre* di una casella, non in diagonale, su una casella libera, scoperta e senza trappola. Si saltano i topi, un’azione per casella.',
      '*Spingere*, una volta per turno, la tessera di riserva in una linea. Le tessere scorrono, i topi restano.',
      '*Due tuoi topi sullo stesso tipo di formaggio*: è tuo.',
      '*Una trappola sotto un topo dopo una spinta*: cade nelle segrete.',
      'A fine turno *le stanze senza topi* riprendono il tetto.',
      'Con *quattro tipi* si vince. Se cade il terzo topo di qualcuno, vince chi ha più tipi.',
    ],
  },
  castle: {
    heading: 'Il castello',
    squares:
      'Il castello ha sette colonne, da a a g, e sette righe, da 1 a 7. Ai quattro angoli ci sono le *torri*; le altre 45 caselle formano le stanze.',
    lines:
      'Le righe 2, 4 e 6 e le colonne b, d e f sono *linee scorrevoli*. Ogni loro casella è un buco nel pavimento che lascia vedere la tessera sottostante, e le tessere di una linea si possono far scorrere. Le altre dodici caselle sono *pavimento fisso*: sono sicure, non hanno formaggio e non cambiano mai.',
    whichLines: {
      text: 'Scorrono una riga su due e una colonna su due.',
      reason:
        'Così buchi e caselle fisse sono tanti quanti nell’originale, di cui conosciamo solo il loro numero.',
    },
    tiles: {
      head: ['Tessera', 'Quante'],
      rows: [
        [
          'Sette tipi di formaggio: Appenzeller, Brie, Camembert, Danablu, Emmentaler, Feta e Gouda',
          '3 per tipo',
        ],
        ['Pavimento spoglio', '10'],
        ['Trappola', '3'],
      ],
    },
    spare:
      'Di queste 34 tessere 33 stanno nel castello. L’ultima è la *tessera di riserva*, e tutti la vedono.',
    floor: [
      'Due stanze senza tetto. Nella colonna b: pavimento spoglio, un Brie e una trappola. Nella riga 2: un Emmentaler, e sotto di esso una casella di pavimento fisso.',
    ],
    rooms:
      'Le stanze sono 18, ognuna con il suo tetto: undici di due caselle, cinque di tre in fila e due di due per due. Tra le stanze non ci sono muri. Una stanza prende il nome dalla sua prima casella, leggendo dall’alto riga per riga. All’inizio tutti i tetti sono al loro posto.',
    secondCastle: ['Il castello 2 ha le stesse stanze in altri posti. Lo scegli quando prepari la partita.'],
    layouts: {
      text: 'Le due piante sono opera nostra.',
      reason:
        'Le piante stampate sono andate perdute; numero e forma delle stanze sono quelli dell’originale.',
    },
  },
  aim: {
    heading: 'Scopo del gioco',
    aim: 'Per 2–4 giocatori, circa 25 minuti. I tuoi topi corrono in un vecchio castello in cerca di formaggio. Porta *due tuoi topi sullo stesso tipo di formaggio* e quel tipo è tuo. Vince chi ottiene per primo quattro tipi diversi.',
    castle: [
      'Il castello all’inizio: ogni stanza ha il suo tetto, ogni giocatore ha un topo in una torre, e una tessera, la riserva, sta scoperta accanto al castello.',
    ],
  },
  'set-up': {
    heading: 'Preparazione',
    hidden:
      'Le tessere stanno mescolate sotto i tetti e nessuno le ha viste. Solo la riserva è scoperta. (L’app estrae a sorte ogni tessera quando la si vede per la prima volta: è come averle mescolate.)',
    firstMice:
      'Hai *quattro topi*. A turno ogni giocatore mette il primo topo in una torre libera. Poi comincia il primo giocatore.',
    setUp: [
      'Ada è la prima e può scegliere una torre qualsiasi.',
      'Ha messo il suo topo nella torre in alto a sinistra. Ora sceglie Bruno.',
      'Bruno ha preso l’angolo opposto. Ada comincia con quattro azioni.',
    ],
  },
  turn: {
    heading: 'Il tuo turno',
    actions:
      'Nel tuo turno hai *fino a quattro azioni*, in qualsiasi ordine e combinazione. Dopo ogni azione si controlla se qualcuno prende del formaggio.',
    kinds: [
      '*Metti un topo* della tua scorta in una torre libera.',
      '*Togli un tetto* vicino a un tuo topo e scopri che cosa c’è sotto.',
      '*Corri* con un topo, un’azione per ogni casella.',
      '*Fai scorrere*: spingi la tessera di riserva in una linea. Solo una volta per turno.',
    ],
    whole: {
      heading: 'Un turno intero',
      captions: [
        'Inizia il turno di Ada. Tutto ciò che può fare brilla.',
        'Prima azione: toglie il tetto accanto alla sua torre. Si vedono un pavimento spoglio, un Brie e una trappola.',
        'Seconda azione: il suo topo corre dalla torre sul pavimento spoglio.',
        'Terza azione: una casella più avanti, sul Brie. Sulla trappola non potrebbe andare.',
        'Quarta azione: un secondo topo entra nella torre, che è di nuovo libera. Il turno è finito; questo tetto resta tolto, perché nella stanza c’è un topo.',
      ],
    },
  },
  'bring-in': {
    heading: 'Metti un topo',
    enter:
      'Con un’azione metti un topo della tua scorta in una *torre libera* qualsiasi, non solo in quella da cui hai cominciato. In una torre o su una casella non c’è mai più di un topo.',
  },
  lift: {
    heading: 'Togli un tetto',
    lift: 'Con un’azione togli un tetto che copre una casella *vicina a un tuo topo, in una delle otto direzioni*; va bene anche un topo in una torre. Tutti vedono le tessere della stanza.',
    lifting: {
      heading: 'Anche in diagonale',
      captions: [
        'Il topo di Ada sta in b1. La casella c2 lo tocca solo con un angolo.',
        'Basta così: può togliere il tetto di quella stanza.',
        'C’erano una trappola lì vicino e un Danablu in fondo.',
      ],
    },
  },
  run: {
    heading: 'Corri',
    step: 'Un topo corre su una casella *accanto, non in diagonale*: un’azione per ogni casella. La casella deve essere scoperta e libera. Un topo non può correre su una trappola né tornare in una torre.',
    jump: 'Lungo la strada un topo può *saltare* le caselle dove ci sono altri topi, tuoi o altrui, anche girando gli angoli. Ogni casella costa un’azione, e il salto finisce su una casella libera.',
    jumping: {
      heading: 'Sopra un altro topo',
      captions: [
        'Ada ha un topo in b1 e uno in b2. Dietro di loro, in b3, c’è una Feta.',
        'Il topo in b1 può saltare quello in b2. Sono due caselle, quindi costa due azioni.',
        'È arrivato sulla Feta.',
      ],
    },
    turning: {
      text: 'Un salto può girare gli angoli.',
      reason: 'Le regole originali dicono solo che i topi possono passare sopra altri topi.',
    },
  },
  slide: {
    heading: 'Fai scorrere',
    push: '*Una volta per turno*, con un’azione, puoi spingere la tessera di riserva in una linea scorrevole, da una parte o dall’altra. Tutte le tessere della linea avanzano di una casella. Quella che esce dall’altra parte è la nuova riserva.',
    stays:
      'Si muovono solo le tessere. *I topi restano dove sono*, come i tetti e il pavimento fisso: di colpo un topo si ritrova un’altra tessera sotto le zampe. Le tessere mai viste che arrivano in un buco scoperto si rivelano, e così la nuova riserva.',
    sliding: {
      heading: 'Un formaggio sotto le zampe',
      captions: [
        'Il topo di Ada sta sul pavimento spoglio in b1. La riserva è un Gouda.',
        'Ada lo spinge nella colonna b dall’alto.',
        'Tutta la colonna è scesa di una casella. Il topo di Ada ora sta sul Gouda senza essersi mosso; la trappola è finita sotto il tetto accanto. In basso è uscito un Appenzeller, la nuova riserva.',
      ],
    },
    undoing: {
      text: 'Uno scorrimento può annullare quello precedente.',
      reason:
        'Le regole originali non lo vietano, e la regola sullo stallo pone fine a un continuo avanti e indietro.',
    },
  },
  traps: {
    heading: 'Trappole',
    fall: 'Se dopo uno scorrimento un topo sta su un buco con una trappola, *cade nelle segrete* ed è fuori dalla partita. Vale per tutti i topi, anche per quelli di chi ha fatto scorrere la linea.',
    falling: {
      heading: 'Il pavimento si apre',
      captions: [
        'È il turno di Bruno. Il topo di Ada sta sul Brie in b2, proprio accanto alla trappola in b3.',
        'Bruno fa scorrere la colonna b dal basso. Tutto sale di una casella: la trappola arriva sotto il topo di Ada, che cade.',
      ],
    },
  },
  cheese: {
    heading: 'Formaggio',
    take: 'Chi dopo un’azione ha *due o più topi sullo stesso tipo di formaggio* prende quel tipo, una volta sola. Le tessere restano dove sono, quindi anche gli altri possono ancora prenderlo.',
    taking: {
      heading: 'In due sul Brie',
      captions: [
        'Ada ha un topo sul Brie in b2 e un altro nella torre. In b1 c’è un secondo Brie.',
        'Il topo della torre ci corre sopra…',
        '…e Ada ha il Brie, il suo primo tipo di formaggio.',
      ],
    },
    anybody:
      'Non serve che sia il tuo turno: lo scorrimento di un altro può portarti del formaggio. Se più giocatori ne prendono insieme, tocca prima a chi è di turno, poi agli altri in senso orario.',
    givenBySlide: {
      heading: 'Un regalo di Bruno',
      captions: [
        'I topi di Ada stanno su un Brie e un Camembert. In b3 c’è un altro Camembert. È il turno di Bruno.',
        'Bruno fa scorrere la colonna b dal basso. Ora entrambi i topi stanno sul Camembert, e Ada lo prende nel turno di Bruno.',
      ],
    },
    notAsked: {
      text: 'Il formaggio si prende subito; nessuno deve reclamarlo.',
      reason: 'Non c’è mai motivo di rifiutarlo, e nessuno deve perderlo per una distrazione.',
    },
  },
  'turn-end': {
    heading: 'Fine del turno',
    roofs:
      'Il tuo turno finisce quando hai usato le quattro azioni. Puoi terminarlo anche prima, perfino senza fare niente. Poi *ogni stanza scoperta senza topi riceve di nuovo il suo tetto*. Ricorda che cosa hai visto! Ora tocca al giocatore successivo in senso orario.',
    roofsBack: {
      heading: 'I tetti tornano',
      captions: [
        'Ada ha tolto due tetti ed è entrata in una delle stanze. Termina il turno con un’azione ancora disponibile.',
        'La stanza con il suo topo resta aperta. L’altra è vuota: il tetto è tornato, e bisogna ricordare il Brie e la trappola.',
      ],
    },
  },
  end: {
    heading: 'Fine della partita',
    cheeses:
      'Appena qualcuno ha *quattro tipi di formaggio* (o cinque o sei, se si è scelto così), vince la partita. Se più giocatori prendono formaggio insieme, vince il primo che, nell’ordine detto sopra, raggiunge il numero; quelli dopo non prendono più niente.',
    cheeseFirst: {
      text: 'Se lo stesso scorrimento dà a un giocatore l’ultimo formaggio che gli serve e fa cadere il terzo topo di un altro, decide il formaggio.',
      reason:
        'Lo scopo del gioco è raccogliere formaggio; le regole originali non dicono che cosa viene prima.',
    },
    falls:
      'La partita finisce anche appena è caduto *il terzo topo di un giocatore*. Allora vince chi ha più tipi di formaggio; vale anche quello preso con quello stesso scorrimento. A parità vince chi ha giocato il suo ultimo turno da più tempo.',
    oneMouse: {
      text: 'In questo caso chi ha perso tre topi non può vincere, a meno che li abbiano persi tutti. Con un’opzione può vincere se ha più tipi di formaggio, e resta escluso solo in caso di parità.',
      reason:
        'Le fonti non concordano: alcune escludono del tutto quel giocatore, altre solo in caso di parità. Altrimenti chi è in testa potrebbe chiudere la partita facendo cadere i propri topi.',
    },
    stalling: {
      text: 'Se per 20 turni di fila a testa nessuno prende formaggio e nessun topo cade, la partita finisce e si decide allo stesso modo.',
      reason: 'Una partita in cui tutti aspettano non finirebbe mai.',
    },
  },
  knowledge: {
    heading: 'Che cosa si vede',
    open: 'Tutti i giocatori sanno le stesse cose: i topi, i tetti, le tessere scoperte, la riserva, chi ha quale formaggio e tutto ciò che hanno visto finora. Nessuno conosce una tessera mai vista.',
    remember:
      '*Ricordare* che cosa c’è sotto i tetti fa parte del gioco. Durante la partita niente ti mostra le tessere coperte, nemmeno la cronaca. Se preferisci non doverle ricordare, attiva l’aiuto alla memoria: le tessere già viste restano visibili sotto i tetti, anche quando scorrono.',
    memory: [
      'Con l’aiuto alla memoria: Ada ha guardato in due stanze e termina il turno.',
      'Il tetto è tornato sulla stanza vuota, ma sopra sono disegnate le tessere già viste.',
    ],
  },
  tips: {
    heading: 'Consigli per iniziare',
    tips: [
      'Metti presto in gioco altri topi: per ogni formaggio ne servono due.',
      'Ricorda che cosa c’è sotto i tetti. Vale più di qualsiasi corsa.',
      'Anche uno scorrimento è un’azione: può portare il formaggio al tuo topo, o una trappola sotto quello di un altro.',
      'Prima di finire il turno guarda dove sono le trappole, tessera di riserva compresa. Sul pavimento fisso un topo è sempre al sicuro.',
    ],
  },
  options: {
    heading: 'Opzioni',
    options: [
      '*Castello*: 1 o 2.',
      '*Formaggi per vincere*: quattro tipi, oppure cinque o sei per una partita più lunga. In due o tre giocatori l’originale ne consiglia cinque o sei; l’app allora ne propone cinque.',
      '*Aiuto alla memoria*: no, oppure sì per tutti.',
      '*Chi ha un solo topo*: non può vincere se si finisce per cadute, oppure può se ha più tipi.',
    ],
  },
  credits: {
    heading: 'Crediti',
    credits:
      'Burg Appenzell, noto anche come Château Roquefort, è un gioco di Jens-Peter Schliemann e Bernhard Weber, pubblicato da Zoch nel 2007 e ripubblicato nel 2022. I testi e le immagini di questa pagina sono nostri.',
  },
};
