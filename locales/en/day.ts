import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** The texts of the deal of the day. */
export const day = {
  heading: 'Deal of the day',
  line: 'Everyone plays the same match today: same luck, same bots, same seat. You have one try.',
  clubLine: 'Every member plays the same match today: same luck, same bots, same seat. You have one try.',
  day: (date: string) => `The deal of ${date}`,
  bots: (n: number) => plural(n, { one: 'Against one journeyman bot', other: 'Against # journeyman bots' }),
  seat: (n: number) => `You are player ${number(n)}`,
  play: 'Play',
  continue: 'Continue',
  next: (time: string) => `Next deal: ${time}`,
  count: (n: number) =>
    plural(n, { one: 'One person has played this deal.', other: '# people have played this deal.' }),
  nobody: 'Nobody has played this deal yet.',
  fetchFirst: 'Go online once to get today’s deal. Then you can play it offline too.',
  old: 'You are offline. This is the last deal this device has.',
  yours: 'Your result',
  result: (score: number, lead: number) => `Score ${number(score)}: ${ahead(lead)}`,
  place: (place: number, of: number) => `Place ${number(place)} of ${number(of)}`,
  kept: 'You are offline. Your result is saved and will be checked when you are back online.',
  checking: 'The server is checking your moves…',
  refused:
    'The server can’t reproduce this match, so it doesn’t count. Reload the app to get its latest version.',
  late: 'This deal is over, so your result no longer counts.',
  all: 'All results',
  lead: ahead,
  people: (n: number) => plural(n, { one: 'one player', other: '# players' }),
  you: 'you',
  best: 'Best results',
  player: 'Player',
  score: 'Score',
  difference: 'Lead',
  master: 'The master',
  masterPlays: 'The master is still playing this deal.',
  replay: 'Replay',
  replayOf: (name: string) => `Replay: ${name}`,
  share: 'Share result',
  copied: 'Copied',
  proof: 'Why nobody can know the deal in advance',
  proofLine:
    'Days in advance, the server publishes a commitment: the SHA-256 hash of the day’s seed. The seed itself is published when the day begins (midnight UTC). All dice, cards and tiles follow from it.',
  seen: 'The seed fits the commitment that this device was shown before the day began.',
  fits: 'The seed fits the commitment. This device wasn’t shown it before the day began.',
  wrong: 'Warning: the seed does not fit the commitment shown before.',
  commitment: 'Commitment',
  seed: 'Seed',
  tomorrow: 'Commitment for tomorrow',
};
export type DayTexts = typeof day;

function ahead(lead: number): string {
  if (lead === 0) return 'level with the best bot';
  return lead > 0 ? `${number(lead)} ahead of the best bot` : `${number(-lead)} behind the best bot`;
}
