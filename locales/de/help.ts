import type { help as english } from '../en/help.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('de');

export const help: typeof english = {
  accept: 'So spielen',
  chances: (best, next) =>
    `Damit gewinnst du in etwa ${number(best)} % der Fälle, mit dem nächstbesten Zug in etwa ${number(next)} %.`,
  asGood: best =>
    `Damit gewinnst du in etwa ${number(best)} % der Fälle, mit dem nächstbesten Zug etwa ebenso oft.`,
  alike: 'Ein anderer Zug ist etwa gleich gut.',
  onlyMove: 'Etwas anderes geht nicht.',
  restIsWorse: 'Alles andere ist klar schlechter.',

  heading: 'Tasten',
  intro: 'Diese Tasten gelten überall am Tisch. Die Antwort wird vorgelesen und steht hier.',
  keys: {
    turn: 'Was soll ich tun?',
    changed: 'Was ist seit meinem letzten Zug passiert?',
    hand: 'Was habe ich?',
    seats: 'Wie steht es bei allen?',
    row: 'Was liegt in Reihe 1, 2, 3 …?',
    around: 'Was liegt um mich herum?',
    again: 'Noch einmal sagen',
    help: 'Diese Liste der Tasten',
  },
  walk: 'Tab geht von Gruppe zu Gruppe, die Pfeiltasten von Ort zu Ort, die Eingabetaste wählt, Escape geht zurück.',
  row: (nth, what) => `Reihe ${number(nth)}: ${what}`,
  noRow: rows => `Das Spielfeld hat ${number(rows)} Reihen.`,
  empty: 'leer',
  nothingChanged: 'Seit deinem letzten Zug ist nichts passiert.',
  nothingInHand: 'Du hast nichts auf der Hand.',
  noPlace: 'Gehe zuerst zu einem Ort auf dem Spielfeld.',
};
