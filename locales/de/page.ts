import type { Texts } from '../load.ts';

export const page: Texts['page'] = {
  description:
    'Vier Brettspiele rund ums Mauerbauen, online mit Freunden, gegen Bots oder an einem Gerät: Die Mauer, Muro contro muro, Mauer Bauer und Burg Appenzell.',
  needsScript: 'Quattro Mura braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
};
