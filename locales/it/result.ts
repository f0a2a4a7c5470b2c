import type { result as english } from '../en/result.ts';
import { grammar } from '../grammar.ts';

const { number, plural, and } = grammar('it');

const PLACES: Readonly<Record<number, string>> = {
  2: 'Secondo',
  3: 'Terzo',
  4: 'Quarto',
  5: 'Quinto',
  6: 'Sesto',
};

export const result: typeof english = {
  youWon: 'Hai vinto!',
  ahead: points =>
    plural(points, {
      one: 'Con # punto di vantaggio',
      many: 'Con # di punti di vantaggio',
      other: 'Con # punti di vantaggio',
    }),
  youShare: others => `Vinci a pari merito con ${and(others)}`,
  youLost: points =>
    points === null
      ? 'Hai perso'
      : plural(points, {
          one: 'Hai perso per # punto',
          many: 'Hai perso per # di punti',
          other: 'Hai perso per # punti',
        }),
  youCame: (place, behind) => {
    const came = `${PLACES[place] ?? number(place)} posto`;
    return behind === null
      ? came
      : `${came}, ${plural(behind, { one: 'a # punto', many: 'a # di punti', other: 'a # punti' })} dalla vittoria`;
  },
  won: names => (names.length === 1 ? `Ha vinto ${names[0]}` : `Hanno vinto a pari merito ${and(names)}`),
  decided: {
    resigned: (seat, who) => who(seat, '# ha abbandonato.', 'Hai abbandonato.'),
    time: (seat, who) => who(seat, 'Il tempo di # è scaduto.', 'Il tuo tempo è scaduto.'),
  },
  forfeited: 'non ha finito',
  points: 'Punti',
  player: 'Giocatore',
  number,
  race: 'Andamento del punteggio',
  raceOf: (name, scores) => `${name}: ${scores}`,
  raceInWords: lines => `Punti all’inizio, dopo ogni quarto e alla fine. ${lines.join('. ')}.`,
  how: 'Punti nel dettaglio',
  compare: 'Confronta con tutti',
  rematch: 'Rivincita',
  review: 'Analisi',
  share: 'Condividi',
  look: 'Vedi il tabellone',
  replay: 'Replay',
};
