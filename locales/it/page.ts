import type { Texts } from '../load.ts';

export const page: Texts['page'] = {
  description:
    'Quattro giochi da tavolo in cui si costruiscono muri, da giocare online con gli amici, contro i bot o su un solo dispositivo: Die Mauer, Muro contro muro, Mauer Bauer e Burg Appenzell.',
  needsScript: 'Quattro Mura ha bisogno di JavaScript. Attivalo e ricarica la pagina.',
};
