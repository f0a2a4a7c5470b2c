import { useSignal } from '@preact/signals';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { Dialog } from '../frame/dialog.tsx';
import type { Texts } from '../frame/texts.ts';
import { canSend, download, recordFile, send } from '../storage/record-file.ts';
import { checkRecord } from './check.ts';

export interface Links {
  readonly match: string;
  readonly moment: string;
  readonly embed: string;
}

/** How to show the match to somebody else: its address if it has one that others can open, else its record. */
export function ShareSheet(props: {
  readonly title: string;
  readonly game: GameId;
  readonly record: MatchRecord;
  /** Null if the match is only on this device. */
  readonly links: Links | null;
  /** Whether it may be given away: not while it is being played. */
  readonly isOver: boolean;
  readonly onClose: () => void;
  readonly texts: Texts['replay'];
}) {
  const { title, game, record, links, isOver, onClose, texts } = props;
  const { shareSheet } = texts;
  const checked = useSignal<'not yet' | 'checking' | { readonly fault: string | null }>('not yet');
  const file = recordFile(record);
  const check = async () => {
    checked.value = 'checking';
    checked.value = { fault: await checkRecord(game, record) };
  };
  return (
    <Dialog class="share" label={shareSheet.heading} onClose={onClose}>
      <h2>{shareSheet.heading}</h2>
      {links ? (
        <>
          <CopyField label={shareSheet.link} text={links.match} title={title} canSend texts={texts} />
          <CopyField label={shareSheet.linkHere} text={links.moment} title={title} canSend texts={texts} />
          <details>
            <summary>{shareSheet.embed}</summary>
            <CopyField label={shareSheet.embedHint} text={snippet(links.embed, title)} texts={texts} />
          </details>
        </>
      ) : (
        isOver && <p>{shareSheet.onlyHere}</p>
      )}
      {isOver && (
        <div class="result-buttons">
          {canSend(file) && (
            <button type="button" class="button" onClick={() => send({ files: [file], title })}>
              {shareSheet.record}
            </button>
          )}
          <button type="button" class="button" onClick={() => download(file)}>
            {shareSheet.download}
          </button>
          <button type="button" class="button" disabled={checked.value === 'checking'} onClick={check}>
            {checked.value === 'checking' ? shareSheet.checking : shareSheet.check}
          </button>
        </div>
      )}
      <p class="note" role="status">
        {typeof checked.value === 'object' &&
          (checked.value.fault === null
            ? shareSheet.checked(record.plays.length, record.chance?.seed !== undefined)
            : shareSheet.wrong(checked.value.fault))}
      </p>
    </Dialog>
  );
}

/** A text that can be copied with one tap, or sent where the system can send. */
function CopyField(props: {
  readonly label: string;
  readonly text: string;
  readonly title?: string;
  readonly canSend?: boolean;
  readonly texts: Texts['replay'];
}) {
  const { label, text, title = '', canSend = false, texts } = props;
  const { shareSheet } = texts;
  const isCopied = useSignal(false);
  return (
    <div class="copy-field">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        onClick={async event => {
          const { previousElementSibling: field } = event.currentTarget;
          try {
            await navigator.clipboard.writeText(text);
            isCopied.value = true;
          } catch {
            // Where the page may not, the person still can: the text is selected.
            field?.querySelector('input')?.focus();
          }
        }}
      >
        <span role="status">{isCopied.value ? shareSheet.copied : shareSheet.copy}</span>
      </button>
      {canSend && 'share' in navigator && (
        <button type="button" class="button" onClick={() => send({ url: text, title })}>
          {shareSheet.send}
        </button>
      )}
    </div>
  );
}

function snippet(address: string, title: string): string {
  const safe = title.replace(/[&"<>]/g, letter => `&#${letter.charCodeAt(0)};`);
  return `<iframe src="${address}" title="${safe}" width="480" height="640" allow="fullscreen"></iframe>`;
}
