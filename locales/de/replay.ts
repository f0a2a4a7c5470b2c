import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const replay: typeof english = {
  of: game => `${game}: Replay`,
  loading: 'Partie wird geladen …',

  controls: 'Replay-Steuerung',
  slider: 'Stelle in der Partie',
  moment: (play, plays) => `Zug ${number(play)} von ${number(plays)}`,
  beginning: 'Beginn der Partie',
  quiet: 'Keine sichtbare Änderung.',
  toStart: 'Erster Zug',
  toEnd: 'Letzter Zug',
  back: 'Voriger Zug',
  forward: 'Nächster Zug',
  play: 'Abspielen',
  pause: 'Pause',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `Tempo: ${number(factor)}-fach`,
  find: 'Springen zu',
  previous: what => `Zurück: ${what}`,
  next: what => `Weiter: ${what}`,
  keys: 'Tasten: ← → Einzelschritt, ↑ ↓ ganzer Zug, Leertaste Abspielen/Pause, Pos1 Anfang, Ende Schluss',

  as: 'Sicht von',
  everything: 'Alles aufgedeckt',
  spectator: 'Zuschauer',

  hands: 'Hände',
  analyse: 'Analysieren',
  log: 'Verlauf',
  review: 'Analyse',
  share: 'Teilen',
  unfinished: 'Diese Partie ist nicht zu Ende. Du siehst nur, was du bisher wissen darfst.',
  remembering: 'In dieser Partie zählt das Gedächtnis: Ihr Replay öffnet sich erst, wenn sie zu Ende ist.',

  shareSheet: {
    heading: 'Partie teilen',
    link: 'Link zur Partie',
    linkHere: 'Link zu diesem Zug',
    copy: 'Kopieren',
    copied: 'Kopiert',
    send: 'Teilen …',
    embed: 'In eine Webseite einbetten',
    embedHint: 'Füge das in das HTML deiner Seite ein.',
    packed: 'Der Link enthält die ganze Partie und funktioniert auch ohne Server.',
    onlyHere:
      'Diese Partie ist nur auf diesem Gerät. Teile ihre Datei: Sie öffnet sich auf jedem Gerät, wenn man sie auf Quattro Mura zieht.',
    record: 'Partiedatei teilen',
    download: 'Partiedatei herunterladen',
    check: 'Partie prüfen',
    checking: 'Wird geprüft …',
    checked: (plays, fair) =>
      fair
        ? `Geprüft: Der Startwert des Zufalls stand vor dem 1. Zug fest, und ${plural(plays, { one: 'der eine Zug folgt', other: 'alle # Züge folgen' })} den Regeln.`
        : `${plural(plays, { one: 'Der eine Zug folgt', other: 'Alle # Züge folgen' })} den Regeln. Die Datei enthält keinen Startwert, der sich prüfen ließe.`,
    wrong: message => `Prüfung fehlgeschlagen: ${message}`,
  },

  shared: {
    broken: 'Dieser Link enthält keine Partie',
    brokenWhy: 'Vielleicht wurde er beim Kopieren oder Senden abgeschnitten.',
  },

  matchPage: {
    notFound: 'Partie nicht gefunden.',
    notFoundWhy: 'Vielleicht ist der Link unvollständig, oder die Partie ist privat.',
    notOver: 'Diese Partie läuft noch.',
    watch: 'Live zuschauen',
    noServer: 'Die Partie ließ sich nicht laden. Prüfe deine Verbindung.',
    openApp: 'In Quattro Mura öffnen',
  },

  list: {
    heading: 'Replays',
    line: 'Auf diesem Gerät beendete Partien und Partiedateien, die du geöffnet hast.',
    none: 'Auf diesem Gerät gibt es noch keine beendeten Partien.',
    finished: 'Auf diesem Gerät gespielt',
    imported: 'Aus Dateien geöffnet',
    unfinished: 'Laufend',
    won: names => `Sieg für ${names}`,
    notOver: 'nicht beendet',
    watch: 'Replay',
    watchOf: (game, names) => `Replay: ${game} mit ${names}`,
    remove: game => `Diese Partie ${game} entfernen`,
    date: at => new Intl.DateTimeFormat('de', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Partiedatei öffnen …',
    hint: 'Oder ziehe die Datei irgendwo in die App.',
    drop: 'Partiedatei loslassen, um das Replay zu öffnen',
    failed: 'Diese Datei lässt sich nicht öffnen',
    notJson: 'Das ist keine Partiedatei: kein gültiges JSON.',
    tooBig: 'Die Datei ist zu groß für eine Partiedatei.',
  },
};
