import '../frame/form.css';
import './review.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { accountsOf, DEPTHS, type Depth, type Finding, type Review } from '../../bots/review/index.ts';
import { UNKNOWN } from '../../engine/gap.ts';
import { type Texts, useTexts } from '../frame/texts.ts';
import type { BesideProps } from '../replay/beside.ts';
import { isKeeping } from '../storage/archive.ts';
import { rememberReview } from '../storage/results.ts';
import { Accounts } from './accounts.tsx';
import { Chances } from './chances.tsx';
import { keepReview, keptReview } from './kept-reviews.ts';
import { LearnButtons } from './learn-buttons.tsx';
import { Reviewing } from './reviewing.ts';
import { TurningPoints } from './turning-points.tsx';

/** The current review. It goes on while the panel is closed, and ends when another begins. */
const underWay: { source: string; reviewing: Reviewing }[] = [];

export function ReviewPanel(props: BesideProps) {
  const { source, game, record, seats, moment, jump } = props;
  const texts = useTexts('review');
  const kept = useSignal<Review | null>(useMemo(() => keptReview(source, record), [source]));
  const reviewing = useSignal<Reviewing | null>(
    underWay.find(under => under.source === source)?.reviewing ?? null,
  );
  if (!texts) return null;

  const start = (level: Depth) => {
    for (const { reviewing } of underWay.splice(0)) reviewing.cancel();
    const begun = new Reviewing(game, record, level, review => {
      keepReview(source, review);
      rememberReview(source, accountsOf(review.findings, review.seats));
      kept.value = review;
    });
    underWay.push({ source, reviewing: begun });
    reviewing.value = begun;
  };
  const state = reviewing.value?.state.value ?? null;
  const isWorking = state === 'working';
  const findings: readonly (Finding | undefined)[] | null = isWorking
    ? (reviewing.value?.findings.value ?? [])
    : (kept.value?.findings ?? null);

  return (
    <section class="review" aria-label={texts.heading}>
      {record.plays.some(([, move]) => move === UNKNOWN) && <p class="note">{texts.gaps}</p>}
      {isWorking && reviewing.value ? (
        <Progress reviewing={reviewing.value} texts={texts} />
      ) : (
        findings === null && (
          <div class="review-begin">
            <p>{texts.about}</p>
            <p class="note">{texts.onlyThen}</p>
            <Begin label={texts.start} isFirst onStart={start} texts={texts} />
          </div>
        )
      )}
      <p class={state === 'failed' ? 'review-said' : 'spoken'} role="status">
        {state === 'failed' ? texts.failed : state === 'done' ? texts.done : ''}
      </p>
      {kept.value && !isKeeping.value && <p class="note">{texts.notKept}</p>}
      {findings !== null && (
        <>
          <Chances
            findings={findings}
            length={record.plays.length}
            names={seats.map(({ name }) => name)}
            moment={moment}
            jump={jump}
            texts={texts}
          />
          {!isWorking && kept.value && <LearnButtons {...props} review={kept.value} words={texts} />}
          <TurningPoints {...props} findings={findings} isWorking={isWorking} words={texts} />
          <Accounts accounts={accountsOf(findings, record.seats)} seats={seats} texts={texts} />
        </>
      )}
      {findings !== null && !isWorking && kept.value && (
        <details class="review-again">
          <summary>{texts.again}</summary>
          <Begin label={texts.again} initially={kept.value.level} onStart={start} texts={texts} />
        </details>
      )}
    </section>
  );
}

function Begin(props: {
  readonly label: string;
  readonly isFirst?: boolean;
  readonly initially?: Depth;
  readonly onStart: (level: Depth) => void;
  readonly texts: Texts['review'];
}) {
  const { label, isFirst = false, initially = 'journeyman', onStart, texts } = props;
  const level = useSignal<Depth>(initially);
  return (
    <div class="review-start form">
      <label class="field">
        <span>{texts.closely}</span>
        <select
          value={level.value}
          onChange={event => {
            const chosen = DEPTHS.find(one => one === event.currentTarget.value);
            if (chosen) level.value = chosen;
          }}
        >
          {DEPTHS.map(one => (
            <option key={one} value={one}>
              {texts.levels[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class={isFirst ? 'button first' : 'button'} onClick={() => onStart(level.value)}>
        {label}
      </button>
    </div>
  );
}

function Progress({ reviewing, texts }: { readonly reviewing: Reviewing; readonly texts: Texts['review'] }) {
  const { moments, slices } = reviewing;
  const done = reviewing.count.value;
  const isConfirming = done >= moments;
  return (
    <div class="review-progress">
      <label>
        <span>{isConfirming ? texts.confirming : texts.working}</span>
        <progress max={moments + slices} value={done} />
        <small>{texts.progress(Math.min(done, moments), moments)}</small>
      </label>
      <button type="button" class="button" onClick={() => reviewing.cancel()}>
        {texts.cancel}
      </button>
    </div>
  );
}
