import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('en');

const AWARD = { diagonal: 'longest diagonal', row: 'longest row', connection: 'largest connection' };

function bricks(n: number): string {
  return plural(n, { one: '# brick', other: '# bricks' });
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'It wins the match.',
  'takes-lead': ({ award, size }) => `You take the lead: your ${AWARD[award]} has ${bricks(size)}.`,
  'draws-level': ({ award, size }) => `You draw level: your ${AWARD[award]} has ${bricks(size)}.`,
  breaks: ({ award, size }) => `Your rival’s ${AWARD[award]} is left with ${bricks(size)}.`,
  lengthens: ({ award, size }) => `Your ${AWARD[award]} grows to ${bricks(size)}.`,
  blocks: ({ award, size }) => `Your rival’s ${AWARD[award]} could have grown to ${bricks(size)} there.`,
  'any-colour': () => 'Nothing has been laid yet: all colours are equally good.',
  'keeps-down': ({ award, size }) =>
    `Other moves would let your rival’s ${AWARD[award]} grow to ${bricks(size)}.`,
  prepares: ({ award, size }) => `Next turn your ${AWARD[award]} can grow to ${bricks(size)}.`,
  'keeps-points': ({ points }) =>
    `You keep your ${plural(points, { one: '# point', other: '# points' })}: other moves would cost you some.`,
  secures: ({ bricks: n }) =>
    plural(n, {
      one: 'It covers a brick of your colour: nobody can move or turn that any more.',
      other: 'It covers # bricks of your colour: nobody can move or turn those any more.',
    }),
  'hides-colour': () => 'It doesn’t show your rival their colour; other moves would.',
  'shows-colour': () => 'It adds your colour to your side; other moves wouldn’t.',
  'opens-less': ({ places }) =>
    `It leaves your rival ${plural(places, { one: '# place', other: '# places' })} for the next brick; other moves leave more.`,
  'moves-alike': ({ own, rival }) => `Whatever you do, it stays ${number(own)} to ${number(rival)}.`,
  'keeps-score': ({ own, rival }) => `It stays ${number(own)} to ${number(rival)}.`,
};
