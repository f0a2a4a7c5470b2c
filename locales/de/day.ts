import type { DayTexts } from '../en/day.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const day: DayTexts = {
  heading: 'Partie des Tages',
  line: 'Heute spielen alle dieselbe Partie: dasselbe Glück, dieselben Bots, derselbe Platz. Du hast einen Versuch.',
  clubLine:
    'Heute spielen alle Mitglieder dieselbe Partie: dasselbe Glück, dieselben Bots, derselbe Platz. Du hast einen Versuch.',
  day: date => `Die Partie vom ${date}`,
  bots: n => plural(n, { one: 'Gegen einen Bot (Geselle)', other: 'Gegen # Bots (Gesellen)' }),
  seat: n => `Du bist Spieler ${number(n)}`,
  play: 'Spielen',
  continue: 'Weiterspielen',
  next: time => `Nächste Partie: ${time}`,
  count: n =>
    plural(n, {
      one: 'Eine Person hat diese Partie gespielt.',
      other: '# Personen haben diese Partie gespielt.',
    }),
  nobody: 'Diese Partie hat noch niemand gespielt.',
  fetchFirst: 'Geh einmal online, um die heutige Partie zu laden. Danach kannst du sie auch offline spielen.',
  old: 'Du bist offline. Das ist die letzte Partie des Tages auf diesem Gerät.',
  yours: 'Dein Ergebnis',
  result: (score, lead) => `Punktestand ${number(score)}: ${ahead(lead)}`,
  place: (place, of) => `Platz ${number(place)} von ${number(of)}`,
  kept: 'Du bist offline. Dein Ergebnis ist gespeichert und wird geprüft, sobald du wieder online bist.',
  checking: 'Der Server prüft deine Züge …',
  refused:
    'Der Server kann diese Partie nicht nachvollziehen, deshalb zählt sie nicht. Lade die App neu, um die neueste Version zu bekommen.',
  late: 'Diese Partie ist abgeschlossen, dein Ergebnis zählt nicht mehr.',
  all: 'Alle Ergebnisse',
  lead: ahead,
  people: n => plural(n, { one: 'eine Person', other: '# Personen' }),
  you: 'du',
  best: 'Beste Ergebnisse',
  player: 'Spieler',
  score: 'Punkte',
  difference: 'Vorsprung',
  master: 'Der Meister',
  masterPlays: 'Der Meister spielt diese Partie noch.',
  replay: 'Replay',
  replayOf: name => `Replay: ${name}`,
  share: 'Ergebnis teilen',
  copied: 'Kopiert',
  proof: 'Warum sie niemand vorher kennen kann',
  proofLine:
    'Schon Tage vorher veröffentlicht der Server eine Festlegung: den SHA-256-Hash des Startwerts des Tages. Der Startwert selbst wird veröffentlicht, wenn der Tag beginnt (Mitternacht UTC). Alles, was der Zufall entscheidet, folgt aus ihm.',
  seen: 'Der Startwert passt zu der Festlegung, die diesem Gerät vor Beginn des Tages gezeigt wurde.',
  fits: 'Der Startwert passt zur Festlegung. Diesem Gerät wurde sie vor Beginn des Tages nicht gezeigt.',
  wrong: 'Achtung: Der Startwert passt nicht zur früher gezeigten Festlegung.',
  commitment: 'Festlegung',
  seed: 'Startwert',
  tomorrow: 'Festlegung für morgen',
};

function ahead(lead: number): string {
  if (lead === 0) return 'gleichauf mit dem besten Bot';
  return lead > 0 ? `${number(lead)} mehr als der beste Bot` : `${number(-lead)} weniger als der beste Bot`;
}
