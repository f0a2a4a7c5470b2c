import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'Tus datos',
  line: 'Todo lo que el servidor y este dispositivo saben de ti, en un solo archivo.',
  download: 'Descargar mis datos',
  gathering: 'Reuniendo tus datos…',
  done: name => `Guardado como ${name}.`,

  guestLine:
    'En este dispositivo eres un invitado. ¿Ya tienes un perfil? Inicia sesión con su llave de acceso.',
  bringQuestion: '¿Qué pasa con las partidas de este invitado?',
  bring: [
    'Mesas, partidas, estadísticas y notificaciones pasan a tu perfil.',
    'Una puntuación pasa si tu perfil aún no tiene ninguna en ese juego.',
    'Si los dos están en la misma mesa, el invitado deja su asiento.',
  ],
  bringDo: 'Llevarlas conmigo',
  leaveLine: 'Lo que dejes no se podrá volver a abrir.',
  leaveDo: 'Dejarlas aquí',

  goes: 'Se borra',
  goesWhat: [
    'Tu nombre, tus puntuaciones y tus estadísticas',
    'Llaves de acceso, sesiones en todos los dispositivos y notificaciones',
    'Cuentas de bot y sus tokens',
  ],
  stays: 'Se conserva',
  staysWhat: [
    'Las partidas terminadas, para los demás: tu nombre pasa a ser «Anónimo»',
    'Las partidas de este dispositivo',
  ],
  underWay: 'Abandonas todas las partidas en curso.',
};
