import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { number, and } = grammar('es');

export const replay: typeof english = {
  of: game => `${game}: la partida, de nuevo`,
  loading: 'Trayendo la partida…',

  controls: 'Controles',
  slider: 'Momento de la partida',
  moment: (play, plays) => `Jugada ${number(play)} de ${number(plays)}`,
  beginning: 'Empieza la partida',
  quiet: 'Aquí no hay nada que ver.',
  toStart: 'Al principio',
  toEnd: 'Al final',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  play: 'Reproducir',
  pause: 'Pausa',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Velocidad: ${number(factor)} veces`,
  find: 'Buscar',
  previous: what => `Anterior: ${what}`,
  next: what => `Siguiente: ${what}`,
  keys: 'Teclas: ← → una jugada, ↑ ↓ un turno, espacio reproduce, Inicio y Fin',

  as: 'Visto por',
  everything: 'Todo a la vista',
  spectator: 'Espectador',

  log: 'Qué pasó',
  review: 'Análisis',
  share: 'Compartir',
  result: winners => (winners.length === 1 ? `Ganó ${winners[0]}` : `Ganaron juntos ${and(winners)}`),
  unfinished: 'Esta partida no ha terminado. La ves hasta donde puedes saber.',
  remembering: 'En esta partida recordar es parte del juego: solo se podrá volver a ver cuando termine.',

  shareSheet: {
    heading: 'Compartir esta partida',
    link: 'Enlace a la partida',
    linkHere: 'Enlace a este momento',
    copy: 'Copiar',
    copied: 'Copiado',
    send: 'Enviar…',
    embed: 'Poner la partida en otra página web',
    embedHint: 'Copia esto en la página donde deba estar.',
    onlyHere:
      'Esta partida solo está en este dispositivo. Envía su archivo: se abre en cualquier copia de la aplicación, arrastrándolo a la página.',
    record: 'Enviar la partida',
    download: 'Descargar la partida',
    check: 'Comprobar la partida',
    checking: 'Comprobando…',
    checked: (plays, fair) =>
      fair
        ? `Todo en orden: el azar estaba fijado antes de la primera jugada, y las ${number(plays)} jugadas siguen las reglas.`
        : `Las ${number(plays)} jugadas siguen las reglas. El archivo no dice cómo se sacó el azar.`,
    wrong: message => `Algo está mal: ${message}`,
  },

  matchPage: {
    notFound: 'Aquí no está esa partida.',
    notFoundWhy: 'Quizá el enlace está incompleto, o la partida no es pública.',
    notOver: 'Esta partida todavía se está jugando.',
    watch: 'Verla',
    noServer: 'No se ha podido traer la partida. ¿Hay red?',
    openApp: 'Abrir en Quattro Mura',
  },

  list: {
    heading: 'Volver a ver partidas',
    line: 'Las partidas terminadas en este dispositivo y las que has abierto aquí.',
    none: 'Todavía no hay ninguna partida terminada en este dispositivo.',
    finished: 'Jugadas aquí',
    imported: 'Abiertas desde archivos',
    unfinished: 'Todavía en curso',
    won: names => `ganó ${names}`,
    notOver: 'sin terminar',
    watch: 'Ver',
    watchOf: (game, names) => `Ver ${game} con ${names}`,
    remove: game => `Quitar esta partida de ${game}`,
    date: at => new Intl.DateTimeFormat('es', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Abrir una partida…',
    hint: 'También puedes arrastrar el archivo a cualquier parte de la aplicación.',
    drop: 'Suelta el archivo para ver la partida',
    failed: 'Este archivo no se puede abrir',
    notJson: 'No es una partida guardada: no es JSON.',
    tooBig: 'Es demasiado grande para ser una partida guardada.',
    wrong: message => `Qué está mal: ${message}`,
  },
};
