import type { calls as english } from '../en/calls.ts';

export const calls: typeof english = {
  titles: {
    turn: 'あなたの手番です',
    hurry: 'まもなく時間切れです',
    begun: '対戦が始まりました',
    round: '次のラウンドのテーブルが用意できました',
    full: '席がすべて埋まりました',
    waiting: 'あなたのテーブルに誰かが座りました',
    rematch: '再戦の申し込みがあります',
    challenge: '対戦の申し込みがあります',
  },
  heading: '通知',
  line: 'アプリを閉じていても、対戦のことをお知らせします。',
  on: 'この端末で通知を受け取る',
  isOn: 'この端末に通知が届きます。',
  off: 'この端末では受け取らない',
  blocked: 'このブラウザーでは通知がブロックされています。設定で許可してください。',
  unable: 'このブラウザーでは通知を受け取れません。iPhoneでは、先にアプリをホーム画面に追加してください。',
  kinds: '通知の内容',
  quiet: '通知しない時間帯',
  quietHint: 'その間の通知は、あとで届きます。',
  from: '開始',
  to: '終了',
  offer: 'このページを閉じても、手番が来たらお知らせします。',
};
