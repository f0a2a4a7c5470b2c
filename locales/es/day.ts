import type { DayTexts } from '../en/day.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const day: DayTexts = {
  heading: 'Partida del día',
  line: 'Hoy todos juegan la misma partida: la misma suerte, los mismos bots, el mismo asiento. Tienes un solo intento.',
  clubLine:
    'Hoy todos los miembros juegan la misma partida: la misma suerte, los mismos bots, el mismo asiento. Tienes un solo intento.',
  day: date => `La partida del ${date}`,
  bots: n =>
    plural(n, {
      one: 'Contra un bot de nivel «oficial»',
      many: 'Contra # de bots de nivel «oficial»',
      other: 'Contra # bots de nivel «oficial»',
    }),
  seat: n => `Eres el jugador ${number(n)}`,
  play: 'Jugar',
  continue: 'Continuar',
  next: time => `Próxima partida: ${time}`,
  count: n =>
    plural(n, {
      one: 'Una persona ha jugado esta partida.',
      many: '# de personas han jugado esta partida.',
      other: '# personas han jugado esta partida.',
    }),
  nobody: 'Nadie ha jugado todavía esta partida.',
  fetchFirst:
    'Conéctate una vez para recibir la partida de hoy. Después podrás jugarla también sin conexión.',
  old: 'No tienes conexión. Esta es la última partida del día guardada en este dispositivo.',
  yours: 'Tu resultado',
  result: (score, lead) => `Puntuación ${number(score)}: ${ahead(lead)}`,
  place: (place, of) => `Puesto ${number(place)} de ${number(of)}`,
  kept: 'No tienes conexión. Tu resultado está guardado y se comprobará cuando vuelvas a conectarte.',
  checking: 'El servidor está comprobando tus jugadas…',
  refused:
    'El servidor no puede repetir esta partida, así que no cuenta. Recarga la aplicación para tener la última versión.',
  late: 'Esta partida ya está cerrada: tu resultado no cuenta.',
  all: 'Todos los resultados',
  lead: ahead,
  people: n => plural(n, { one: 'un jugador', many: '# de jugadores', other: '# jugadores' }),
  you: 'tú',
  best: 'Mejores resultados',
  player: 'Jugador',
  score: 'Puntuación',
  difference: 'Ventaja',
  master: 'El maestro',
  masterPlays: 'El maestro aún está jugando esta partida.',
  replay: 'Repetición',
  replayOf: name => `Repetición: ${name}`,
  share: 'Compartir el resultado',
  copied: 'Copiado',
  proof: 'Por qué nadie puede conocerla antes',
  proofLine:
    'Días antes, el servidor publica un compromiso: el hash SHA-256 de la semilla del día. La semilla se publica al empezar el día (medianoche UTC). Todo lo que decide el azar sale de ella.',
  seen: 'La semilla coincide con el compromiso que se mostró a este dispositivo antes de empezar el día.',
  fits: 'La semilla coincide con el compromiso. A este dispositivo no se le mostró antes de empezar el día.',
  wrong: 'Atención: la semilla no coincide con el compromiso mostrado antes.',
  commitment: 'Compromiso',
  seed: 'Semilla',
  tomorrow: 'Compromiso para mañana',
};

function ahead(lead: number): string {
  if (lead === 0) return 'igualado con el mejor bot';
  return lead > 0 ? `${number(lead)} más que el mejor bot` : `${number(-lead)} menos que el mejor bot`;
}
