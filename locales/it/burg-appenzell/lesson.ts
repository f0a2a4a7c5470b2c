import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Ti diamo il benvenuto a Burg Appenzell! Sotto questi tetti è nascosto del formaggio. Porta *due dei tuoi topi sullo stesso tipo di formaggio* e quel tipo è tuo. Vince chi ne ha per primo quattro tipi.',
    },
    tower: {
      say: 'I topi entrano nel castello dalle quattro torri agli angoli.',
      task: 'Metti il tuo primo topo nella torre in alto a sinistra, a1.',
      wrong: {
        other:
          'Ogni torre è permessa. Ma la stanza che vogliamo esplorare è in alto a sinistra: comincia da a1.',
      },
    },
    roof: {
      say: 'Bruno ha preso l’angolo opposto. Nel tuo turno hai *quattro azioni*. Eccone una: togliere un tetto vicino a un tuo topo.',
      task: 'Togli il tetto della stanza accanto alla tua torre, b1.',
      wrong: {
        enter: 'Un secondo topo servirà presto. Ma prima guarda dove potrebbe andare: togli il tetto di b1.',
        uncover: 'Anche quel tetto è vicino al tuo topo. Ma guarda prima nella stanza b1.',
        slide: 'Far scorrere tessere che non vedi è tirare a indovinare. Prima togli il tetto di b1.',
        end: 'Hai ancora quattro azioni. Togli il tetto di b1.',
      },
    },
    run: {
      say: 'Due Brie e una Feta! Con un’azione un topo corre di una casella: dritto, mai in diagonale, e solo dove il tetto non c’è.',
      task: 'Corri sul Brie in b1: tocca il tuo topo, poi la casella.',
      wrong: {
        enter: 'Tra poco! Prima libera la torre: corri in b1.',
        uncover: 'Il formaggio lo hai già trovato. Corri in b1.',
        slide: 'Così spingeresti una trappola nel castello, e ora lì non ti serve. Corri in b1.',
        end: 'Hai ancora tre azioni. Corri in b1.',
      },
    },
    further: {
      say: 'Un topo è sul Brie. Il secondo deve stare sullo *stesso tipo*, e arriverà da dietro. Fagli posto.',
      task: 'Corri avanti in b2: anche lì c’è il Brie.',
      wrong: {
        enter: 'Buona idea, ma un passo troppo presto: il tuo topo è ancora in b1. Corri avanti in b2.',
        uncover: 'Il formaggio che ti serve è proprio davanti a te. Corri avanti in b2.',
        slide: 'Uno scorrimento sposterebbe i Brie, che stanno benissimo dove sono. Corri avanti in b2.',
        end: 'Hai ancora due azioni. Corri avanti in b2.',
      },
    },
    second: {
      say: 'Resta un’azione, e la tua torre è di nuovo libera. Un nuovo topo costa un’azione.',
      task: 'Metti un secondo topo nella torre a1.',
      wrong: {
        enter: 'Anche quella torre è libera, ma è lontana dal Brie. Scegli a1.',
        uncover: 'Per un formaggio servono due topi, e nel castello ne hai uno solo. Mettine un altro in a1.',
        run: 'Il tuo topo sta bene dov’è. Mettine un altro in a1.',
        slide: 'Le tessere stanno bene dove sono. Metti un altro topo in a1.',
        end: 'Hai ancora un’azione, giusto quella per mettere un altro topo in a1.',
      },
    },
    cheese: {
      say: 'Bruno è corso in g6 e ha terminato il turno. A fine turno il tetto torna sulle stanze senza topi; la tua è rimasta aperta. Ora hai quattro nuove azioni.',
      task: 'Corri con il secondo topo dalla torre in b1.',
      wrong: {
        enter: 'Per un formaggio bastano due topi. Corri dalla torre in b1.',
        uncover: 'Più tardi. Il Brie è a un passo: corri dalla torre in b1.',
        run: 'Quel topo è già sul Brie. Fai correre in b1 quello nella torre.',
        slide: 'Così sposteresti i Brie. Prima corri dalla torre in b1.',
        end: 'Il Brie è a un solo passo. Corri dalla torre in b1.',
      },
    },
    trap: {
      say: '*Il Brie è tuo!* Una volta per turno puoi anche *far scorrere una linea*: spingi la tessera di riserva, accanto al castello, nella riga 2, 4 o 6 o nella colonna b, d o f. Gli *stendardi* sul bordo indicano dove. Le tessere si muovono, ma *i topi restano fermi*. La riserva è una trappola, e il topo di Bruno sta all’estremità destra della riga 6…',
      task: 'Fai scorrere la riga 6 da destra: tocca lo stendardo più in basso su quel lato.',
      wrong: {
        enter: 'Per quello c’è tempo. Prima usa la trappola: fai scorrere la riga 6 da destra.',
        uncover: 'Esplorerai dopo. Prima usa la trappola: fai scorrere la riga 6 da destra.',
        run: 'I tuoi topi stanno bene dove sono. Fai scorrere la riga 6 da destra.',
        slide:
          'Lì la trappola non prenderebbe il topo di Bruno. Fai scorrere da destra la riga 6, dove si trova lui.',
        end: 'Occasioni così capitano di rado. Fai scorrere la riga 6 da destra.',
      },
    },
    win: {
      say: 'Il topo di Bruno è caduto nelle segrete! Quando un giocatore perde il terzo topo la partita finisce, e tra gli altri vince chi ha più tipi di formaggio. *Qualche turno dopo* hai Brie, Feta e Gouda, e in b2 e b3 ci sono due Camembert. Un topo può anche *saltare* sopra altri topi, pagando un’azione per casella.',
      task: 'Porta entrambi i topi sul Camembert: fai scorrere la colonna b dal basso, o salta.',
      wrong: {
        enter:
          'Non serve un altro topo. Uno scorrimento dal basso nella colonna b mette entrambi i topi sul Camembert.',
        uncover:
          'Vedi già tutto quello che serve: uno scorrimento dal basso nella colonna b mette entrambi i topi sul Camembert.',
        run: 'Così non sarebbero entrambi sul Camembert. Fai saltare quello in b1 sopra l’altro fino a b3, o fai scorrere la colonna b dal basso.',
        slide:
          'Così non sono entrambi sul Camembert. Fai scorrere la colonna b dal basso: ogni tessera sale di una casella.',
        end: 'Puoi vincere subito! Fai scorrere la colonna b dal basso.',
      },
    },
    end: {
      say: '*Quattro tipi di formaggio: hai vinto!* Tre cose da ricordare: *due topi per formaggio*; *le tessere scorrono, i topi restano*, quindi lo scorrimento di un rivale può sfamarti o farti cadere; *ricorda che cosa c’è sotto i tetti*, soprattutto le trappole.',
    },
  },
};
