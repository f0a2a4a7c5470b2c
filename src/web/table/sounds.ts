import type { Sound } from '../board/board.ts';
import { settings } from '../settings/settings.ts';

/** Loaded when somebody first wants to hear or feel something. */
const synthesis = () => import('./synthesis.ts');

/** Plays a sound and vibrates the device, if the person wants that. `tempo` is the factor of its times. */
export function hear(sound: Sound, tempo = 1): void {
  const { sound: isHeard, haptics: isFelt } = settings.value;
  // Nothing plays late, when it no longer belongs to what is seen.
  if (isHeard || isFelt) synthesis().then(made => made.perform(sound, { tempo, isHeard, isFelt }), ignored);
}

/** Plays the sound, whatever the settings say. */
export function preview(sound: Sound): void {
  synthesis().then(made => made.perform(sound, { tempo: 1, isHeard: true, isFelt: true }), ignored);
}

function ignored(): void {}
