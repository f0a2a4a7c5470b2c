import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'Te toca',
    hurry: 'Se te está acabando el tiempo',
    begun: 'Tu partida ha empezado',
    round: 'Tu próxima ronda está lista',
    full: 'Tu mesa está completa',
    waiting: 'Alguien se ha sentado a tu mesa',
    rematch: 'Te proponen una revancha',
    challenge: 'Te han retado',
  },
  heading: 'Notificaciones',
  line: 'Recibe avisos de tus partidas aunque la aplicación esté cerrada.',
  on: 'Avisarme en este dispositivo',
  isOn: 'Recibirás avisos en este dispositivo.',
  off: 'Desactivar en este dispositivo',
  blocked: 'Las notificaciones están bloqueadas en este navegador. Permítelas en sus ajustes.',
  unable: 'Este navegador no admite avisos. En un iPhone, añade antes la aplicación a la pantalla de inicio.',
  kinds: 'Avisarme de',
  quiet: 'Horas de silencio',
  quietHint: 'Los avisos esperan a que terminen.',
  from: 'De',
  to: 'A',
  offer: 'Puedes cerrar la página: te avisaremos cuando te toque.',
};
