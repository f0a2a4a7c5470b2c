import type { online as english } from '../en/online.ts';
import { grammar } from '../grammar.ts';

const { plural, and } = grammar('es');

export const online: typeof english = {
  failures: {
    'bad-message': 'El servidor no ha entendido la petición.',
    'unknown-player': 'El servidor ya no reconoce este dispositivo. Inténtalo de nuevo.',
    'not-found': 'Aquí ya no hay nada, o no está abierto para ti.',
    'not-allowed': 'No puedes hacer eso.',
    'not-now': 'Ahora mismo no es posible.',
    'too-many': 'Demasiadas peticiones a la vez. Inténtalo dentro de un rato.',
    'wrong-origin': 'El servidor solo responde a sus propias páginas. Ábrelo en su propia dirección.',
    'not-your-turn': 'No es tu turno.',
    'illegal-move': 'Las reglas no permiten esta jugada.',
    stale: 'Entretanto ha pasado algo en la mesa. Mira otra vez y luego elige.',
    'not-over': 'La partida aún no ha terminado.',
    failed: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
    'no-server': 'No se puede contactar con el servidor.',
  },

  ways: {
    heading: 'Formas de jugar',
    withFriends: 'Con amigos',
    onThisDevice: 'En este dispositivo',
    openTables: 'Mesas abiertas',
    online: 'En línea',
    game: 'Qué juego',
  },

  places: { heading: 'En línea', tables: 'Mesas', matches: 'Mis partidas', ratings: 'Clasificación' },

  somebody: 'Alguien',
  yourTurn: 'Te toca',
  yourTurns: n =>
    plural(n, {
      one: '# partida te espera',
      many: '# de partidas te esperan',
      other: '# partidas te esperan',
    }),
  you: 'tú',
  rated: 'puntúa',
  live: 'en vivo',
  slow: days =>
    plural(days, { one: '# día por jugada', many: '# de días por jugada', other: '# días por jugada' }),
  byLink: 'solo con enlace',
  fact: (name, value) => `${name}: ${value}`,
  freeSeats: n =>
    plural(n, { one: '# asiento libre', many: '# de asientos libres', other: '# asientos libres' }),
  timeLeft: time => `tiempo restante: ${time}`,
  overdue: 'tiempo agotado',
  waitingFor: names => `esperando a ${and(names)}`,

  lobbyPage: {
    make: 'Abrir una mesa',
    game: 'Juego',
    allGames: 'Todos los juegos',
    open: 'Mesas abiertas',
    noneOpen: 'Ahora mismo no hay ninguna mesa abierta',
    noneOpenLine: 'Abre una: envía el enlace a tus amigos o deja que venga quien quiera.',
    watch: 'Partidas para mirar',
    noneLive: 'En este momento nadie juega en público.',
    join: 'Unirse',
    joinOf: (game, names) => `Unirse: ${game} con ${names}`,
    goIn: 'Ir',
    goInOf: game => `Ir a mi mesa de ${game}`,
    look: 'Mirar',
    lookOf: (game, names) => `Mirar: ${game} con ${names}`,
    gone: 'Ya no está abierta',
    noServer: 'Aquí no hay servidor',
    noServerLine: 'Las mesas en línea necesitan la red. Las partidas en este dispositivo, no.',
  },

  matchesPage: {
    heading: 'Mis partidas',
    awaited: 'Te toca',
    running: 'En curso',
    waiting: 'Sin empezar',
    finished: 'Terminadas',
    none: 'Aún no hay partidas en línea',
    noneLine: 'Abre una mesa para tus amigos o siéntate a una que esté abierta.',
    play: 'Jugar',
    playOf: (game, names) => `Jugar: ${game} con ${names}`,
    open: 'Abrir',
    openOf: (game, names) => `Abrir: ${game} con ${names}`,
    alone: 'nadie más todavía',
    youWon: 'Has ganado',
    won: names =>
      plural(names.length, {
        one: `Gana: ${and(names)}`,
        many: `Ganan: ${and(names)}`,
        other: `Ganan: ${and(names)}`,
      }),
    more: 'Mostrar las anteriores',
    all: n =>
      plural(n, {
        one: '# partida más en línea',
        many: '# de partidas más en línea',
        other: '# partidas más en línea',
      }),
  },

  newTablePage: {
    heading: game => `Una mesa para ${game}`,
    you: name => `Tú: ${name}`,
    open: 'Asiento abierto',
    openNote:
      'Los asientos abiertos son para quien venga con tu enlace. En la mesa aún podrás dárselos a bots.',
    table: 'La mesa',
    whoMayCome: 'Quién puede venir',
    byLink: 'Solo quien tenga el enlace',
    anybody: 'Cualquiera: entre las mesas abiertas',
    pace: 'Ritmo',
    paceLive: 'En vivo: todos juntos a la mesa',
    paceSlow: 'Lento: días para cada jugada',
    days: 'Tiempo para una jugada',
    daysValue: n => plural(n, { one: '# día', many: '# de días', other: '# días' }),
    absent: 'Un bot puede sustituir a un ausente tras',
    absentValue: n => plural(n, { one: '# minuto', many: '# de minutos', other: '# minutos' }),
    rated: 'Puntúa',
    ratedHint: 'El resultado cuenta para la puntuación de todos los que juegan.',
    ratedNot: 'Las partidas con bots nunca puntúan.',
    make: 'Abrir la mesa',
    making: 'Abriendo la mesa…',
  },

  ratingsPage: {
    heading: 'Clasificación',
    caption: game => `Los mejores en ${game}`,
    rank: 'Pos.',
    player: 'Jugador',
    rating: 'Puntuación',
    matches: 'Partidas',
    none: 'Aquí aún no hay nadie clasificado',
    noneLine: 'Juega una partida que puntúe: quien termine la primera estará arriba.',
    note: 'La puntuación crece con los resultados y con la certeza: se empieza en 0, y quien es fuerte tiene unos 30.',
  },

  playerPage: {
    bot: 'Un programa que juega solo',
    none: 'Todavía ninguna partida que puntúe.',
    graph: (game, matches, from, to) =>
      plural(matches, {
        one: `${game}: puntuación tras una partida: ${to}`,
        many: `${game}: puntuación a lo largo de # de partidas, de ${from} a ${to}`,
        other: `${game}: puntuación a lo largo de # partidas, de ${from} a ${to}`,
      }),
    history: 'Partida a partida',
    when: 'Cuándo',
    after: 'Puntuación después',
    report: 'Denunciar este nombre',
    reportLine: 'Si un nombre es ofensivo, denúncialo. Cuando lo haya hecho suficiente gente, nadie lo verá.',
    reported: 'Gracias. El nombre está denunciado.',
    thisIsYou: 'Así te ven los demás.',
    goneHeading: 'No existe ese jugador',
    goneLine: 'Quizá la dirección esté incompleta, o el jugador se haya ido para siempre.',
  },

  profile: {
    heading: 'Tú en este servidor',
    nobody:
      'Aquí todavía no eres nadie. Serás invitado cuando abras una mesa o te unas a una: sin correo ni contraseña.',
    noServer: 'Aquí no hay servidor: en este dispositivo todo funciona sin él.',
    myPage: 'Cómo me ven los demás',
    nameTaken: name => `Los demás te ven como «${name}».`,
    nameHidden: 'Han denunciado tu nombre, así que está oculto. Elige otro.',
    nameRefused: 'Sin los caracteres invisibles, de este nombre no queda nada.',

    passkeys: 'Llaves de acceso',
    passkeysLine: 'Con una llave de acceso vuelves como tú, en este dispositivo o en otro. Sin contraseña.',
    addPasskey: 'Añadir una llave de acceso',
    passkeyAdded: 'La llave de acceso está añadida.',
    passkeyOf: date => `Llave de acceso del ${date}`,
    passkeyUsed: date => `usada por última vez: ${date}`,
    passkeyUnused: 'aún sin usar',
    remove: 'Quitar',
    removeOf: name => `Quitar: ${name}`,
    signIn: 'Entrar con una llave de acceso',
    signInLine: '¿Has jugado en otro dispositivo? Entra con tu llave de acceso.',
    signedIn: 'Has entrado.',
    passkeyCancelled: 'No ha cambiado nada: el navegador no ha dado ninguna llave.',
    passkeyUnable: 'Este navegador o esta dirección no admite llaves de acceso.',

    bots: 'Programas que juegan por ti',
    botsLine:
      'Una cuenta de bot tiene su propio token y juega como cualquiera. Para quienes escriben programas.',
    botName: 'Nombre de la cuenta de bot',
    addBot: 'Crear una cuenta de bot',
    token: name => `Token de ${name}`,
    tokenLine: 'Solo se muestra esta vez. Quien lo tenga puede jugar como este bot.',
    copy: 'Copiar',
    copied: 'Copiado',
    revoke: 'Borrar',
    revokeOf: name => `Borrar la cuenta de bot ${name}`,

    leaving: 'Marcharse',
    signOut: 'Salir en este dispositivo',
    signOutSure: '¿Salir?',
    signOutWithKey: 'Puedes volver con tu llave de acceso. Las partidas en este dispositivo se quedan.',
    signOutWithout:
      'No tienes llave de acceso: nadie podrá volver como este jugador, y perderás las partidas en curso.',
    signOutDo: 'Salir',
    deleteMe: 'Borrarme',
    deleteSure: '¿Borrarte para siempre?',
    deleteWhat: [
      'Se borran tu nombre, tus llaves de acceso, tus cuentas de bot y tus puntuaciones.',
      'En las partidas en curso un bot sigue por ti; para la clasificación, las has perdido.',
      'Las partidas terminadas quedan para quienes las jugaron contigo, sin tu nombre.',
      'Las partidas en este dispositivo no se tocan.',
    ],
    deleteDo: 'Borrarme para siempre',
  },
};
