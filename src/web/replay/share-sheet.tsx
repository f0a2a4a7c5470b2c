import './share-sheet.css';
import { useSignal } from '@preact/signals';
import type { Fault, MatchRecord } from '../../engine/record.ts';
import { Dialog } from '../frame/dialog.tsx';
import { pathTo } from '../frame/routes.ts';
import { faultText, type Texts, useTexts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { canSend, download, recordFile, send } from '../storage/record-file.ts';
import { CopyField } from './copy-field.tsx';
import { fragmentFor } from './link.ts';

/** Addresses of a match on the server. */
export interface Links {
  readonly match: string;
  /** Left out if no moment is being looked at. */
  readonly moment?: string;
  readonly embed?: string;
}

/**
 * Ways to share the match: its address on the server, or an address that contains the whole record; and a
 * file.
 */
export function ShareSheet(props: {
  readonly title: string;
  readonly record: MatchRecord;
  /** Null if the match is only on this device. */
  readonly links: Links | null;
  /** How many plays have been made on the board; null if no moment is being looked at. */
  readonly moment: number | null;
  /** Whether it may be shared: not while it is being played. */
  readonly isOver: boolean;
  /** Checks every play, the result and chance. Null if everything is correct. */
  readonly check: () => Promise<Fault | null>;
  readonly onClose: () => void;
  readonly texts: Texts['replay'];
}) {
  const { title, record, links, moment, isOver, onClose, texts } = props;
  const { shareSheet } = texts;
  const checked = useSignal<'not yet' | 'checking' | { readonly fault: Fault | null }>('not yet');
  const file = recordFile(record);
  const check = async () => {
    checked.value = 'checking';
    checked.value = { fault: await props.check() };
  };
  const packed = useLoaded(
    async () => (links || !isOver ? null : await packedLinks(record, moment)),
    [record, moment],
  );
  const shown = links ?? (packed.state === 'ready' ? packed.value : null);
  return (
    <Dialog class="share" label={shareSheet.heading} onClose={onClose}>
      <h2>{shareSheet.heading}</h2>
      {shown ? (
        <>
          <CopyField label={shareSheet.link} text={shown.match} title={title} canSend texts={texts} />
          {shown.moment !== undefined && (
            <CopyField label={shareSheet.linkHere} text={shown.moment} title={title} canSend texts={texts} />
          )}
          {shown.embed !== undefined && (
            <details>
              <summary>{shareSheet.embed}</summary>
              <CopyField label={shareSheet.embedHint} text={snippet(shown.embed, title)} texts={texts} />
            </details>
          )}
          {!links && <p class="note">{shareSheet.packed}</p>}
        </>
      ) : (
        isOver && packed.state !== 'loading' && <p>{shareSheet.onlyHere}</p>
      )}
      {isOver && (
        <div class="share-buttons">
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
      {record.kept && <EnteredByHand />}
      <p class="note" role="status">
        {typeof checked.value === 'object' &&
          (checked.value.fault === null
            ? shareSheet.checked(record.plays.length, record.chance?.seed !== undefined)
            : shareSheet.wrong(faultText(checked.value.fault)))}
      </p>
    </Dialog>
  );
}

function EnteredByHand() {
  const texts = useTexts('box');
  return texts && <p class="note">{texts.unverified}</p>;
}

/** Links that contain the whole match and need no server. Null if it is too long for that. */
async function packedLinks(record: MatchRecord, moment: number | null): Promise<Links | null> {
  const [match, here] = await Promise.all([fragmentFor(record, null), fragmentFor(record, moment)]);
  if (match === null || here === null) return null;
  const at = location.origin + pathTo({ page: 'shared' });
  return { match: `${at}#${match}`, ...(moment !== null && { moment: `${at}#${here}` }) };
}

function snippet(address: string, title: string): string {
  const safe = title.replace(/[&"<>]/g, letter => `&#${letter.charCodeAt(0)};`);
  return `<iframe src="${address}" title="${safe}" width="480" height="640" allow="fullscreen"></iframe>`;
}
