/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'ネズミ、開いた部屋、タイルが同じなら、左右が逆でも同じ局面です。チーズの種類は問いません。',
  kind: '残りアクションとネズミの数が同じなら似た局面です。入る・屋根を外す・走る・チーズへ走る・押し込む、のどれかが同じ手は同等とみなします。',
};
