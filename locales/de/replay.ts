import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { number, and } = grammar('de');

export const replay: typeof english = {
  of: game => `${game}: Partie nachgespielt`,
  loading: 'Die Partie wird geholt …',

  controls: 'Steuerung',
  slider: 'Moment der Partie',
  moment: (play, plays) => `Zug ${number(play)} von ${number(plays)}`,
  beginning: 'Die Partie beginnt',
  quiet: 'Hier gibt es nichts zu sehen.',
  toStart: 'Zum Anfang',
  toEnd: 'Zum Ende',
  back: 'Einen Zug zurück',
  forward: 'Einen Zug vor',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Tempo: ${number(factor)}-fach`,
  find: 'Suchen',
  previous: what => `Zurück zu: ${what}`,
  next: what => `Weiter zu: ${what}`,
  keys: 'Tasten: ← → ein Zug, ↑ ↓ eine Zugfolge, Leertaste spielt ab, Pos1 und Ende',

  as: 'Gesehen von',
  everything: 'Alles offen',
  spectator: 'Zuschauer',

  log: 'Was geschah',
  review: 'Analyse',
  share: 'Teilen',
  result: winners =>
    winners.length === 1 ? `${winners[0]} hat gewonnen` : `${and(winners)} haben gemeinsam gewonnen`,
  unfinished: 'Diese Partie ist nicht zu Ende. Du siehst sie, soweit du sie kennen darfst.',
  remembering:
    'In dieser Partie gehört das Merken zum Spiel: Sie lässt sich erst ansehen, wenn sie zu Ende ist.',

  shareSheet: {
    heading: 'Diese Partie teilen',
    link: 'Link zur Partie',
    linkHere: 'Link zu diesem Moment',
    copy: 'Kopieren',
    copied: 'Kopiert',
    send: 'Senden …',
    embed: 'Die Partie in eine andere Webseite einbauen',
    embedHint: 'Kopiere das in die Seite, auf der sie stehen soll.',
    onlyHere:
      'Diese Partie ist nur auf diesem Gerät. Sende das Protokoll: Es öffnet sich in jeder Kopie der App, wenn man es auf die Seite zieht.',
    record: 'Protokoll senden',
    download: 'Protokoll laden',
    check: 'Partie prüfen',
    checking: 'Wird geprüft …',
    checked: (plays, fair) =>
      fair
        ? `Alles in Ordnung: Der Zufall stand vor dem ersten Zug fest, und alle ${number(plays)} Züge folgen den Regeln.`
        : `Alle ${number(plays)} Züge folgen den Regeln. Das Protokoll sagt nicht, wie der Zufall gezogen wurde.`,
    wrong: message => `Etwas stimmt nicht: ${message}`,
  },

  matchPage: {
    notFound: 'Diese Partie gibt es hier nicht.',
    notFoundWhy: 'Vielleicht ist der Link unvollständig, oder die Partie ist nicht öffentlich.',
    notOver: 'Diese Partie wird noch gespielt.',
    watch: 'Zuschauen',
    noServer: 'Die Partie ließ sich nicht holen. Gibt es ein Netz?',
    openApp: 'In Quattro Mura öffnen',
  },

  list: {
    heading: 'Partien noch einmal ansehen',
    line: 'Beendete Partien auf diesem Gerät und Protokolle, die du hier geöffnet hast.',
    none: 'Auf diesem Gerät gibt es noch keine beendete Partie.',
    finished: 'Hier gespielt',
    imported: 'Aus Dateien geöffnet',
    unfinished: 'Noch nicht zu Ende',
    won: names => `Sieg für ${names}`,
    notOver: 'nicht zu Ende',
    watch: 'Ansehen',
    watchOf: (game, names) => `${game} mit ${names} ansehen`,
    remove: game => `Diese Partie ${game} entfernen`,
    date: at => new Intl.DateTimeFormat('de', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Protokoll öffnen …',
    hint: 'Du kannst die Datei auch irgendwo auf die App ziehen.',
    drop: 'Protokoll hier loslassen, um die Partie anzusehen',
    failed: 'Diese Datei lässt sich nicht öffnen',
    notJson: 'Das ist kein Protokoll einer Partie: Es ist kein JSON.',
    tooBig: 'Sie ist zu groß für das Protokoll einer Partie.',
    wrong: message => `Was nicht stimmt: ${message}`,
  },
};
