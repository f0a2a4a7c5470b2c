import type { Lesson } from '../../en/burg-appenzell/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Benvenuti a Burg Appenzell! Sotto questi tetti c’è del formaggio. Porta *due tuoi topi sullo stesso tipo* ed è tuo. Con quattro tipi si vince.',
    },
    tower: {
      say: 'I topi entrano nel castello dalle quattro torri agli angoli.',
      task: 'Metti il tuo primo topo nella torre in alto a sinistra, a1.',
      wrong: {
        other: 'Ogni torre va bene. Ma la stanza che vogliamo guardare è in alto a sinistra: comincia da a1.',
      },
    },
    roof: {
      say: 'Bruno ha preso l’angolo opposto. Nel tuo turno hai *quattro azioni*. Con la prima un topo può togliere un tetto vicino.',
      task: 'Togli il tetto della stanza accanto alla tua torre, b1.',
      wrong: {
        enter: 'Un secondo topo servirà presto. Prima vediamo dove potrebbe andare: togli il tetto di b1.',
        uncover: 'Anche quel tetto è vicino al tuo topo. Guardiamo prima nella stanza b1.',
        slide: 'Spingere tessere che non vedi è tirare a indovinare. Prima togli il tetto di b1.',
        end: 'Hai ancora quattro azioni, troppo preziose per lasciarle. Togli il tetto di b1.',
      },
    },
    run: {
      say: 'Due Brie e una Feta! Un topo corre di una casella con un’azione: dritto, non in diagonale, e solo dove non c’è tetto.',
      task: 'Corri sul Brie in b1: tocca il tuo topo, poi la casella.',
      wrong: {
        enter: 'Tra poco! Prima lascia libera la torre: corri in b1.',
        uncover: 'Il formaggio lo hai già trovato. Corri in b1.',
        slide: 'Così spingeresti una trappola nel castello, e ora non serve. Corri in b1.',
        end: 'Hai ancora tre azioni. Corri in b1.',
      },
    },
    further: {
      say: 'Un topo è sul Brie. Sullo *stesso tipo* deve arrivarne un secondo, e verrà da dietro. Fagli posto.',
      task: 'Corri avanti in b2: è Brie anche lì.',
      wrong: {
        enter:
          'Buona idea, ma un passo troppo presto: in b1 ci sarebbe ancora il tuo topo. Corri avanti in b2.',
        uncover: 'Il formaggio che ti serve è davanti a te. Corri avanti in b2.',
        slide: 'Uno scorrimento sposterebbe i Brie, che stanno così bene. Corri avanti in b2.',
        end: 'Restano due azioni. Corri avanti in b2.',
      },
    },
    second: {
      say: 'Ti resta un’azione, e fuori aspettano altri tre topi.',
      task: 'Metti un secondo topo nella torre a1.',
      wrong: {
        enter: 'Anche quella torre è libera, ma è lontana dal Brie. Scegli a1.',
        uncover: 'Per un formaggio servono due topi, e nel castello ce n’è uno. Mettine un altro in a1.',
        run: 'Il tuo topo sta bene dov’è. Mettine un altro in a1.',
        slide: 'Le tessere stanno bene così. Metti un altro topo in a1.',
        end: 'Resta un’azione, giusto quella per un altro topo in a1.',
      },
    },
    cheese: {
      say: 'Bruno è corso in g6 e ha terminato il turno. I tetti tornano sulle stanze senza topi; la tua è rimasta aperta. Ora hai quattro nuove azioni.',
      task: 'Corri con il secondo topo dalla torre in b1.',
      wrong: {
        enter: 'Per un formaggio bastano due topi. Corri dalla torre in b1.',
        uncover: 'Dopo. Il Brie è a un passo: corri dalla torre in b1.',
        run: 'Quel topo è già sul Brie. Fai correre in b1 quello nella torre.',
        slide: 'I Brie si sposterebbero. Prima corri dalla torre in b1.',
        end: 'Il Brie è a un solo passo. Corri dalla torre in b1.',
      },
    },
    trap: {
      say: '*Il Brie è tuo!* Una volta per turno puoi anche spingere la tessera di riserva in una riga o colonna. Le tessere scorrono, *i topi restano*. La riserva è una trappola, e il topo di Bruno sta in fondo alla riga 6 …',
      task: 'Spingi la trappola nella riga 6 da destra: lo stendardo più in basso.',
      wrong: {
        enter: 'C’è tempo. Prima usa la trappola: spingila nella riga 6 da destra.',
        uncover: 'Esplorerai dopo. Prima usa la trappola: spingila nella riga 6 da destra.',
        run: 'I tuoi topi stanno bene dove sono. Spingi la trappola nella riga 6 da destra.',
        slide:
          'Lì la trappola non prenderebbe il topo di Bruno. Spingila nella riga 6 da destra, dove si trova.',
        end: 'Un’occasione così non capita spesso. Spingi la trappola nella riga 6 da destra.',
      },
    },
    win: {
      say: 'È caduto nelle segrete! Se qualcuno perde tre topi la partita finisce. *Qualche turno dopo* hai Brie, Feta e Gouda, e in b2 e b3 ci sono due Camembert.',
      task: 'Porta entrambi i topi sul Camembert: spingi la colonna b dal basso, o salta.',
      wrong: {
        enter:
          'Non serve un altro topo. Una spinta dal basso nella colonna b porta il Camembert sotto entrambi i tuoi.',
        uncover:
          'Vedi già tutto: una spinta dal basso nella colonna b porta il Camembert sotto entrambi i topi.',
        run: 'Così non starebbero entrambi sul Camembert. Fai saltare quello in b1 sopra l’altro fino a b3, o spingi la colonna b dal basso.',
        slide:
          'Così il Camembert non arriva sotto entrambi i topi. Spingi la colonna b dal basso: ogni tessera sale di uno.',
        end: 'Puoi vincere proprio in questo turno! Spingi la colonna b dal basso.',
      },
    },
    end: {
      say: '*Quattro tipi di formaggio: hai vinto!* Togli i tetti, ricorda che cosa c’è sotto e attenzione alle trappole. Sai tutto quello che serve.',
    },
  },
};
