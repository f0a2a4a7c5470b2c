import './replay.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Fault, isObject, type MatchRecord } from '../../engine/record.ts';
import type { Result } from '../../engine/result.ts';
import { STUDY_FORMAT } from '../../engine/study/format.ts';
import { isGameId } from '../../games/index.ts';
import { Dialog } from '../frame/dialog.tsx';
import { go } from '../frame/router.tsx';
import type { Goal } from '../frame/routes.ts';
import { app, faultText, type Texts, useTexts } from '../frame/texts.ts';
import type { KeptStudy } from '../study/kept-studies.ts';
import { keepRecord } from './kept-records.ts';
import { openPositions } from './positions.ts';

/** No match is that long. */
const MOST_BYTES = 2_000_000;

export type Import = Result<
  { readonly record: MatchRecord } | { readonly study: KeptStudy },
  { readonly why: 'not-json' | 'too-big' } | { readonly why: 'wrong'; readonly fault: ToldFault }
>;

/** What is wrong with a file, with its own words if those for its kind of fault say too little. */
type ToldFault = Fault & { readonly words?: string };

export function told(fault: ToldFault): string {
  return fault.words ?? faultText(fault);
}

/** Reads a file from anywhere: nothing in it is trusted until the engine has checked all of it. */
export async function readRecordFile(file: Blob): Promise<Import> {
  if (file.size > MOST_BYTES) return { ok: false, error: { why: 'too-big' } };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { ok: false, error: { why: 'not-json' } };
  }
  return checkedFile(json);
}

/** Lets the engine check everything, for a match or a study. A study is stored at once. */
export async function checkedFile(json: unknown): Promise<Import> {
  const game = isObject(json) ? json.game : undefined;
  if (typeof game !== 'string' || !isGameId(game)) {
    return wrongFor({ kind: isObject(json) ? 'game' : 'shape', message: 'game must be the name of a game' });
  }
  if (isObject(json) && json.format === STUDY_FORMAT) {
    const { importStudy } = await import('../study/import-study.ts');
    const imported = await importStudy(game, json);
    return imported.ok ? imported : wrongFor(imported.error);
  }
  const opened = await openPositions({ game, record: json, mayLook: [] });
  if (!opened.ok) return wrongFor(opened.error);
  opened.positions.close();
  return { ok: true, record: opened.positions.record };
}

/**
 * The address of what was opened; stores a match on this device. `moment` is the place in it, as in links.
 */
export function goalOf(opened: Extract<Import, { readonly ok: true }>, moment: string | null = null): Goal {
  if ('study' in opened) {
    return { page: 'study', id: opened.study.id, ...(moment !== null && { section: moment }) };
  }
  const { id } = keepRecord(opened.record);
  return { page: 'replay', id, ...(moment !== null && { section: `play-${moment}` }) };
}

function wrongFor(fault: ToldFault): Import {
  return { ok: false, error: { why: 'wrong', fault } };
}

/** Says where to drop a file while one is over the page; opens it when it has been dropped. */
export function Dropping({ file, onDone }: { readonly file: File | null; readonly onDone: () => void }) {
  const texts = useTexts('replay');
  if (!texts) return null;
  if (file) return <Opening key={file.name} file={file} onDone={onDone} texts={texts} />;
  return (
    <div class="drop-veil" aria-hidden="true">
      <p>{texts.importing.drop}</p>
    </div>
  );
}

/** A quiet button that opens a match or a study from a file. */
export function OpenRecordButton(props: { readonly label?: string; readonly texts: Texts['replay'] }) {
  const { texts, label = texts.importing.open } = props;
  const input = useRef<HTMLInputElement>(null);
  const file = useSignal<File | null>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        class="spoken"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={label}
        onChange={event => {
          file.value = event.currentTarget.files?.[0] ?? null;
          event.currentTarget.value = '';
        }}
      />
      {file.value && (
        <Opening
          file={file.value}
          onDone={() => {
            file.value = null;
          }}
          texts={texts}
        />
      )}
    </>
  );
}

/** Reads the file, then opens what is in it or says what is wrong. */
function Opening(props: {
  readonly file: File;
  readonly onDone: () => void;
  readonly texts: Texts['replay'];
}) {
  const { file, onDone, texts } = props;
  const read = useSignal<Import | null>(null);
  useEffect(() => {
    let isGone = false;
    readRecordFile(file).then(
      found => {
        if (isGone) return;
        if (!found.ok) {
          read.value = found;
          return;
        }
        onDone();
        go(goalOf(found));
      },
      (error: unknown) => {
        read.value = wrongFor({ kind: 'shape', message: String(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  const found = read.value;
  if (!found || found.ok) return null;
  const { importing } = texts;
  return (
    <Dialog class="import-failed" label={importing.failed} onClose={onDone}>
      <h2>{importing.failed}</h2>
      <p class="file-name">{file.name}</p>
      <p role="alert">
        {found.error.why === 'wrong'
          ? told(found.error.fault)
          : found.error.why === 'too-big'
            ? importing.tooBig
            : importing.notJson}
      </p>
      <button type="button" class="button first" onClick={onDone}>
        {app.value.close}
      </button>
    </Dialog>
  );
}
