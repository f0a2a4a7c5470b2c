import { expect, test } from 'vitest';
import { accountsOf, turningPointsOf } from '../../src/bots/review/index.ts';
import { canBeJudged } from '../../src/bots/which-search.ts';
import { Match } from '../../src/engine/match.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { blunderIn } from './blunder.ts';
import { shareAfter } from './play-on.ts';
import { wholeReview } from './whole-review.ts';

test.each(GAME_IDS)(
  'a planted blunder in %s is the worst mistake that the review finds, and what it calls better is better',
  async game => {
    const { rules, record, play, seat, made } = blunderIn(game);
    const before = new Match(rules, record.seats, record.options);
    for (const [by, move] of record.plays.slice(0, play)) before.play(by, move);
    const view = before.view(seat, true);
    const findings = wholeReview(rules, record, 'apprentice', 1);
    const mistakes = turningPointsOf(findings).filter(point => point.kind === 'mistake');
    const worst = mistakes.reduce((a, b) => (b.judgement.loss > a.judgement.loss ? b : a));
    expect(worst).toMatchObject({ moment: play + 1, judgement: { seat, made } });
    const accounts = accountsOf(findings, record.seats);
    expect(accounts[seat].lost).toBe(Math.max(...accounts.map(({ lost }) => lost)));

    // In games that are judged directly, an iteration looks at hundreds of states.
    const arena = { matches: 30, iterations: canBeJudged(rules) ? 6 : 60, seed: 5 };
    const worse = await shareAfter(rules, view, made, arena);
    expect(await shareAfter(rules, view, worst.judgement.best, arena)).toBeGreaterThan(worse + 0.1);
  },
);
