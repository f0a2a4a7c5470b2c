import { useSignal } from '@preact/signals';
import type { Texts } from '../frame/texts.ts';
import { send } from '../storage/record-file.ts';

/** A text that can be copied with one tap, or shared if the system can. */
export function CopyField(props: {
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
            // If the page may not copy, the person still can: the text is selected.
            field?.querySelector('input')?.focus();
          }
        }}
      >
        <span aria-live="polite">{isCopied.value ? shareSheet.copied : shareSheet.copy}</span>
      </button>
      {canSend && 'share' in navigator && (
        <button type="button" class="button" onClick={() => send({ url: text, title })}>
          {shareSheet.send}
        </button>
      )}
    </div>
  );
}
