import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Baut Mauern und Städte auf gemeinsamem Land und punktet mit geheimen Gildekarten.',
  progress: (done, of) => `Noch ${number(done)} von ${number(of)} Mauern`,
  options: {
    hastyRoll: {
      name: 'Zu früh würfeln',
      line: 'Eine Strafe für Ungeduldige: Sie verlieren einen Punkt, und der Wurf zählt nicht.',
      off: 'Nicht erlaubt',
      on: 'Erlaubt, kostet einen Punkt',
    },
  },
};
