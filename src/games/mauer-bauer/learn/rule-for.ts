import type { View } from '../game.ts';
import type { outline } from './outline.ts';

type SectionId = (typeof outline)[number]['id'];

/** The section that a person who asks for the rules now wants to see. */
export function ruleFor({ step, viewer, actor }: View): SectionId {
  // A player who waits for others to build wants the whole turn.
  if (step === 'wall' && viewer !== actor) return 'turn';
  return FOR_STEP[step];
}

const FOR_STEP: Readonly<Record<View['step'], SectionId>> = {
  deal: 'new-cards',
  wall: 'wall',
  dice: 'turn',
  towers: 'towers',
  houses: 'houses',
  join: 'joining',
  score: 'cards',
  exchange: 'exchange',
  'last scoring': 'end',
  over: 'winner',
};
