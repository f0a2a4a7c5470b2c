/** Limits on what a client can send. */
export const LIMITS = {
  /** Bytes of one message to the socket. */
  message: 4096,
  /** Bytes of the body of one HTTP request. */
  body: 16_384,
  /** Requests of one line that may be unanswered. Browsers and proxies wait for each answer before they ask again. */
  unanswered: 16,
  /** Characters of a name, as people count them. */
  name: 24,
  /** Characters of a move. */
  move: 256,
  /** Characters of a client's id for a play. */
  client: 64,
  /** Tables that one socket watches at once. */
  watched: 50,
  /** Unfinished tables that one player sits at. */
  seatsTaken: 100,
  /** Days a year that somebody may be away. */
  leaveDays: 28,
  /** Matches of one player whose results are kept for the statistics, and those that one message tells of. */
  played: 1000,
  playedAtOnce: 25,
  /** How long somebody is looked for who has not asked again: browsers let pages in the background do so once a minute. */
  searchSeconds: 75,
  /** People whom one can block. */
  blocked: 500,
  /** People whom one can follow. */
  followed: 200,
  /** Clubs that one is in, and members of one club. */
  clubs: 20,
  members: 300,
  /** Events of one club that are not over, those that one has entered, and those who enter one. */
  events: 20,
  entered: 20,
  entrants: 40,
  /** Rounds of a Swiss event. */
  rounds: 15,
  /** Tables in one list. */
  list: 50,
} as const;
