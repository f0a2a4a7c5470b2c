import type { View } from '../game.ts';
import { squareCalled } from '../rules/castle.ts';
import { imagine } from '../rules/imagine.ts';
import { pathOfRun } from '../rules/running.ts';

/** The squares of a legal run up to where it ends; each costs an action. */
export function pathOf(view: View, from: string, to: string): string[] {
  return pathOfRun(imagine(view), squareCalled(from), squareCalled(to));
}
