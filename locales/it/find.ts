import type { find as english } from '../en/find.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('it');

export const find: typeof english = {
  heading: 'Trova una partita',
  line: 'Ti troviamo un tavolo appena ci sono abbastanza giocatori.',
  games: 'Giochi',
  anyGame: 'Se non ne scegli, giochi la prima partita che parte.',
  speed: 'Ritmo',
  live: (time: string) => `Dal vivo: ${time} a mossa`,
  slow: (time: string) => `Lenta: ${time} a mossa`,
  seats: 'Giocatori',
  anySeats: 'Non importa',
  seatCount: (n: number) => `${number(n)} giocatori`,
  rated: 'Classificata, se tutti vogliono',
  near: 'Solo punteggio simile',
  nearHint: 'L’attesa può essere più lunga.',
  more: 'Altre opzioni',
  start: 'Avvia la ricerca',
  looking: 'Cerco altri giocatori…',
  usually: (time: string) => `Di solito ci vuole circa ${time}.`,
  unknown: 'Intanto puoi fare altro.',
  slowly: 'Puoi chiudere la pagina: la ricerca continua per tre giorni.',
  withBots: 'Inizia subito con i bot',
  cancel: 'Ferma la ricerca',
  found: 'Partita trovata!',
  open: 'Apri',
  missed: (time: string) => `Hai mancato più partite di seguito. Potrai cercare di nuovo tra ${time}.`,
};
