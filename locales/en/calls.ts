/** What calls people to their tables says, and its settings. Other languages have the type of this object. */
export const calls = {
  /** On a locked screen, with the name of the game below. */
  titles: {
    turn: 'Your turn',
    hurry: 'Your time is nearly up',
    begun: 'Your match has begun',
    round: 'Your next round is ready',
    full: 'Your table is full',
    waiting: 'Someone sat down at your table',
    rematch: 'You’re invited to a rematch',
    challenge: 'You’ve been challenged',
  },
  heading: 'Notifications',
  line: 'Keep up with your matches, even when the app is closed.',
  on: 'Notify me on this device',
  isOn: 'Notifications are on for this device.',
  off: 'Turn off on this device',
  blocked: 'Notifications are blocked in this browser. Allow them in its settings.',
  unable: 'This browser can’t show notifications. On an iPhone, add the app to your home screen first.',
  kinds: 'Notify me about',
  quiet: 'Quiet hours',
  quietHint: 'Notifications wait until they’re over.',
  from: 'From',
  to: 'To',
  offer: 'You can close this page: we’ll notify you when it’s your turn.',
};
