import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Baut Mauern und Städte auf gemeinsamem Land und punktet mit geheimen Gildekarten.',
  options: {
    hastyRoll: {
      name: 'Zu früh würfeln',
      off: 'Nicht erlaubt',
      on: 'Erlaubt: kostet einen Punkt, und der Wurf zählt nicht',
    },
  },
};
