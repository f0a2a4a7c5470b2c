import type { online as english } from '../en/online.ts';

export const online: typeof english = {
  failures: {
    'bad-message': 'サーバーが内容を理解できませんでした。',
    'unknown-player': 'サーバーがこの端末を認識できなくなりました。もう一度お試しください。',
    'not-found': 'ここにはもう何もないか、あなたには公開されていません。',
    'not-allowed': 'その操作はできません。',
    'not-now': '今はできません。',
    'too-many': '一度に操作しすぎました。しばらくしてからお試しください。',
    'wrong-origin': 'サーバーは自分のページからの要求にだけ応じます。正しいアドレスで開いてください。',
    'not-your-turn': 'あなたの手番ではありません。',
    'illegal-move': 'この手はルール上できません。',
    stale: 'その間に卓で動きがありました。盤面を確かめてから選び直してください。',
    'not-over': '対戦はまだ終わっていません。',
    failed: 'サーバーで問題が起きました。もう一度お試しください。',
    'no-server': 'サーバーに接続できません。',
  },
};
