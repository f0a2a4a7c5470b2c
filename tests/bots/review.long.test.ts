import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { accountsOf, type Finding, MomentReviewer, turningPointsOf } from '../../src/bots/review/index.ts';
import { canBeJudged } from '../../src/bots/which-search.ts';
import { Match } from '../../src/engine/match.ts';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { shareAfter } from './play-on.ts';

const FOLDER = new URL('./blunders/', import.meta.url);

/** Matches between masters in which the play with this number was made by somebody who wanted to lose. */
function blunderIn(game: string) {
  const { play, record: json } = JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8'));
  const loaded = loadRecord(json, gameCalled);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { record } = loaded;
  const { game: rules } = loaded.match;
  const before = new Match(rules, record.seats, record.options);
  for (const [by, move] of record.plays.slice(0, play)) before.play(by, move);
  const [seat, made] = record.plays[play];
  if (seat === 'nature') throw new Error('nature makes no blunders');
  return { rules, record, play: Number(play), seat, made, view: before.view(seat, true) };
}

test.each(readdirSync(FOLDER).map(file => basename(file, '.json')))(
  'a planted blunder in %s is the worst mistake that the review finds, and what it calls better is better',
  async game => {
    const { rules, record, play, seat, made, view } = blunderIn(game);
    const reviewer = new MomentReviewer(rules, record, 'apprentice', 1);
    const findings: Finding[] = [];
    for (let moment = 0; moment <= record.plays.length; moment++) findings.push(reviewer.review(moment));
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
