import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Führe deine Mäuse durch eine Burg mit verschiebbaren Böden: zwei Mäuse pro Käse.',
  progress: (done, of) => `Führung: ${number(done)} von ${number(of)} Käse`,
  options: {
    layout: {
      name: 'Burg',
      line: 'Wie die Räume unter den Dächern liegen.',
      values: { A: 'Burg 1', B: 'Burg 2' },
    },
    target: {
      name: 'Käse zum Sieg',
      line: 'Weniger Sorten machen die Partie kürzer.',
      value: n => plural(n, { one: '# Sorte', other: '# Sorten' }),
    },
    memory: {
      name: 'Merkhilfe',
      line: 'Sich Plättchen zu merken ist das halbe Spiel; die Hilfe nimmt es ab.',
      off: 'Aus: Merk sie dir selbst',
      on: 'An: Gesehenes bleibt sichtbar',
    },
    lastMouse: {
      name: 'Wer nur noch eine Maus hat',
      line: 'Kann man mit nur einer Maus gewinnen, wenn die Partie durch Stürze endet?',
      off: 'Gewinnt nicht nach Stürzen',
      on: 'Gewinnt mit den meisten Sorten',
    },
  },
};
