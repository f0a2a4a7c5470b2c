import type { Signal } from '@preact/signals';
import { Lazy } from '../frame/lazy.tsx';
import type { MoreKeys } from './keys-dialog.tsx';
import { answer } from './use-questions.ts';

/** Announces the answer to a question, in the live region of a page. */
export function Answer() {
  return (
    <span class="spoken" data-answer>
      {answer.value}
    </span>
  );
}

/** The list of the keys that ask questions. */
export function Keys({ isOpen, more }: { readonly isOpen: Signal<boolean>; readonly more?: MoreKeys }) {
  if (!isOpen.value) return null;
  return (
    <Lazy load={async () => (await import('./keys-dialog.tsx')).KeysDialog}>
      {KeysDialog => (
        <KeysDialog
          {...(more && { more })}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </Lazy>
  );
}
