import type { DayTexts } from '../en/day.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const day: DayTexts = {
  heading: 'Partita del giorno',
  line: 'Oggi tutti giocano la stessa partita: stessa fortuna, stessi bot, stesso posto. Hai un solo tentativo.',
  clubLine:
    'Oggi tutti i membri giocano la stessa partita: stessa fortuna, stessi bot, stesso posto. Hai un solo tentativo.',
  day: date => `La partita del ${date}`,
  bots: n =>
    plural(n, {
      one: 'Contro un bot di livello lavorante',
      many: 'Contro # di bot di livello lavorante',
      other: 'Contro # bot di livello lavorante',
    }),
  seat: n => `Sei il giocatore ${number(n)}`,
  play: 'Gioca',
  continue: 'Continua',
  next: time => `Prossima partita: ${time}`,
  count: n =>
    plural(n, {
      one: 'Una persona ha giocato questa partita.',
      many: '# di persone hanno giocato questa partita.',
      other: '# persone hanno giocato questa partita.',
    }),
  nobody: 'Nessuno ha ancora giocato questa partita.',
  fetchFirst: 'Collegati una volta per scaricare la partita di oggi. Poi potrai giocarla anche offline.',
  old: 'Sei offline. Questa è l’ultima partita del giorno salvata su questo dispositivo.',
  yours: 'Il tuo risultato',
  result: (score, lead) => `Punteggio ${number(score)}: ${ahead(lead)}`,
  place: (place, of) => `Posizione ${number(place)} su ${number(of)}`,
  kept: 'Sei offline. Il risultato è salvato e sarà verificato quando tornerai online.',
  checking: 'Il server sta verificando le tue mosse…',
  refused:
    'Il server non riesce a ripetere questa partita, quindi non conta. Ricarica l’app per avere l’ultima versione.',
  late: 'Questa partita è chiusa: il tuo risultato non conta più.',
  all: 'Tutti i risultati',
  lead: ahead,
  people: n => plural(n, { one: 'una persona', many: '# di persone', other: '# persone' }),
  you: 'tu',
  best: 'Migliori risultati',
  player: 'Giocatore',
  score: 'Punteggio',
  difference: 'Vantaggio',
  master: 'Il maestro',
  masterPlays: 'Il maestro sta ancora giocando questa partita.',
  replay: 'Replay',
  replayOf: name => `Replay: ${name}`,
  share: 'Condividi il risultato',
  copied: 'Copiato',
  proof: 'Perché nessuno può conoscerla prima',
  proofLine:
    'Con giorni di anticipo il server pubblica un impegno: l’hash SHA-256 del seme del giorno. Il seme stesso è pubblicato all’inizio del giorno (mezzanotte UTC). Da lì deriva tutto ciò che decide il caso.',
  seen: 'Il seme corrisponde all’impegno mostrato a questo dispositivo prima dell’inizio del giorno.',
  fits: 'Il seme corrisponde all’impegno. A questo dispositivo non era stato mostrato prima dell’inizio del giorno.',
  wrong: 'Attenzione: il seme non corrisponde all’impegno mostrato prima.',
  commitment: 'Impegno',
  seed: 'Seme',
  tomorrow: 'Impegno per domani',
};

function ahead(lead: number): string {
  if (lead === 0) return 'alla pari con il miglior bot';
  return lead > 0 ? `${number(lead)} più del miglior bot` : `${number(-lead)} meno del miglior bot`;
}
