import { type Likeness, position } from '../../../engine/explorer/likeness.ts';
import type { PlayerView, View } from '../rules/view.ts';
import type { End } from '../rules/wall.ts';

/** A round is in its opening for at most this many turns. */
const OPENING = 8;

/**
 * The ends of the wall, and what everybody can know of the hands: one's own, the master's, and those of the others in any order.
 * Every round begins anew, so neither the round nor the score matters, and what counts is how the round ends.
 */
export const likeness: Likeness<View> = {
  settings: [
    { seats: 4, options: { rounds: 1, gift: 'must', memory: true } },
    { seats: 3, options: { rounds: 1, gift: 'must', memory: true } },
  ],
  iterations: 60,
  places({ seats, options, phase, master, wall, open, players, turns }, by) {
    if (by === 'nature' || turns.length > OPENING) return [];
    const others = players.filter((_, seat) => seat !== by && seat !== master);
    const ends = wall.length === 0 ? 'none' : [open.left, open.right].filter(Boolean).length;
    const key = [
      seats,
      options.gift,
      phase,
      ends,
      by === master ? 'master' : 'rival',
      handOf(players[by]),
      handOf(players[master]),
      ...others.map(handOf).sort(),
    ].join(' ');
    const isOpen = (end: string) => (end === ('L' satisfies End) ? open.left : open.right);
    const move = (text: string) => text.replace(/[LR]$/, end => (isOpen(end) ? ' open' : ' closed'));
    return [position(by, [{ key, move }])];
  },
  ending({ round }, { finishedRounds }, seat) {
    const { charges } = finishedRounds[round - 1];
    const least = Math.min(...charges);
    const best = charges.filter(charge => charge === least).length;
    return { share: charges[seat] === least ? 1 / best : 0, score: -charges[seat] };
  },
};

function handOf({ certain, possible }: PlayerView): string {
  const sure = certain?.join('') ?? '';
  const most = possible?.join('') ?? '';
  return sure === most ? sure : `${sure}/${most}`;
}
