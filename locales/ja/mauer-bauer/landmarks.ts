import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: '手番の始まり',
  city: '都市の完成',
  scored: 'カードを使う',
  palace: '宮殿の完成',
  joined: '合併するかしないか',
  exchange: 'カードの交換',
};
