import { setPriority } from 'node:os';
import { ATTACKS } from './attacks.ts';

/** What its parent tells a process of attackers; at the end it says how much it has sent. */
export type Order =
  | { readonly origin: string; readonly attacks: readonly string[]; readonly networks: number }
  | 'end';

let sent = 0;
let isOver = { now: true };
// Those who attack have machines of their own; here they take what is left.
setPriority(10);
process.on('message', (order: Order) => {
  if (order === 'end') {
    isOver.now = true;
    process.send?.(sent);
    return;
  }
  const { origin, attacks, networks } = order;
  sent = 0;
  const over = { now: false };
  isOver = over;
  for (const name of attacks) {
    for (let network = 1; network <= networks; network++) {
      const at = Object.keys(ATTACKS).indexOf(name) + 1;
      const headers = { 'x-forwarded-for': `2001:db8:${at}:${network}::1` };
      const attacker = { origin, headers, sent: () => sent++, isOver: () => over.now };
      // Whoever is refused at the start tries no more.
      ATTACKS[name](attacker).catch(() => {});
    }
  }
});
