import { loadReasons } from '../../../locales/load-reasons.ts';
import type { View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { app, type BoardTexts, language, punctuation, useTexts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { lengthOf } from './status-line.tsx';
import type { Advised } from './table.ts';

/** Chances that differ by less than this many percent are much the same. */
const MUCH_THE_SAME = 2;

/** The advised move, why it is good, and a button that makes it. */
export function HintWords(props: {
  readonly game: GameId;
  readonly view: View;
  readonly board: AnyBoard;
  readonly texts: BoardTexts;
  readonly advice: Advised;
  readonly onPoint: () => void;
  readonly onAccept: () => void;
}) {
  const { game, view, board, texts, advice, onPoint, onAccept } = props;
  const help = useTexts('help');
  const loaded = useLoaded(() => loadReasons(language.value, game), [game, language.value]);
  if (!help || loaded.state === 'loading') return null;
  const describe = (move: string) => board.describeMove(view, move, texts.texts);
  const { reason } = advice;
  const told = reason && loaded.state === 'ready' ? loaded.value[reason.kind]?.(reason) : null;
  const move = app.value.tablePage.hintIs(describe(advice.move));
  const isAlike = advice.next !== null && percentOf(advice) - percentOf(advice.next) < MUCH_THE_SAME;
  const why = punctuation.value.phrases(['', told ? reasonWhy(told) : (compared() ?? '')]);
  return (
    <>
      <p class={`status-hint ${lengthOf(move + why)}`}>
        <button type="button" class="hint-move" onClick={onPoint}>
          <b>{move}</b>
          <span>{why}</span>
        </button>
      </p>
      <button type="button" class="button hint-accept" onClick={onAccept}>
        {help.accept}
      </button>
    </>
  );

  /** The reason holds for this move, but does not make it better than the next best if the two are alike. */
  function reasonWhy(told: string): string {
    return isAlike ? punctuation.value.sentences([told, help?.alike ?? '']) : told;
  }

  /** If no reason can be given in a sentence: how much better it is than the next best. */
  function compared(): string | undefined {
    const { isOnly, next } = advice;
    if (!next) return isOnly ? help?.onlyMove : help?.restIsWorse;
    const best = percentOf(advice);
    return isAlike ? help?.asGood(best) : help?.chances(best, percentOf(next));
  }
}

function percentOf({ chance }: { readonly chance: number }): number {
  return Math.round(100 * chance);
}
