import { Place } from './process.ts';

/** Something that serves, whatever it is made of. */
export interface Served {
  readonly origin: string;
  remove(): Promise<void>;
}

/** One process with a SQLite file. */
export async function oneProcess(): Promise<Served> {
  const place = new Place();
  const { origin } = await place.start();
  return { origin, remove: () => place.remove() };
}
