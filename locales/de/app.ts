import type { app as english } from '../en/app.ts';
import { grammar } from '../grammar.ts';

const { plural, number, range, and } = grammar('de');

export const app: typeof english = {
  title: 'Quattro Mura',
  motto: 'Vier Spiele vom Mauerbauen, zu Hause, wo immer du bist',
  skip: 'Zum Inhalt',
  home: 'Startseite',
  settings: 'Einstellungen',
  statistics: 'Deine Partien',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',

  players: (min, max) => `${range(min, max)} Spieler`,
  minutes: n => `${number(n)} Min.`,
  and: items => and(items),

  homePage: {
    playNow: 'Jetzt spielen',
    playNowOf: game => `Jetzt spielen: ${game}, gegen Bots`,
    setUp: 'Einrichten',
    setUpOf: game => `Eine Partie ${game} einrichten`,
    continue: 'Fortsetzen',
    continueOf: (game, names) => `${game} mit ${names} fortsetzen`,
    inProgress: 'Laufende Partien',
    with: names => `mit ${names}`,
    plays: n => plural(n, { one: 'bisher # Zug', other: 'bisher # Züge' }),
    forgetOf: game => `Diese Partie ${game} löschen`,
    unreadable: n =>
      plural(n, {
        one: 'Eine Partie auf diesem Gerät lässt sich nicht mehr lesen.',
        other: '# Partien auf diesem Gerät lassen sich nicht mehr lesen.',
      }),
    forgetUnreadable: 'Unlesbares löschen',
    games: 'Die Spiele',
    replays: 'Partien noch einmal ansehen',
  },

  setUpPage: {
    heading: game => `Eine Partie ${game}`,
    seats: 'Wer spielt',
    howMany: 'Spieler',
    seat: n => `Platz ${number(n)}`,
    whoSits: n => `Wer sitzt auf Platz ${number(n)}`,
    person: 'Mensch hier',
    bot: { apprentice: 'Bot: Lehrling', journeyman: 'Bot: Geselle', master: 'Bot: Meister' },
    name: 'Name',
    nameOf: n => `Name auf Platz ${number(n)}`,
    options: 'So wird gespielt',
    start: 'Los geht’s',
    onlyBots: 'Nur Bots: Du schaust zu.',
    passing:
      'Das Gerät geht reihum; dazwischen fällt ein Vorhang, damit niemand sieht, was nur du wissen darfst.',
    passingOpen: 'Das Gerät geht reihum.',
  },

  levels: { apprentice: 'Lehrling', journeyman: 'Geselle', master: 'Meister' },
  guest: 'Gast',
  person: n => `Spieler ${number(n)}`,

  tablePage: {
    heading: game => `${game}: am Tisch`,
    seats: 'Plätze',
    board: 'Spielfeld',
    waitingFor: names => `Warten auf ${and(names)}`,
    thinking: name => `${name} überlegt`,
    chance: 'Der Zufall entscheidet',
    over: 'Die Partie ist zu Ende',
    skipTo: 'Überspringen',
    onTurn: 'am Zug',
    bot: level => `Bot, ${level}`,
    you: 'du',
    undo: 'Rückgängig',
    hint: 'Tipp',
    hintThinking: 'Überlege …',
    hintIs: move => `Tipp: ${move}`,
    moves: 'Züge',
    movesHeading: 'Alle Züge, die du machen kannst',
    movesFilter: 'Suchen',
    movesCount: n => plural(n, { one: '# Zug', other: '# Züge' }),
    movesMore: n =>
      plural(n, { one: 'und noch # weiterer: suche danach', other: 'und noch # weitere: suche danach' }),
    movesNone: 'In keinem Zug kommt das vor.',
    log: 'Verlauf',
    logHeading: 'Was bisher geschah',
    logEmpty: 'Noch nichts.',
    leave: 'Verlassen',
    leaveHint: 'Die Partie bleibt auf diesem Gerät gespeichert.',
    result: 'Ergebnis',
    confirm: 'Ja, genau',
    confirmQuestion: move => `${move}?`,
    loading: 'Das Spiel wird aufgebaut …',
    notFound: 'Diese Partie gibt es auf diesem Gerät nicht.',
    notFoundWhy: 'Vielleicht ist sie in einem anderen Browser, oder sie wurde gelöscht.',
    broken: 'Diese Partie lässt sich nicht mehr lesen.',
    brokenWhy: message => `Woran es liegt: ${message}`,
    stopped: 'An diesem Tisch ist etwas schiefgegangen. Die Partie ist gespeichert; öffne sie noch einmal.',
    openAgain: 'Neu öffnen',
    forget: 'Diese Partie löschen',
  },

  curtain: {
    heading: name => `Gib das Gerät an ${name} weiter`,
    line: 'Sonst sollte jetzt niemand hinsehen.',
    ready: name => `Ich bin ${name}`,
  },

  resultSheet: {
    won: names =>
      plural(names.length, { one: `${and(names)} gewinnt`, other: `${and(names)} gewinnen gemeinsam` }),
    youWon: 'Du gewinnst',
    points: 'Punkte',
    place: 'Platz',
    player: 'Spieler',
    how: 'Wie es dazu kam',
    rematch: 'Revanche',
    look: 'Spielfeld ansehen',
    replay: 'Nachspielen',
    share: 'Protokoll teilen',
    download: 'Protokoll laden',
    check: 'Partie prüfen',
    checking: 'Wird geprüft …',
    checked: plays =>
      `Alles in Ordnung: Der Zufall stand vor dem ersten Zug fest, und alle ${number(plays)} Züge folgen den Regeln.`,
    checkedPlays: plays =>
      `Alle ${number(plays)} Züge folgen den Regeln. Die Partie setzt eine andere fort, darum lässt sich der Zufall nicht prüfen.`,
    wrong: message => `Etwas stimmt nicht: ${message}`,
  },

  settingsPage: {
    language: 'Sprache',
    theme: 'Aussehen',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    sound: 'Ton',
    motion: 'Animationen',
    motions: { system: 'Wie das System', slow: 'Langsam', normal: 'Normal', fast: 'Schnell', none: 'Keine' },
    confirm: 'Vor jedem meiner Züge nachfragen',
    memory: 'Merkhilfe in neuen Partien Burg Appenzell',
    memoryHint: 'Schon gesehene Plättchen bleiben unter den Dächern sichtbar.',
    name: 'Dein Name',
    nameHint: 'So sehen ihn die anderen am Tisch. Höchstens 24 Zeichen.',
  },

  notFoundPage: {
    heading: 'Hier ist nichts',
    line: 'Die Adresse führt ins Leere. Vielleicht ist sie unvollständig.',
  },
  failedToLoad: 'Ein Teil der App ließ sich nicht laden. Bist du online?',
  tryAgain: 'Noch einmal',
  newVersion: 'Eine neue Version ist da.',
  takeNewVersion: 'Jetzt nutzen',
  later: 'Später',
  storageFull:
    'Der Browser speichert nichts für diese Seite: Wenn du sie schließt, ist diese Partie verloren.',
};
