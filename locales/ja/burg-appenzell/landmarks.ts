import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: '手番の始まり',
  slid: '床が動く',
  roof: '屋根を外す',
  fell: 'ネズミが落ちる',
  cheese: 'チーズを手に入れる',
};
