import type { Random } from '../../src/engine/random.ts';
import { loadRecord, type MatchRecord, recordOf } from '../../src/engine/record.ts';
import { Replay } from '../../src/engine/replay.ts';
import { GAMES, gameCalled } from '../../src/games/loaded.ts';
import { mura } from '../cli/mura.ts';
import { finishedRecord } from '../finished.ts';
import type { Attack } from './fuzzing.ts';
import { oneIn, pick, spoiltBytes, spoiltJson, spoiltText } from './mutate.ts';

/** Records of every game with the fewest and the most seats, over and not over. */
const RECORDS: readonly MatchRecord[] = GAMES.flatMap(({ id, seats }) =>
  [seats.min, seats.max].flatMap(count => [
    finishedRecord(id, { seats: count, seed: count }),
    finishedRecord(id, { seats: count, seed: count + 10, most: 20 }),
  ]),
);

/** Records that are wrong somewhere: either they are refused with a reason, or they are valid and can be viewed. */
export const recordAttack: Attack = {
  attempt(random, tell) {
    const json = spoiltRecord(random);
    tell(JSON.stringify(json));
    const loaded = loadRecord(json, gameCalled);
    const opened = Replay.open(json, gameCalled);
    if (loaded.ok !== opened.ok) throw new Error('loadRecord and Replay do not agree');
    if (!loaded.ok) {
      if (loaded.error.message === '' || loaded.error.message.length > 1000)
        throw new Error('no clear reason');
      return;
    }
    const { names, chance } = loaded.record;
    const again = loadRecord(
      recordOf(loaded.match, { ...(names && { names }), ...(chance && { chance }) }),
      gameCalled,
    );
    if (!again.ok) throw new Error(`what was loaded cannot be loaded again: ${again.error.message}`);
    if (!opened.ok) return;
    const { replay } = opened;
    for (const viewer of replay.viewers) JSON.stringify(replay.view(random.below(replay.length + 1), viewer));
  },
};

/** The same, as files for `mura verify`: bytes that need not be JSON, or text. */
export const verifyAttack: Attack = {
  async attempt(random, tell) {
    const whole = Buffer.from(
      JSON.stringify(oneIn(random, 2) ? pick(random, RECORDS) : spoiltRecord(random)),
    );
    const bytes = spoiltBytes(random, whole);
    tell(bytes);
    const { code, out, err } = await mura(['verify', '-'], bytes);
    const isRight = /^the record is right\.\n/.test(out);
    const isWrong = /^the record is wrong: [^\n]+\n$/.test(out);
    if (err !== '' || !(code === 0 ? isRight : code === 1 && isWrong)) {
      throw new Error(`exit code ${code}, said ${JSON.stringify(out)}, ${JSON.stringify(err)}`);
    }
  },
};

export function spoiltRecord(random: Random): unknown {
  const record = pick(random, RECORDS);
  if (oneIn(random, 3)) return spoiltJson(random, record);
  // Most damage shows in the shape: these look right, and are played.
  const plays = record.plays.slice(0, oneIn(random, 2) ? random.below(record.plays.length + 1) : undefined);
  const at = random.below(plays.length + 1);
  const other = pick(random, record.plays);
  const spoilt = pick<readonly unknown[]>(random, [
    plays,
    plays.toSpliced(at, 1),
    plays.toSpliced(at, 0, other),
    plays.toSpliced(at, 1, other),
    plays.toSpliced(at, 1, [random.below(record.seats), other[1]]),
    plays.toSpliced(at, 1, [other[0], spoiltText(random, other[1])]),
  ]);
  const { result, chance, ...rest } = { ...record, plays: spoilt };
  return {
    ...rest,
    ...(result && oneIn(random, 2) && { result }),
    ...(chance && oneIn(random, 2) && { chance: oneIn(random, 2) ? chance : { ...chance, seed: undefined } }),
    ...(oneIn(random, 10) && { options: spoiltJson(random, record.options) }),
  };
}

export function someRecord(random: Random): MatchRecord {
  return pick(random, RECORDS);
}
