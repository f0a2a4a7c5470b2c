import { parseArgs } from 'node:util';
import { GAME_IDS, manifestOf } from '../../src/games/index.ts';
import { type Fate, quantile, simulate } from '../../tests/pairing/crowd.ts';

/**
 * `npm run -s bench:pairing [-- --people N] [--seed N]`: how long people wait for a match, and how far apart the
 * ratings of those who are paired are, if this many arrive per hour. The games are wanted by 40, 35, 20 and 5 percent;
 * one in six would play anything, one in ten wants the largest table, and one in ten only people of the same strength.
 * The last line has everything as JSON.
 */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const people = Number(values.people);
const seed = Number(values.seed);
if (!Number.isInteger(people) || people < 1 || !Number.isInteger(seed)) {
  console.error('--people must be a whole number from 1 on, --seed a whole number');
  process.exit(2);
}

const SHARES = [40, 35, 20, 5];
const games = GAME_IDS.map((id, i) => {
  const { seats, usualSeats: usual } = manifestOf(id);
  return { id, min: seats.min, max: seats.max, usual, share: SHARES[i] ?? 5 };
});
const figures: Record<string, unknown> = {};
for (const perHour of [30, 120, 600, 3000]) {
  const fates = simulate({ games, people, perHour, seed, anything: 1 / 6, large: 0.1, picky: 0.1 });
  const kinds: Record<string, Fate[]> = { all: fates };
  for (const { id } of games) kinds[id] = fates.filter(({ wanted }) => wanted === id);
  kinds.anything = fates.filter(({ wanted }) => wanted === 'anything');
  kinds['largest table'] = fates.filter(({ wish }) => wish === 'large');
  kinds['same strength only'] = fates.filter(({ wish }) => wish === 'picky');
  console.log(`\n${perHour} an hour`);
  for (const [kind, some] of Object.entries(kinds)) {
    const met = some.filter(({ match }) => match !== null);
    const seconds = (part: number) =>
      Math.round(
        quantile(
          met.map(({ waitedMs }) => waitedMs),
          part,
        ) / 1000,
      );
    const apart = met.reduce((sum, { match }) => sum + (match?.apart ?? 0), 0) / met.length;
    const figure = {
      people: some.length,
      met: Math.round((1000 * met.length) / some.length) / 10,
      p50: seconds(0.5),
      p95: seconds(0.95),
      apart: Math.round(30 * apart),
    };
    figures[`${perHour}/${kind}`] = figure;
    console.log(
      `${kind.padEnd(20)} ${String(figure.people).padStart(6)} ${String(figure.met).padStart(6)} % met, waited p50 ${figure.p50} s, p95 ${figure.p95} s, ${figure.apart} apart`,
    );
  }
}
console.log(JSON.stringify({ people, seed, figures }));
