/** What calls people to their tables says, and its settings. Other languages have the type of this object. */
export const calls = {
  /** On a locked screen: the name of the game stands below. */
  titles: {
    turn: 'Your turn',
    hurry: 'Your time is nearly up',
    begun: 'Your match has begun',
    full: 'Your table is full',
    waiting: 'Someone sat down at your table',
    rematch: 'A rematch for you',
    challenge: 'You’ve been challenged',
  },
  heading: 'Notifications',
  line: 'Get called to your matches when this app is closed.',
  on: 'Call me on this device',
  isOn: 'You’ll be called on this device.',
  off: 'Don’t call me here',
  blocked: 'Notifications are blocked in this browser. Allow them in its settings.',
  unable: 'This browser can’t be called. On an iPhone, add the app to your home screen first.',
  kinds: 'What for',
  quiet: 'Quiet hours',
  quietHint: 'Calls wait until they’re over.',
  from: 'From',
  to: 'To',
  offer: 'You can close this page: we’ll call you when it’s your turn.',
};
