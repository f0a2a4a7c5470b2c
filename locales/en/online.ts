/** What is said about playing on a server. Other languages have the type of this object. */
export const online = {
  /** Why something was refused, by the server's code. */
  failures: {
    'bad-message': 'The server did not understand that.',
    'unknown-player': 'The server does not know this device any more. Try again.',
    'not-found': 'There is nothing here any more, or it is not open to you.',
    'not-allowed': 'You may not do that.',
    'not-now': 'That is not possible at the moment.',
    'too-many': 'That was too much at once. Try again in a while.',
    'wrong-origin': 'The server only answers its own pages. Open it by its own address.',
    'not-your-turn': 'It is not your turn.',
    'illegal-move': 'The rules do not allow this move.',
    stale: 'Something has happened at the table since. Look again, then choose.',
    'not-over': 'The match is not over yet.',
    failed: 'Something went wrong on the server. Try again.',
    'no-server': 'The server cannot be reached.',
  },
};
