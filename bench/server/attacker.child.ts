import { setPriority } from 'node:os';
import { ATTACKS } from './attacks.ts';

/** What the parent tells a process of attackers; at the end the process says how much it has sent. */
export type Order =
  | { readonly origin: string; readonly attacks: readonly string[]; readonly networks: number }
  | 'end';

let sent = 0;
let isOver = { now: true };
// Real attackers have their own machines; here they take whatever processor time is left.
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
      // An attacker that is refused at the start gives up.
      ATTACKS[name](attacker).catch(() => {});
    }
  }
});
