import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

/** La lezione di Muro contro muro. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Ti diamo il benvenuto in Muro contro muro! Tu e Bruno costruite *un solo muro di mattoncini in mezzo a voi*, e ognuno ne vede un lato. Alla fine danno punti le linee migliori del *tuo colore sul tuo lato*.',
    },
    colour: {
      say: 'Ognuno prende uno dei tre colori. Il terzo non è di nessuno.',
      task: 'Prendi il verde.',
      wrong: {
        other: 'Un bel colore anche quello. Ma stavolta prendi il verde, così la lezione torna.',
      },
    },
    first: {
      say: 'Bruno ha preso il fucsia, e inizi tu. Ogni turno comincia con un lancio del dado. È uscito il *verde*: metti un mattoncino con una faccia verde. Tu vedi una faccia del mattoncino, Bruno vede l’altra.',
      task: 'Metti il mattoncino verde e azzurro, con il verde verso di te.',
      wrong: {
        away: 'Così il verde lo vedrebbe Bruno, e sul suo lato non vale niente. Gira il mattoncino.',
        gift: 'Verde per te, ma fucsia per Bruno! Meglio dargli l’azzurro, che non è di nessuno.',
        plain:
          'Va bene anche quello tutto verde, ma il verde dietro è sprecato. Tienilo da parte e metti quello verde e azzurro.',
      },
    },
    row: {
      say: 'Bruno ha messo un mattoncino a destra del tuo. La fila più in basso si chiama *base* e cresce alle due estremità. I mattoncini del tuo colore affiancati formano una *riga*. Chi ha la riga più lunga prende 8 punti.',
      task: 'Metti un verde e azzurro all’estremità sinistra, accanto al tuo primo mattoncino.',
      wrong: {
        away: 'Il verde guarderebbe verso Bruno. Gira il mattoncino e mettilo all’estremità sinistra.',
        gift: 'Così regali a Bruno un fucsia. Metti quello verde e azzurro all’estremità sinistra.',
        plain: 'Quello tutto verde tienilo per dopo. Metti quello verde e azzurro all’estremità sinistra.',
        place:
          'Lì la tua riga non si allunga. Mettilo all’estremità sinistra, accanto al tuo primo mattoncino.',
      },
    },
    diagonal: {
      say: 'Due in riga! Ora si sale: sopra la base un mattoncino poggia per metà su ciascuno di *due vicini*. I mattoncini del tuo colore che salgono in linea retta formano una *diagonale*. La più lunga dà 10 punti. Il dado mostra l’azzurro.',
      task: 'Metti un verde e azzurro sopra i tuoi due verdi.',
      wrong: {
        away: 'Così sul tuo lato non c’è verde. Metti quello verde e azzurro sopra i tuoi due verdi, con il verde verso di te.',
        gift: 'Bruno non aspetta altro che quel fucsia. Metti quello verde e azzurro sopra i tuoi due verdi.',
        place: 'Il mattoncino è giusto! Ma va sopra i tuoi due verdi, dove forma una diagonale.',
      },
    },
    block: {
      say: 'Anche Bruno costruisce: sul suo lato ha due fucsia in riga, all’estremità destra. Ti è uscito *non il tuo colore*: serve un mattoncino senza verde. È il momento di sbarrargli la strada.',
      task: 'Metti il mattoncino tutto azzurro all’estremità destra della base.',
      wrong: {
        gift: 'Sul lato di Bruno è fucsia, proprio quello che gli serve. Metti quello tutto azzurro all’estremità destra.',
        place: 'Così non lo fermi. Mettilo all’estremità destra, dove la riga di Bruno vuole crescere.',
        brick:
          'Lo fermerebbe anche quello, ma il fucsia è meglio tenerlo. Metti quello tutto azzurro all’estremità destra.',
      },
    },
    turn: {
      say: 'Ora il dado mostra *sposta*: prendi un mattoncino *libero*, cioè senza niente sopra, e mettilo altrove, oppure giralo. Quello in alto a destra dà a Bruno una diagonale…',
      task: 'Gira sul posto il mattoncino in alto a destra.',
      wrong: {
        moved: 'Si può anche spostare. Ma girato sul posto toglie il fucsia e continua a occupare lo spazio.',
        other:
          'È permesso, ma a Bruno non fa niente. Gira il mattoncino in alto a destra: è parte della sua diagonale.',
      },
    },
    win: {
      say: '*Molti turni dopo* resta un mattoncino, tutto verde, e tocca a te. C’è un’ultima cosa che dà punti: una *connessione* è un gruppo di tuoi mattoncini che si toccano, di lato o in diagonale. La più grande dà 6 punti; a parità i punti si dividono. Nella riga sei avanti 4 a 3, nella diagonale è avanti Bruno 4 a 3, e le connessioni sono pari, 8 a 8.',
      task: 'Metti l’ultimo mattoncino dove ingrandisce la tua connessione o, ancora meglio, anche la diagonale.',
      wrong: {
        other:
          'Lì non tocca i tuoi verdi, e Bruno vincerebbe con la sua diagonale. Cerca un posto che tocchi il tuo gruppo grande di verdi.',
      },
    },
    end: {
      say: '*Hai vinto!* La partita finisce quando il mucchio è vuoto, e vince chi ha più punti. Tre cose da ricordare: *mostra il tuo colore sul tuo lato*; *togli all’avversario il suo*; *tieni d’occhio tutti e tre i premi: diagonale 10, riga 8, connessione 6*.',
    },
  },
};
