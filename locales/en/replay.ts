import { grammar } from '../grammar.ts';

const { number, plural } = grammar('en');

/** The texts of replays, and of sharing, embedding and importing them. */
export const replay = {
  of: (game: string) => `${game}: replay`,
  loading: 'Loading match…',

  /** The slider and its buttons. */
  controls: 'Replay controls',
  slider: 'Position in the match',
  moment: (play: number, plays: number) => `Move ${number(play)} of ${number(plays)}`,
  beginning: 'Start of the match',
  quiet: 'No visible change.',
  toStart: 'First move',
  toEnd: 'Last move',
  back: 'Previous move',
  forward: 'Next move',
  play: 'Play',
  pause: 'Pause',
  speed: (factor: number) => `${number(factor)}×`,
  speedLabel: (factor: number) => `Speed: ${number(factor)}×`,
  find: 'Jump to',
  previous: (what: string) => `Previous: ${what}`,
  next: (what: string) => `Next: ${what}`,
  keys: 'Keys: ← → move, ↑ ↓ turn, Space play or pause, Home and End for start and end',

  /** Whose view is shown. */
  as: 'View as',
  everything: 'All revealed',
  spectator: 'Spectator',
  hands: 'Hands',
  analyse: 'Analyse',

  /** Beside the board. */
  log: 'Log',
  review: 'Review',
  share: 'Share',
  unfinished: 'This match isn’t over. You see only what you may know so far.',
  remembering: 'Memory is part of this match, so its replay opens when the match is over.',

  shareSheet: {
    heading: 'Share match',
    link: 'Link to match',
    linkHere: 'Link to this move',
    copy: 'Copy',
    copied: 'Copied',
    send: 'Share…',
    embed: 'Embed in a web page',
    embedHint: 'Paste this into your page’s HTML.',
    packed: 'The whole match is in this link: it works without a server.',
    onlyHere:
      'This match is only on this device. Share its file: dropped onto Quattro Mura, it opens on any device.',
    record: 'Share match file',
    download: 'Download match file',
    check: 'Verify match',
    checking: 'Verifying…',
    /** `fair`: whether the random seed could be verified too. */
    checked: (plays: number, fair: boolean) =>
      fair
        ? `Verified: the random seed was fixed before move 1, and ${plural(plays, { one: 'the only move follows', other: 'all # moves follow' })} the rules.`
        : `${plural(plays, { one: 'The only move follows', other: 'All # moves follow' })} the rules. The file has no random seed to verify.`,
    wrong: (message: string) => `Verification failed: ${message}`,
  },

  /** A link with a whole match in it that can't be opened. */
  shared: {
    broken: 'This link doesn’t contain a match',
    brokenWhy: 'It may have been cut off when it was copied or sent.',
  },

  /** A finished match on the server. */
  matchPage: {
    notFound: 'Match not found.',
    notFoundWhy: 'The link may be incomplete, or the match is private.',
    notOver: 'This match is still in progress.',
    watch: 'Watch live',
    noServer: 'The match couldn’t be loaded. Check your connection.',
    openApp: 'Open in Quattro Mura',
  },

  /** Matches of this device, and records from elsewhere. */
  list: {
    heading: 'Replays',
    line: 'Matches finished on this device, and match files you’ve opened.',
    none: 'No finished matches on this device yet.',
    finished: 'Played on this device',
    imported: 'Opened from files',
    unfinished: 'In progress',
    won: (names: string) => `won by ${names}`,
    notOver: 'not finished',
    watch: 'Replay',
    watchOf: (game: string, names: string) => `Replay ${game} with ${names}`,
    remove: (game: string) => `Remove this ${game} match`,
    date: (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Open match file…',
    hint: 'Or drop the file anywhere in the app.',
    drop: 'Drop the match file to replay it',
    failed: 'This file can’t be opened',
    notJson: 'It isn’t a match file: not valid JSON.',
    tooBig: 'It’s too big to be a match file.',
  },
};
