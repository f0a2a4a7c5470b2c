import type { Texts } from '../load.ts';

export const page: Texts['page'] = {
  description:
    'Quatre jeux de société où l’on bâtit des murs, à jouer en ligne entre amis, contre des bots ou sur un seul appareil : Die Mauer, Muro contro muro, Mauer Bauer et Burg Appenzell.',
  needsScript: 'Quattro Mura a besoin de JavaScript. Activez-le, puis rechargez la page.',
};
