import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const replay: typeof english = {
  of: game => `${game}: repetición`,
  loading: 'Cargando la partida…',

  controls: 'Controles de la repetición',
  slider: 'Posición en la partida',
  moment: (play, plays) => `Jugada ${number(play)} de ${number(plays)}`,
  beginning: 'Inicio de la partida',
  quiet: 'Sin cambios visibles.',
  toStart: 'Primera jugada',
  toEnd: 'Última jugada',
  back: 'Jugada anterior',
  forward: 'Jugada siguiente',
  play: 'Reproducir',
  pause: 'Pausa',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Velocidad: ${number(factor)}×`,
  find: 'Ir a',
  previous: what => `Anterior: ${what}`,
  next: what => `Siguiente: ${what}`,
  keys: 'Teclas: ← → jugada, ↑ ↓ turno, Espacio reproducir o pausar, Inicio y Fin',

  as: 'Ver como',
  everything: 'Todo a la vista',
  spectator: 'Espectador',

  hands: 'Manos',
  analyse: 'Analizar',
  log: 'Historial',
  review: 'Análisis',
  share: 'Compartir',
  unfinished: 'Esta partida no ha terminado. Solo ves lo que ya puedes saber.',
  remembering: 'La memoria es parte de esta partida: podrás ver la repetición cuando termine.',

  shareSheet: {
    heading: 'Compartir la partida',
    link: 'Enlace a la partida',
    linkHere: 'Enlace a esta jugada',
    copy: 'Copiar',
    copied: 'Copiado',
    send: 'Compartir…',
    embed: 'Insertar en una página web',
    embedHint: 'Pega esto en el HTML de tu página.',
    packed: 'El enlace contiene la partida entera y funciona sin servidor.',
    onlyHere:
      'Esta partida solo está en este dispositivo. Comparte su archivo: al soltarlo en Quattro Mura, se abre en cualquier dispositivo.',
    record: 'Compartir el archivo',
    download: 'Descargar el archivo',
    check: 'Verificar la partida',
    checking: 'Verificando…',
    checked: (plays, fair) =>
      fair
        ? `Verificado: la semilla del azar se fijó antes de la jugada 1, y ${plural(plays, { one: 'la única jugada cumple', many: 'las # de jugadas cumplen', other: 'las # jugadas cumplen' })} las reglas.`
        : `${plural(plays, { one: 'La única jugada cumple', many: 'Las # de jugadas cumplen', other: 'Las # jugadas cumplen' })} las reglas. El archivo no incluye una semilla que verificar.`,
    wrong: message => `La verificación ha fallado: ${message}`,
  },

  shared: {
    broken: 'Este enlace no contiene ninguna partida',
    brokenWhy: 'Quizá se cortó al copiarlo o al enviarlo.',
  },

  matchPage: {
    notFound: 'Partida no encontrada.',
    notFoundWhy: 'Quizá el enlace está incompleto o la partida es privada.',
    notOver: 'Esta partida sigue en curso.',
    watch: 'Ver en vivo',
    noServer: 'No se pudo cargar la partida. Revisa tu conexión.',
    openApp: 'Abrir en Quattro Mura',
  },

  list: {
    heading: 'Repeticiones',
    line: 'Partidas terminadas en este dispositivo y archivos que has abierto.',
    none: 'Aún no hay partidas terminadas en este dispositivo.',
    finished: 'Jugadas en este dispositivo',
    imported: 'Abiertas desde archivos',
    unfinished: 'En curso',
    won: names => `victoria: ${names}`,
    notOver: 'sin terminar',
    watch: 'Ver',
    watchOf: (game, names) => `Ver la repetición de ${game} con ${names}`,
    remove: game => `Quitar esta partida de ${game}`,
    date: at => new Intl.DateTimeFormat('es', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Abrir un archivo…',
    hint: 'O suelta el archivo en cualquier parte de la aplicación.',
    drop: 'Suelta el archivo para ver la partida',
    failed: 'Este archivo no se puede abrir',
    notJson: 'No es un archivo de partida: no es JSON válido.',
    tooBig: 'Es demasiado grande para ser un archivo de partida.',
  },
};
