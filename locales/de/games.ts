import type { games as english } from '../en/games.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

/**
 * Terms, as the German editions and their players use them.
 * All: Partie (match), Zug (turn, move), Runde (round), Vorrat (pile, supply), Spielfeld (board).
 * Die Mauer: Bauherr, Bauteil, Mauerteil, Turm, Tor, Minuspunkte.
 * Muro contro muro: Stein, setzen, versetzen, umdrehen, Diagonale, Reihe, Verbindung.
 * Mauer Bauer: Feld (plain), Gildekarte, Wertung, Nachziehstapel, abwerfen, draußen (outside all cities).
 * Burg Appenzell: Plättchen, Schiebeplättchen (the spare), Mausefalle, Verlies, Dach, Fahne, Käsesorte.
 */
export const games: typeof english = {
  'die-mauer': {
    name: 'Die Mauer',
    line: 'Errate, was der Bauherr versteckt, und sei deine Bauteile zuerst los.',
    options: {
      rounds: { name: 'Runden', value: n => plural(n, { one: '# Runde', other: '# Runden' }) },
      gift: {
        name: 'Geschenk an den Bauherrn mit leerer Faust',
        values: { must: 'ist Pflicht', may: 'ist freiwillig' },
      },
    },
  },
  'muro-contro-muro': {
    name: 'Muro contro muro',
    line: 'Eine Mauer, zwei Seiten: Die längsten Linien in deiner Farbe gewinnen.',
    options: {
      copies: { name: 'Steine jeder Art', value: n => `${number(n)} (${number(6 * n)} insgesamt)` },
    },
  },
  'mauer-bauer': {
    name: 'Mauer Bauer',
    line: 'Baut gemeinsam Mauern um Städte und punktet mit geheimen Gildekarten.',
    options: {
      hastyRoll: {
        name: 'Zu früh würfeln',
        off: 'Nicht erlaubt',
        on: 'Erlaubt: kostet einen Punkt, und der Wurf zählt nicht',
      },
    },
  },
  'burg-appenzell': {
    name: 'Burg Appenzell',
    line: 'Führe deine Mäuse durch eine Burg mit verschiebbaren Böden: Je zwei holen einen Käse.',
    options: {
      layout: { name: 'Burg', values: { A: 'Die erste Burg', B: 'Die zweite Burg' } },
      target: {
        name: 'Käse zum Sieg',
        value: n => plural(n, { one: '# Sorte', other: '# Sorten' }),
      },
      memory: {
        name: 'Merkhilfe',
        off: 'Aus: Merk dir, was unter den Dächern liegt',
        on: 'An: Gesehene Plättchen bleiben sichtbar',
      },
    },
  },
};
