import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { number, and } = grammar('it');

export const replay: typeof english = {
  of: game => `${game}: la partita rivista`,
  loading: 'Recupero la partita …',

  controls: 'Comandi',
  slider: 'Momento della partita',
  moment: (play, plays) => `Giocata ${number(play)} di ${number(plays)}`,
  beginning: 'La partita comincia',
  quiet: 'Qui non c’è niente da vedere.',
  toStart: 'All’inizio',
  toEnd: 'Alla fine',
  back: 'Una giocata indietro',
  forward: 'Una giocata avanti',
  play: 'Riproduci',
  pause: 'Pausa',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Velocità: ${number(factor)} volte`,
  find: 'Cerca',
  previous: what => `Precedente: ${what}`,
  next: what => `Successivo: ${what}`,
  keys: 'Tasti: ← → una giocata, ↑ ↓ un turno, spazio riproduce, Inizio e Fine',

  as: 'Vista di',
  everything: 'Tutto scoperto',
  spectator: 'Spettatore',

  log: 'Che cosa è successo',
  review: 'Analisi',
  share: 'Condividi',
  result: winners =>
    winners.length === 1 ? `Ha vinto ${winners[0]}` : `Hanno vinto insieme ${and(winners)}`,
  unfinished: 'Questa partita non è finita. La vedi per quanto ti è permesso sapere.',
  remembering: 'In questa partita ricordare fa parte del gioco: si potrà rivedere solo quando sarà finita.',

  shareSheet: {
    heading: 'Condividi questa partita',
    link: 'Link alla partita',
    linkHere: 'Link a questo momento',
    copy: 'Copia',
    copied: 'Copiato',
    send: 'Invia …',
    embed: 'Inserire la partita in un’altra pagina web',
    embedHint: 'Copia questo nella pagina in cui deve stare.',
    onlyHere:
      'Questa partita è solo su questo dispositivo. Invia il verbale: si apre in ogni copia dell’app, trascinandolo sulla pagina.',
    record: 'Invia il verbale',
    download: 'Scarica il verbale',
    check: 'Verifica la partita',
    checking: 'Verifica in corso …',
    checked: (plays, fair) =>
      fair
        ? `Tutto a posto: il caso era fissato prima della prima giocata, e tutte le ${number(plays)} giocate seguono le regole.`
        : `Tutte le ${number(plays)} giocate seguono le regole. Il verbale non dice come è stato estratto il caso.`,
    wrong: message => `Qualcosa non torna: ${message}`,
  },

  matchPage: {
    notFound: 'Qui non c’è questa partita.',
    notFoundWhy: 'Forse il link è incompleto, o la partita non è pubblica.',
    notOver: 'Questa partita è ancora in corso.',
    watch: 'Guardala',
    noServer: 'Non è stato possibile recuperare la partita. C’è rete?',
    openApp: 'Apri in Quattro Mura',
  },

  list: {
    heading: 'Riguarda le partite',
    line: 'Le partite finite su questo dispositivo e i verbali che hai aperto qui.',
    none: 'Su questo dispositivo non c’è ancora nessuna partita finita.',
    finished: 'Giocate qui',
    imported: 'Aperte da file',
    unfinished: 'Ancora in corso',
    won: names => `vittoria di ${names}`,
    notOver: 'non finita',
    watch: 'Rivedi',
    watchOf: (game, names) => `Rivedi ${game} con ${names}`,
    remove: game => `Rimuovi questa partita a ${game}`,
    date: at => new Intl.DateTimeFormat('it', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Apri un verbale …',
    hint: 'Puoi anche trascinare il file in un punto qualsiasi dell’app.',
    drop: 'Lascia qui il verbale per rivedere la partita',
    failed: 'Questo file non si può aprire',
    notJson: 'Non è il verbale di una partita: non è JSON.',
    tooBig: 'È troppo grande per essere il verbale di una partita.',
    wrong: message => `Che cosa non va: ${message}`,
  },
};
