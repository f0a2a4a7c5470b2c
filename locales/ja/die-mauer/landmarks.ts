import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'ターンの始まり',
  fists: 'こぶしを開く',
  guessed: '棟梁のブロックを当てる',
  built: 'ブロックを建てる',
  gift: '贈り物',
  round: 'ラウンドの終わり',
};
