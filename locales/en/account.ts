/** What the profile says about one’s data. Other languages have the type of this object. */
export const account = {
  /** Everything of mine as one file. */
  heading: 'Your data',
  line: 'Everything the server and this device know about you, as one file.',
  download: 'Download my data',
  gathering: 'Gathering your data…',
  done: (name: string) => `Saved as ${name}.`,

  /** A guest signs in. */
  guestLine: 'You’re a guest on this device. Already have a profile? Sign in with its passkey.',
  bringQuestion: 'What about this guest’s matches?',
  bring: [
    'Tables, matches, statistics and notifications move to your profile.',
    'A rating moves if your profile has none for that game.',
    'If both are at the same table, the guest gives up their seat.',
  ],
  bringDo: 'Bring them along',
  leaveLine: 'What you leave behind can’t be opened again.',
  leaveDo: 'Leave them behind',

  /** Before an account is deleted. */
  goes: 'Erased',
  goesWhat: [
    'Your name, ratings and statistics',
    'Passkeys, sign-ins on all devices, and notifications',
    'Bot accounts and their tokens',
  ],
  stays: 'Kept',
  staysWhat: [
    'Finished matches, for the other players: your name becomes “Anonymous”',
    'Matches on this device',
  ],
  underWay: 'You’ll resign all matches in progress.',
};
