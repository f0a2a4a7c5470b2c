/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: '土地の城壁が同じなら、左右が逆でも同じ局面です。ほかのコマとカードは問いません。',
  kind: 'することが同じなら似た局面です。城壁は、都市を完成させる・城壁をつなぐ・延ばす・単独で建てる、塔と家は今あるものと合うかどうかで同等とみなします。',
};
