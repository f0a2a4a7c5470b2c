import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const replay: typeof english = {
  of: game => `${game}: replay`,
  loading: 'Carico la partita…',

  controls: 'Comandi del replay',
  slider: 'Punto della partita',
  moment: (play, plays) => `Mossa ${number(play)} di ${number(plays)}`,
  beginning: 'Inizio della partita',
  quiet: 'Nessun cambiamento visibile.',
  toStart: 'Prima mossa',
  toEnd: 'Ultima mossa',
  back: 'Mossa precedente',
  forward: 'Mossa successiva',
  play: 'Riproduci',
  pause: 'Pausa',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Velocità: ${number(factor)}×`,
  find: 'Vai a',
  previous: what => `Precedente: ${what}`,
  next: what => `Successivo: ${what}`,
  keys: 'Tasti: ← → mossa, ↑ ↓ turno, Spazio riproduci o pausa, Home e Fine per inizio e fine',

  as: 'Guarda come',
  everything: 'Tutto scoperto',
  spectator: 'Spettatore',

  hands: 'Mani',
  analyse: 'Analizza',
  log: 'Cronaca',
  review: 'Analisi',
  share: 'Condividi',
  unfinished: 'La partita non è finita: vedi solo ciò che puoi sapere finora.',
  remembering: 'Qui la memoria fa parte del gioco: il replay si apre a partita finita.',

  shareSheet: {
    heading: 'Condividi la partita',
    link: 'Link alla partita',
    linkHere: 'Link a questa mossa',
    copy: 'Copia',
    copied: 'Copiato',
    send: 'Condividi…',
    embed: 'Incorpora in una pagina web',
    embedHint: 'Incolla questo codice nell’HTML della pagina.',
    packed: 'Il link contiene l’intera partita e funziona anche senza server.',
    onlyHere:
      'Questa partita è solo su questo dispositivo. Condividi il suo file: trascinato su Quattro Mura, si apre su qualsiasi dispositivo.',
    record: 'Condividi il file',
    download: 'Scarica il file',
    check: 'Verifica la partita',
    checking: 'Verifica in corso…',
    checked: (plays, fair) =>
      fair
        ? `Verificata: il seme casuale era fissato prima della prima mossa. ${lawful(plays)}`
        : `${lawful(plays)} Nel file non c’è un seme casuale da verificare.`,
    wrong: message => `Verifica fallita: ${message}`,
  },

  shared: {
    broken: 'Questo link non contiene una partita',
    brokenWhy: 'Forse è stato troncato durante la copia o l’invio.',
  },

  matchPage: {
    notFound: 'Partita non trovata.',
    notFoundWhy: 'Il link potrebbe essere incompleto, o la partita è privata.',
    notOver: 'Questa partita è ancora in corso.',
    watch: 'Guarda in diretta',
    noServer: 'La partita non si è caricata. Controlla la connessione.',
    openApp: 'Apri in Quattro Mura',
  },

  list: {
    heading: 'Replay',
    line: 'Le partite finite su questo dispositivo e quelle aperte da file.',
    none: 'Ancora nessuna partita finita su questo dispositivo.',
    finished: 'Giocate su questo dispositivo',
    imported: 'Aperte da file',
    unfinished: 'In corso',
    won: names => `vittoria: ${names}`,
    notOver: 'non finita',
    watch: 'Replay',
    watchOf: (game, names) => `Replay di ${game} con ${names}`,
    remove: game => `Rimuovi questa partita a ${game}`,
    date: at => new Intl.DateTimeFormat('it', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Apri un file di partita…',
    hint: 'Oppure trascina il file in un punto qualsiasi dell’app.',
    drop: 'Rilascia il file per vedere il replay',
    failed: 'Impossibile aprire il file',
    notJson: 'Non è un file di partita: il JSON non è valido.',
    tooBig: 'È troppo grande per essere un file di partita.',
  },
};

function lawful(plays: number): string {
  return plural(plays, {
    one: 'L’unica mossa segue le regole.',
    many: 'Tutte le # di mosse seguono le regole.',
    other: 'Tutte le # mosse seguono le regole.',
  });
}
