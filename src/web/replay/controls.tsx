import type { ComponentChildren } from 'preact';
import { loadGameTexts } from '../../../locales/load.ts';
import type { GameId } from '../../games/index.ts';
import { language, type Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import {
  BackSign,
  EndSign,
  ForwardSign,
  NextSign,
  PauseSign,
  PlaySign,
  PreviousSign,
  StartSign,
} from './icons.tsx';
import { landmarksOf } from './landmarks.ts';
import { markAfter, markBefore } from './marks.ts';
import { type ReplayPlayer, SPEEDS } from './player.ts';
import { Track } from './track.tsx';

/** The slider, the steps, the speed, and what to search for. */
export function Controls(props: {
  readonly game: GameId;
  readonly player: ReplayPlayer;
  readonly turns: readonly number[];
  readonly landmark: string;
  readonly marks: readonly number[];
  readonly onLandmark: (landmark: string) => void;
  /** Goes to a moment and shows what led to it. */
  readonly onSee: (moment: number) => void;
  readonly words: string;
  readonly texts: Texts['replay'];
  /** More buttons, if they have no other place. */
  readonly children: ComponentChildren;
}) {
  const { game, player, turns, landmark, marks, onLandmark, onSee, words, texts, children } = props;
  const named = useLoaded(
    async () => (await loadGameTexts(language.value, game, 'landmarks')).landmarks,
    [game, language.value],
  );
  const nameOf = (mark: string) => (named.state === 'ready' ? named.value[mark] : '');
  const number = player.number.value;
  const { length } = player.positions;
  const isPlaying = player.isPlaying.value;
  const speed = player.speed.value;
  const [earlier, later] = [markBefore(marks, number), markAfter(marks, number)];
  return (
    <section class="replay-controls" aria-label={texts.controls}>
      <Track
        number={number}
        length={length}
        turns={turns}
        notches={landmark === 'turn' ? [] : marks}
        words={words}
        onJump={moment => player.jump(moment)}
        texts={texts}
      />
      <div class="replay-buttons">
        <button
          type="button"
          class="button plain replay-end"
          aria-label={texts.toStart}
          disabled={number === 0}
          onClick={() => player.jump(0)}
        >
          <StartSign />
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={texts.back}
          disabled={number === 0}
          onClick={() => player.back()}
        >
          <BackSign />
        </button>
        <button
          type="button"
          class="button first replay-play"
          aria-label={isPlaying ? texts.pause : texts.play}
          title={texts.keys}
          disabled={length === 0}
          onClick={() => (isPlaying ? player.pause() : player.play())}
        >
          {isPlaying ? <PauseSign /> : <PlaySign />}
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={texts.forward}
          disabled={number === length}
          onClick={() => player.forward()}
        >
          <ForwardSign />
        </button>
        <button
          type="button"
          class="button plain replay-end"
          aria-label={texts.toEnd}
          disabled={number === length}
          onClick={() => player.jump(length)}
        >
          <EndSign />
        </button>
      </div>
      {children}
      <div class="replay-find">
        <button
          type="button"
          class="button plain replay-speed"
          aria-label={texts.speedLabel(speed)}
          onClick={() => player.chooseSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}
        >
          {texts.speed(speed)}
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={texts.previous(nameOf(landmark))}
          disabled={earlier === null}
          onClick={() => earlier !== null && onSee(earlier)}
        >
          <PreviousSign />
        </button>
        <select
          aria-label={texts.find}
          value={landmark}
          onChange={event => onLandmark(event.currentTarget.value)}
        >
          {landmarksOf(game).map(name => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button plain"
          aria-label={texts.next(nameOf(landmark))}
          disabled={later === null}
          onClick={() => later !== null && onSee(later)}
        >
          <NextSign />
        </button>
      </div>
    </section>
  );
}

/** What else can be done at this moment. */
export function MoreActions(props: {
  /** Shows what every seat holds if the plates have no room for it; null if there is nothing to show. */
  readonly onHands: (() => void) | null;
  /** Opens an analysis from this moment; null if this match does not allow it. */
  readonly onAnalyse: (() => void) | null;
  readonly texts: Texts['replay'];
}) {
  const { onHands, onAnalyse, texts } = props;
  return (
    <div class="replay-more">
      {onHands && (
        <button type="button" class="button plain hands-button" onClick={onHands}>
          {texts.hands}
        </button>
      )}
      {onAnalyse && (
        <button type="button" class="button analyse-button" onClick={onAnalyse}>
          {texts.analyse}
        </button>
      )}
    </div>
  );
}
