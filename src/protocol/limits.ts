/** Limits on what a client can send. */
export const LIMITS = {
  /** Bytes of one message to the socket. */
  message: 4096,
  /** Bytes of the body of one HTTP request. */
  body: 16_384,
  /** Unanswered requests on one connection. Browsers and proxies wait for each answer before they ask again. */
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
  /** Seats that one host keeps for the same player, at tables that have not begun. */
  seatsKept: 10,
  /** Days per year that somebody may be away. */
  leaveDays: 28,
  /** How many results of one player are kept for the statistics, and how many fit into one message. */
  played: 1000,
  playedAtOnce: 25,
  /** How long a search goes on without a sign of life: browsers let background pages send one per minute. */
  searchSeconds: 75,
  /** How many people a player can block. */
  blocked: 500,
  /** How many people a player can follow. */
  followed: 200,
  /** How many clubs a player can be in, how many members a club can have, and how many may wait to be let in. */
  clubs: 20,
  members: 300,
  asking: 50,
  /**
   * A club's unfinished events, events that one player has entered, entrants of one event, and those it has ever had.
   */
  events: 20,
  entered: 20,
  entrants: 40,
  entrantsEver: 60,
  /** Rounds of a Swiss event. */
  rounds: 15,
  /** Moves that the explorer lists at one place. */
  explored: 100,
  /** The player's own moves in a line of a deal, and their characters in total. */
  dealMoves: 600,
  dealText: 12_000,
  /** Tables in one list. */
  list: 50,
} as const;
