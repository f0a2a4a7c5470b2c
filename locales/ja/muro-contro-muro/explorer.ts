/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: '自分から見た壁が同じなら、左右が逆でも同じ局面です。色は誰の色かで比べます。',
  kind: 'サイコロの目が同じなら似た局面です。同じ種類のレンガを1段目に、またはその上に置く手は同等とみなします。',
};
