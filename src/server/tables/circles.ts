/**
 * Which opponents a rating may rest on. Anybody can make accounts and let them play each other, so what
 * counts is not how many others a player has met, but how many of the people everybody meets.
 */

/** A player who was rated with this many known players is known, too; one friend among them is not enough. */
const VOUCHERS = 8;
/** The size of the first circle. Fewer might be a club, or one person's extra accounts: nobody can tell. */
export const FIRST_CIRCLE = 25;

/** The people a player has been rated with. */
export type MetBy = (player: string) => Promise<ReadonlySet<string>>;

/** Whether enough of the people a player has met are among these. */
export function isVouchedFor(met: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return both(met, known).length >= VOUCHERS;
}

/**
 * The circle that these two belong to: it begins with the people both have met, and takes in everybody who
 * has met enough of it. A group attached to only a few people is another circle, however large it is.
 */
export async function circleOf(one: string, other: string, metBy: MetBy): Promise<ReadonlySet<string>> {
  const circle = new Set([one, other, ...both(await metBy(one), await metBy(other))]);
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const player of circle) {
      if (isVouchedFor(await metBy(player), circle)) continue;
      circle.delete(player);
      isSettled = false;
    }
  }
  // Iterating over a set includes what is added meanwhile, so additions are considered, too.
  for (const player of circle) {
    for (const next of await metBy(player)) {
      if (!circle.has(next) && isVouchedFor(await metBy(next), circle)) circle.add(next);
    }
  }
  return circle;
}

function both(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...some].filter(one => others.has(one));
}
