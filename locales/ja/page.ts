import type { Texts } from '../load.ts';

export const page: Texts['page'] = {
  description:
    '壁を築く4つのボードゲームを、オンラインで友だちと、ボットと、または1台の端末で遊べます：Die Mauer、Muro contro muro、Mauer Bauer、Burg Appenzell。',
  needsScript: 'Quattro MuraにはJavaScriptが必要です。有効にしてから、ページを再読み込みしてください。',
};
