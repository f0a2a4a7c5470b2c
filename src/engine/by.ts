import { NATURE } from './viewers.ts';

/** Who makes a play, as code outside the rules says it. Inside, nature is `NATURE`. */
export type By = number | 'nature';

/** The same as the rules and the stores say it. */
export function actorOf(by: By): number {
  return by === 'nature' ? NATURE : by;
}

export function byOf(actor: number): By {
  return actor === NATURE ? 'nature' : actor;
}
