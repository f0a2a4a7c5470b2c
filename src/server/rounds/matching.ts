/**
 * Pairs as many as possible by Edmonds' algorithm; returns each one's partner by number, or −1. Earlier numbers are
 * paired in preference to later ones.
 */
export function matching(count: number, mayMeet: (one: number, other: number) => boolean): number[] {
  const partner = new Array<number>(count).fill(-1);
  for (let root = 0; root < count; root++) {
    if (partner[root] !== -1) continue;
    const { end, cameFrom } = pathFrom(root, partner, mayMeet);
    // Along the path, everybody paired with the one before is now paired with the one after.
    for (let at = end; at !== -1; ) {
      const before = cameFrom[at];
      const next = partner[before];
      partner[at] = before;
      partner[before] = at;
      at = next;
    }
  }
  return partner;
}

/**
 * Whether each could be the only one without a partner. If more than one must stay without, nobody could. This costs no more than one
 * matching: they are those to whom a path leads from the one who has none.
 */
export function spareable(count: number, mayMeet: (one: number, other: number) => boolean): boolean[] {
  const partner = matching(count, mayMeet);
  const alone = partner.indexOf(-1);
  if (alone < 0 || partner.indexOf(-1, alone + 1) >= 0) return partner.map(() => false);
  return pathFrom(alone, partner, mayMeet).isReached;
}

/**
 * An augmenting path from one without a partner to another, over possible and existing pairs in turn; −1 if there is
 * none.
 */
function pathFrom(
  root: number,
  partner: readonly number[],
  mayMeet: (one: number, other: number) => boolean,
): { readonly end: number; readonly cameFrom: readonly number[]; readonly isReached: boolean[] } {
  const count = partner.length;
  const cameFrom = new Array<number>(count).fill(-1);
  /** Odd cycles are contracted to one: the node that each stands for. */
  const base = Array.from({ length: count }, (_, at) => at);
  const isReached = new Array<boolean>(count).fill(false);
  isReached[root] = true;
  const queue = [root];

  const commonBase = (one: number, other: number): number => {
    const onTheWay = new Set<number>();
    for (let at = base[one]; ; at = base[cameFrom[partner[at]]]) {
      onTheWay.add(at);
      if (partner[at] === -1) break;
    }
    let at = base[other];
    while (!onTheWay.has(at)) at = base[cameFrom[partner[at]]];
    return at;
  };
  const mark = (inCircle: Set<number>, from: number, to: number, child: number) => {
    for (let at = from, before = child; base[at] !== to; at = cameFrom[partner[at]]) {
      inCircle.add(base[at]);
      inCircle.add(base[partner[at]]);
      cameFrom[at] = before;
      before = partner[at];
    }
  };

  for (const one of queue) {
    for (let other = 0; other < count; other++) {
      if (base[one] === base[other] || partner[one] === other || other === one || !mayMeet(one, other))
        continue;
      if (other === root || (partner[other] !== -1 && cameFrom[partner[other]] !== -1)) {
        const common = commonBase(one, other);
        const inCircle = new Set<number>();
        mark(inCircle, one, common, other);
        mark(inCircle, other, common, one);
        for (let at = 0; at < count; at++) {
          if (!inCircle.has(base[at])) continue;
          base[at] = common;
          if (!isReached[at]) {
            isReached[at] = true;
            queue.push(at);
          }
        }
      } else if (cameFrom[other] === -1) {
        cameFrom[other] = one;
        if (partner[other] === -1) return { end: other, cameFrom, isReached };
        isReached[partner[other]] = true;
        queue.push(partner[other]);
      }
    }
  }
  return { end: -1, cameFrom, isReached };
}
