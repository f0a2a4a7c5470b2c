/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    '城壁の開いた端の数、自分が棟梁かどうか、全員のブロックが同じなら同じ局面です（席順は問いません）。勝率と得点はそのラウンドのものです。',
};
