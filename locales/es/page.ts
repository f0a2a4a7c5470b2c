import type { Texts } from '../load.ts';

export const page: Texts['page'] = {
  description:
    'Cuatro juegos de mesa de construir muros, en línea con amigos, contra bots o en un solo dispositivo: Die Mauer, Muro contro muro, Mauer Bauer y Burg Appenzell.',
  needsScript: 'Quattro Mura necesita JavaScript. Actívalo y vuelve a cargar la página.',
};
