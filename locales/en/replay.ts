import { grammar } from '../grammar.ts';

const { number, and } = grammar('en');

/** What the replay of a match says, and all around it: sharing, embedding, importing. */
export const replay = {
  of: (game: string) => `${game}: replay`,
  loading: 'Fetching the match …',

  /** The slider and its buttons. */
  controls: 'Replay controls',
  slider: 'Moment of the match',
  moment: (play: number, plays: number) => `Play ${number(play)} of ${number(plays)}`,
  beginning: 'The match begins',
  quiet: 'Nothing to be seen here.',
  toStart: 'To the beginning',
  toEnd: 'To the end',
  back: 'One play back',
  forward: 'One play forward',
  play: 'Play',
  pause: 'Pause',
  speed: (factor: number) => `${number(factor)}×`,
  speedLabel: (factor: number) => `Speed: ${number(factor)} times`,
  find: 'Find',
  previous: (what: string) => `Previous: ${what}`,
  next: (what: string) => `Next: ${what}`,
  keys: 'Keys: ← → one play, ↑ ↓ one turn, space plays, Home and End',

  /** As whom one looks. */
  as: 'Seen as',
  everything: 'Everything shown',
  spectator: 'Spectator',

  /** Beside the board. */
  log: 'What happened',
  review: 'Review',
  share: 'Share',
  result: (winners: readonly string[]) =>
    winners.length === 1 ? `${winners[0]} won` : `${and(winners)} won together`,
  unfinished: 'This match is not over. You see it as far as you may know.',
  remembering:
    'In this match remembering is part of the play, so it can be looked at again only once it is over.',

  shareSheet: {
    heading: 'Share this match',
    link: 'Link to the match',
    linkHere: 'Link to this moment',
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send …',
    embed: 'Put the replay into another web page',
    embedHint: 'Copy this into the page where it should stand.',
    onlyHere:
      'This match is only on this device. Send the record: it opens in any copy of the app, dropped onto the page.',
    record: 'Send the record',
    download: 'Download the record',
    check: 'Check this match',
    checking: 'Checking …',
    /** `fair`: whether chance could be checked too. */
    checked: (plays: number, fair: boolean) =>
      fair
        ? `All is right: chance was fixed before the first play, and all ${number(plays)} plays follow the rules.`
        : `All ${number(plays)} plays follow the rules. The record does not say how chance was drawn.`,
    wrong: (message: string) => `Something is wrong: ${message}`,
  },

  /** A finished match on the server. */
  matchPage: {
    notFound: 'There is no such match here.',
    notFoundWhy: 'The link may be incomplete, or the match is not public.',
    notOver: 'This match is still being played.',
    watch: 'Watch it',
    noServer: 'The match could not be fetched. Is there a network?',
    openApp: 'Open in Quattro Mura',
  },

  /** Matches of this device, and records from elsewhere. */
  list: {
    heading: 'Look at matches again',
    line: 'Finished matches of this device, and records that you opened here.',
    none: 'There is no finished match on this device yet.',
    finished: 'Played here',
    imported: 'Opened from files',
    unfinished: 'Still being played',
    won: (names: string) => `won by ${names}`,
    notOver: 'not over',
    watch: 'Replay',
    watchOf: (game: string, names: string) => `Replay ${game} with ${names}`,
    remove: (game: string) => `Remove this match of ${game}`,
    date: (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: 'Open a record …',
    hint: 'You can also drop the file anywhere in the app.',
    drop: 'Drop the record to look at the match',
    failed: 'This file cannot be opened',
    notJson: 'It is not a record of a match: it is no JSON.',
    tooBig: 'It is too big to be the record of a match.',
    wrong: (message: string) => `What is wrong: ${message}`,
  },
};
