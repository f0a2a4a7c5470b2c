import type { box as english } from '../en/box.ts';
import { grammar } from '../grammar.ts';

const { plural } = grammar('de');

export const box: typeof english = {
  line: 'Ihr spielt mit echten Steinen? Die App schreibt mit, würfelt für verlorene Würfel oder übernimmt einen Platz.',
  referee: 'Partie mitschreiben',
  refereeLine:
    'Gebt jeden Zug ein, wie er gespielt wird. Nur erlaubte Züge stehen zur Wahl; die Partie bleibt als Wiederholung.',
  who: 'Wer gibt ein?',
  middle: 'Ein Gerät in der Tischmitte',
  open: 'Dem Gerät ist alles offen',
  held: (name: string) => `${name} hat das Gerät in der Hand`,
  keeperNote: 'Karten und Geschenke, die diese Person nicht sieht, bleiben unbekannt.',
  botNote: 'Wer dem Bot hilft, gibt ein, was er bekommt, ungesehen von den anderen.',
  oneBot: 'Ein Bot am echten Tisch genügt.',
  dice: 'Würfel und Beutel',
  diceLine: 'Würfel, Karte oder Plättchen verloren? Hier würfeln und ziehen.',
  roll: 'Würfeln',
  draw: 'Eins ziehen',
  putBack: 'Alles zurücklegen',
  left: (n: number) => plural(n, { one: 'noch #', other: 'noch #' }),
  nothing: 'Dieses Spiel braucht weder Würfel noch Karten.',
  diceHeading: 'Würfel',
  bagHeading: 'Beutel',
  entry: 'Eingeben, was geschah',
  whatFell: 'Was ist gefallen?',
  moveOf: (name: string) => `Was spielt ${name}?`,
  dealtTo: (name: string) => `Was bekommt ${name}?`,
  unseen: 'Ich habe es nicht gesehen',
  whatWasSeen: 'Was haben alle gesehen?',
  nothingSeen: 'Nichts wurde gezeigt',
  search: 'Suchen',
  refused: 'Das passt nicht zu dem, was vorher eingegeben wurde. Geht bis zum Fehler zurück.',
  goBack: 'Zurückgehen',
  goBackLine: 'Wählt die erste falsche Eingabe: Davor geht es weiter.',
  notOnOffer:
    'Ein Zug steht nicht zur Wahl? Dann ist er gerade verboten: „Regeln“ öffnet die Regel, die gilt.',
  botThinks: (name: string) => `${name} denkt nach …`,
  committed: (name: string) => `${name} hat gewählt. Merkt euch diesen Code und öffnet dann alle Fäuste:`,
  fistsOpen: 'Alle Fäuste sind offen',
  checkable: 'Das kann jeder nachprüfen:',
  done: 'Erledigt',
  unverified: 'Von Hand eingegeben, mit echtem Zufall: nicht nachprüfbar.',
};
