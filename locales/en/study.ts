import { grammar } from '../grammar.ts';

const { number, plural } = grammar('en');

/** The texts of studies: trying things out, with the engine beside it. */
export const study = {
  heading: 'Studies',
  line: 'Try any move, for any player, with any luck. Your studies are kept on this device.',
  none: 'No studies yet. Start one below, or with “Analyse” in a replay.',
  of: (game: string) => `${game}: study`,
  openFile: 'Open study file…',
  lab: 'House-rules lab',
  labLine: 'See what a rule does to a game, based on many bot matches.',
  begin: 'New study',
  beginOf: (game: string) => `New study of ${game}`,
  open: 'Open',
  openOf: (title: string) => `Open study ${title}`,
  remove: (title: string) => `Delete study ${title}`,
  deleted: 'Study deleted',
  size: (moves: number) => plural(moves, { one: '# move', other: '# moves' }),
  date: (at: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(at),
  notFound: 'This study isn’t on this device.',
  notFoundWhy: 'It may have been deleted, or made in another browser.',
  broken: 'This study can’t be read.',

  /** On the board. */
  loading: 'Loading study…',
  onTurn: 'Player to move',
  start: 'Start of the match',
  over: 'The match is over.',
  chance: 'Chance decides: choose what comes up, or let it roll.',
  toMove: (name: string) => `${name} to move`,
  roll: 'Let it roll',
  controls: 'Step through the study',
  variation: 'Other variation',
  engine: 'Engine',
  notes: 'Notes',
  notesLabel: 'Moves and notes',

  /** The tree. */
  tree: 'Moves and variations',
  treeEmpty: 'No moves yet. Play one on the board.',
  nature: 'Chance',
  move: (who: string, words: string) => `${who}: ${words}`,
  name: 'Name of this line',
  comment: 'Comment',
  sign: 'Symbol',
  signs: {
    '!!': 'Brilliant move',
    '!': 'Good move',
    '!?': 'Interesting move',
    '?!': 'Dubious move',
    '?': 'Mistake',
    '??': 'Blunder',
  },
  promote: 'Move variation up',
  removeHere: 'Delete from here',
  removed: 'Deleted.',
  bringBack: 'Undo',

  /** The engine. */
  engineOff: 'Shows the best moves, their win chances, and what chance may do.',
  thinking: 'Thinking…',
  best: 'Best moves',
  playMove: (move: string, percent: number) => `Play ${move}: win chance ${number(percent)}%`,
  mixed: (percent: number) => `${number(percent)}% of the time`,
  longer: 'Think longer',
  outcomes: 'What chance may do',
  outcome: 'Outcome',
  likely: 'Likelihood',
  percent: (percent: number) => (percent > 0 && percent < 1 ? 'under 1%' : `${number(Math.round(percent))}%`),
  expected: 'On average',
  judgedFor: 'Judged by what the player to move can know.',

  /** Sharing. */
  share: 'Share study',
  title: 'Title',
  link: 'Link to study',
  linkHere: 'Link to this move',
  packed: 'The whole study is in this link: it works without a server.',
  tooLong:
    'This study is too long for a link. Share its file: dropped onto Quattro Mura, it opens on any device.',
  send: 'Share study file',
  download: 'Download study file',

  keysHeading: 'Keys',
  keys: [
    ['← →', 'Previous or next move'],
    ['↑ ↓', 'Other variation'],
    ['Home, End', 'Start, end of the line'],
    ['Space', 'Best move, or let it roll'],
    ['L', 'Engine on or off'],
    ['F', 'View as the next player'],
    ['M', 'All legal moves'],
    ['?', 'Keys'],
  ] as readonly (readonly [key: string, what: string])[],
};
