import { LONGEST_COMMENT, LONGEST_NAME, type Note, SIGNS } from '../../engine/study/study.ts';
import type { Texts } from '../frame/texts.ts';
import type { Described } from './describe.ts';
import type { Studying } from './studying.ts';

/** The note about the move on the board, and what can be done with the move. */
export function NoteFields(props: {
  readonly studying: Studying;
  readonly described: Described | null;
  readonly texts: Texts['study'];
}) {
  const { studying, described, texts } = props;
  // Read, so that the fields follow changes made elsewhere.
  studying.changes.value;
  const { node } = studying;
  const { note, before } = node;
  const change = (changed: Partial<Note>) => {
    const kept = Object.entries({ ...node.note, ...changed }).filter(([, value]) => value !== '');
    studying.annotate(Object.fromEntries(kept));
  };
  const isVariation = before !== null && before.next[0] !== node;
  return (
    <section class="study-note form" aria-label={texts.notesLabel}>
      <p class="study-here">{described ? texts.move(described.who, described.words) : texts.start}</p>
      {node.play && (
        <>
          <fieldset class="study-signs">
            <legend class="spoken">{texts.sign}</legend>
            {SIGNS.map(sign => (
              <button
                key={sign}
                type="button"
                class="button plain"
                aria-label={texts.signs[sign]}
                title={texts.signs[sign]}
                aria-pressed={note.sign === sign}
                onClick={() => {
                  const { sign: had, ...others } = node.note;
                  studying.annotate(had === sign ? others : { ...others, sign });
                }}
              >
                {sign}
              </button>
            ))}
          </fieldset>
          <label class="field">
            <span>{texts.name}</span>
            <input
              type="text"
              maxLength={LONGEST_NAME}
              value={note.name ?? ''}
              onInput={event => change({ name: event.currentTarget.value })}
            />
          </label>
        </>
      )}
      <label class="field">
        <span>{texts.comment}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_COMMENT}
          value={note.comment ?? ''}
          onInput={event => change({ comment: event.currentTarget.value })}
        />
      </label>
      {node.play && (
        <div class="study-note-buttons">
          {isVariation && (
            <button type="button" class="button" onClick={() => studying.promote(node)}>
              {texts.promote}
            </button>
          )}
          <button type="button" class="button" onClick={() => studying.remove(node)}>
            {texts.removeHere}
          </button>
        </div>
      )}
      <p class="study-removed" role="status">
        {studying.removed.value && (
          <>
            {texts.removed}{' '}
            <button type="button" class="button" onClick={() => studying.bringBack()}>
              {texts.bringBack}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
