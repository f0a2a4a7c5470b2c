import type { online as english } from '../en/online.ts';
import { grammar } from '../grammar.ts';

const { plural, and } = grammar('es');

export const online: typeof english = {
  failures: {
    'bad-message': 'El servidor no pudo leer la petición.',
    'unknown-player': 'El servidor ya no reconoce este dispositivo. Inténtalo de nuevo.',
    'not-found': 'Ya no existe o no tienes acceso.',
    'not-allowed': 'No puedes hacer eso.',
    'not-now': 'Ahora mismo no se puede.',
    'too-many': 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
    'wrong-origin': 'Para usar este servidor, abre la aplicación en su propia dirección.',
    'not-your-turn': 'No es tu turno.',
    'illegal-move': 'Jugada no permitida.',
    stale: 'El tablero ha cambiado. Míralo e inténtalo de nuevo.',
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
    game: 'Juego',
  },

  places: { heading: 'En línea', tables: 'Mesas', matches: 'Mis partidas', ratings: 'Clasificación' },

  somebody: 'Anónimo',
  yourTurn: 'Te toca',
  yourTurns: n =>
    plural(n, {
      one: '# partida te espera',
      many: '# de partidas te esperan',
      other: '# partidas te esperan',
    }),
  you: 'tú',
  rated: 'clasificatoria',
  live: 'en vivo',
  slow: days =>
    plural(days, { one: '# día por jugada', many: '# de días por jugada', other: '# días por jugada' }),
  byLink: 'solo con enlace',
  fact: (name, value) => `${name}: ${value}`,
  freeSeats: n =>
    plural(n, { one: '# asiento abierto', many: '# de asientos abiertos', other: '# asientos abiertos' }),
  timeLeft: time => `tiempo: ${time}`,
  overdue: 'tiempo agotado',
  waitingFor: names => `esperando a ${and(names)}`,

  lobbyPage: {
    make: 'Crear mesa',
    game: 'Juego',
    allGames: 'Todos los juegos',
    open: 'Mesas abiertas',
    noneOpen: 'No hay mesas abiertas ahora mismo',
    noneOpenLine: 'Crea una: invita a tus amigos con un enlace o ábrela a todo el mundo.',
    watch: 'Ver en vivo',
    noneLive: 'No hay partidas públicas ahora mismo.',
    join: 'Unirse',
    joinOf: (game, names) => `Unirse: ${game} con ${names}`,
    goIn: 'Abrir',
    goInOf: game => `Abrir mi mesa de ${game}`,
    look: 'Ver',
    lookOf: (game, names) => `Ver: ${game} con ${names}`,
    gone: 'Cerrada',
    noServer: 'No se puede contactar con el servidor',
    noServerLine: 'Sin conexión puedes seguir jugando en este dispositivo.',
  },

  matchesPage: {
    heading: 'Mis partidas',
    awaited: 'Te toca',
    running: 'En curso',
    waiting: 'Sin empezar',
    finished: 'Terminadas',
    none: 'Aún no tienes partidas en línea',
    noneLine: 'Crea una mesa para tus amigos o únete a una abierta.',
    play: 'Jugar',
    playOf: (game, names) => `Jugar: ${game} con ${names}`,
    open: 'Abrir',
    openOf: (game, names) => `Abrir: ${game} con ${names}`,
    alone: 'nadie más todavía',
    youWon: 'Has ganado',
    won: names =>
      plural(names.length, {
        one: `Ganador: ${and(names)}`,
        many: `Ganadores: ${and(names)}`,
        other: `Ganadores: ${and(names)}`,
      }),
    more: 'Mostrar más antiguas',
    all: n =>
      plural(n, {
        one: '# partida en línea más',
        many: '# de partidas en línea más',
        other: '# partidas en línea más',
      }),
  },

  newTablePage: {
    heading: game => `Nueva mesa de ${game}`,
    you: name => `Tú: ${name}`,
    open: 'Asiento abierto',
    openNote: 'Quien invites puede ocupar un asiento abierto. Más tarde podrás poner un bot.',
    table: 'Mesa',
    whoMayCome: 'Quién puede unirse',
    byLink: 'Quien tenga el enlace',
    anybody: 'Todos: sale en las mesas abiertas',
    pace: 'Ritmo',
    paceLive: 'En vivo: todos juegan ahora',
    paceSlow: 'Por correspondencia: días por jugada',
    days: 'Tiempo por jugada',
    daysValue: n => plural(n, { one: '# día', many: '# de días', other: '# días' }),
    absent: 'Sustituir a los ausentes por un bot tras',
    absentValue: n => plural(n, { one: '# minuto', many: '# de minutos', other: '# minutos' }),
    rated: 'Clasificatoria',
    ratedHint: 'El resultado cuenta para la puntuación de todos los jugadores.',
    ratedNot: 'Las partidas con bots no son clasificatorias.',
    make: 'Crear mesa',
    making: 'Creando la mesa…',
  },

  ratingsPage: {
    heading: 'Clasificación',
    caption: game => `Mejores jugadores de ${game}`,
    rank: 'Pos.',
    player: 'Jugador',
    rating: 'Puntuación',
    matches: 'Partidas',
    none: 'Aún no hay jugadores clasificados',
    noneLine: 'Termina una partida clasificatoria y estrena la lista.',
    note: 'Todos empiezan en 0. La puntuación sube con los buenos resultados y con el número de partidas; los mejores rondan los 30.',
  },

  playerPage: {
    bot: 'Cuenta de bot: juega un programa',
    none: 'Aún no hay partidas clasificatorias.',
    graph: (game, matches, from, to) =>
      plural(matches, {
        one: `${game}: ${to} tras una partida clasificatoria`,
        many: `${game}: puntuación a lo largo de # de partidas clasificatorias, de ${from} a ${to}`,
        other: `${game}: puntuación a lo largo de # partidas clasificatorias, de ${from} a ${to}`,
      }),
    history: 'Historial de puntuación',
    when: 'Fecha',
    after: 'Puntuación nueva',
    report: 'Denunciar el nombre',
    reportLine: '¿Este nombre es ofensivo? Denúncialo. Los nombres con suficientes denuncias se ocultan.',
    reported: 'Gracias. Hemos recibido tu denuncia.',
    thisIsYou: 'Así te ven los demás.',
    goneHeading: 'Jugador no encontrado',
    goneLine: 'Quizá el enlace está incompleto o la cuenta se borró.',
  },

  profile: {
    heading: 'Tu perfil',
    nobody:
      'Aún no tienes perfil. Crea una mesa o únete a una y jugarás como invitado: sin correo ni contraseña.',
    noServer: 'No se puede contactar con el servidor. Puedes seguir jugando en este dispositivo.',
    myPage: 'Ver mi perfil público',
    nameTaken: name => `Los demás te ven como «${name}».`,
    nameHidden: 'Tu nombre fue denunciado y está oculto. Elige otro.',
    nameRefused: 'Este nombre no tiene caracteres visibles.',

    passkeys: 'Llaves de acceso',
    passkeysLine: 'Con una llave de acceso inicias sesión en este u otro dispositivo, sin contraseña.',
    addPasskey: 'Añadir una llave de acceso',
    passkeyAdded: 'Llave de acceso añadida.',
    passkeyOf: date => `Llave de acceso del ${date}`,
    passkeyUsed: date => `último uso: ${date}`,
    passkeyUnused: 'sin usar',
    remove: 'Quitar',
    removeOf: name => `Quitar: ${name}`,
    signIn: 'Iniciar sesión con llave de acceso',
    signInLine: '¿Ya tienes un perfil en otro dispositivo? Inicia sesión con tu llave de acceso.',
    signedIn: 'Sesión iniciada.',
    passkeyCancelled: 'Cancelado: no se usó ninguna llave de acceso.',
    passkeyUnable: 'Las llaves de acceso no funcionan en este navegador o en esta dirección.',

    bots: 'Cuentas de bot',
    botsLine:
      'Para quienes programan: una cuenta de bot tiene su propio token y juega como cualquier jugador.',
    botName: 'Nombre del bot',
    addBot: 'Crear cuenta de bot',
    token: name => `Token de ${name}`,
    tokenLine: 'Cópialo ahora: no se volverá a mostrar. Quien lo tenga puede jugar como este bot.',
    copy: 'Copiar',
    copied: 'Copiado',
    revoke: 'Borrar',
    revokeOf: name => `Borrar la cuenta de bot ${name}`,

    leaving: 'Cuenta',
    signOut: 'Cerrar sesión en este dispositivo',
    signOutSure: '¿Cerrar sesión?',
    signOutWithKey:
      'Podrás volver a entrar con tu llave de acceso. Las partidas de este dispositivo se conservan.',
    signOutWithout:
      'No tienes llave de acceso: no podrás volver a entrar y perderás el acceso a tus partidas en curso.',
    signOutDo: 'Cerrar sesión',
    deleteMe: 'Borrar la cuenta',
    deleteSure: '¿Borrar tu cuenta para siempre?',
    deleteWhat: [
      'Se borran tu nombre, tus llaves de acceso, tus cuentas de bot y tus puntuaciones.',
      'Un bot termina tus partidas en curso; las clasificatorias cuentan como derrotas.',
      'Tus rivales conservan las partidas terminadas, sin tu nombre.',
      'Las partidas de este dispositivo se conservan.',
    ],
    deleteDo: 'Borrar la cuenta para siempre',
  },
};
