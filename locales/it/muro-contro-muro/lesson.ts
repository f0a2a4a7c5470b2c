import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

/** La lezione di Muro contro muro. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Benvenuto in Muro contro muro! Tu e Bruno costruite *un solo muro*, e ognuno ne vede un lato. Danno punti le linee lunghe del *tuo colore dal tuo lato*.',
    },
    colour: {
      say: 'Ognuno prende un colore. Il terzo non è di nessuno.',
      task: 'Prendi il verde.',
      wrong: {
        other: 'Anche quello è un bel colore. Ma stavolta prendiamo il verde, così tutto il resto torna.',
      },
    },
    first: {
      say: 'Bruno ha preso il fucsia, e inizi tu. Il dado mostra il *verde*: metti un mattoncino con una faccia verde. L’altra faccia è quella che vede Bruno.',
      task: 'Metti verde e azzurro, con il verde verso di te.',
      wrong: {
        away: 'Così il verde lo vedrebbe Bruno, e dal suo lato non vale niente. Gira il mattoncino.',
        gift: 'Verde per te, ma fucsia per Bruno! Meglio dargli l’azzurro, che non è di nessuno.',
        plain:
          'Anche tutto verde va, ma il verde dietro è sprecato. Tienilo da parte: metti verde e azzurro.',
      },
    },
    row: {
      say: 'Bruno ha messo un mattoncino a destra. I mattoncini affiancati formano una *riga*. La più lunga vale 8 punti.',
      task: 'Metti verde e azzurro all’estremità sinistra, accanto al tuo primo mattoncino.',
      wrong: {
        away: 'Il verde guarderebbe verso Bruno. Gira il mattoncino e mettilo all’estremità sinistra.',
        gift: 'Bruno ci guadagnerebbe un fucsia. Prendi verde e azzurro, all’estremità sinistra.',
        plain: 'Il tutto verde può aspettare. Prendi verde e azzurro, all’estremità sinistra.',
        place:
          'Lì la tua riga non si allunga. Mettilo all’estremità sinistra, accanto al tuo primo mattoncino.',
      },
    },
    diagonal: {
      say: 'Due in riga! Ora verso l’alto: un mattoncino poggia su *altri due*. Quelli che salgono di traverso formano una *diagonale*, che vale 10 punti. Il dado mostra l’azzurro.',
      task: 'Metti verde e azzurro sopra i tuoi due verdi.',
      wrong: {
        away: 'Dal tuo lato non ci sarebbe verde. Metti verde e azzurro sopra i tuoi due verdi, con il verde verso di te.',
        gift: 'Bruno sarebbe contento del fucsia. Metti verde e azzurro sopra i tuoi due verdi.',
        place: 'Il mattoncino è giusto! Ma va sopra i tuoi due verdi, per una diagonale.',
      },
    },
    block: {
      say: 'Anche Bruno costruisce: dal suo lato ci sono due fucsia in riga, all’estremità destra. Ti è uscito *non il tuo colore*. È il momento di sbarrargli la strada.',
      task: 'Metti un mattoncino tutto azzurro all’estremità destra della base.',
      wrong: {
        gift: 'Dal lato di Bruno è fucsia, proprio quello che gli serve. Prendi il tutto azzurro, all’estremità destra.',
        place:
          'Lì non dà fastidio a nessuno. Mettilo all’estremità destra, dove la riga di Bruno vuole crescere.',
        brick:
          'Funzionerebbe anche quello, ma è meglio tenerlo. Prendi il tutto azzurro, all’estremità destra.',
      },
    },
    turn: {
      say: 'Ora il dado mostra *sposta*: prendi dal muro un mattoncino libero e mettilo altrove, oppure giralo. Quello in alto a destra dà a Bruno una diagonale …',
      task: 'Gira sul posto il mattoncino in alto a destra.',
      wrong: {
        moved: 'Si può anche spostare. Ma girandolo sul posto il fucsia sparisce e il posto resta occupato.',
        other:
          'È permesso, ma a Bruno non fa niente. Gira il mattoncino in alto a destra: è la sua diagonale.',
      },
    },
    win: {
      say: '*Molti turni dopo* resta un mattoncino, ed è tuo: tutto verde. La riga è tua, 4 a 3. La diagonale di Bruno è più lunga, 3 a 4, e le connessioni sono pari, 8 a 8. A parità i punti si dividono.',
      task: 'Metti l’ultimo mattoncino in modo da ingrandire la tua connessione o, ancora meglio, anche la diagonale.',
      wrong: {
        other:
          'Lì non si unisce ai tuoi verdi, e Bruno vincerebbe grazie alla diagonale. Cerca un posto che tocchi il tuo gruppo più grande di verdi.',
      },
    },
    end: {
      say: '*Hai vinto!* Mostra il tuo colore, nascondi quello dell’avversario e tieni d’occhio tutti e tre i premi. Ora sai tutto quello che serve.',
    },
  },
};
