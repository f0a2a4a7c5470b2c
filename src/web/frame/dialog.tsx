import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { app } from './texts.ts';
import { useSheet } from './use-sheet.ts';

/** A sheet over the page: the browser's own dialog, so the focus stays in it. Escape, Back and a tap beside it close it. */
export function Dialog(props: {
  readonly label: string;
  readonly class: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** The footer, which stays visible however long the sheet is. */
  readonly foot?: ComponentChildren;
}) {
  const { label, class: name, onClose, children, foot } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useSheet(true, onClose, { hearsEscape: false });
  // Before anybody sees it or the focus moves into it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      aria-label={label}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-body">
        <button
          type="button"
          class="button plain dialog-close"
          aria-label={app.value.close}
          onClick={onClose}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            stroke="currentColor"
            stroke-width="2"
            aria-hidden="true"
          >
            <path d="M5 5 19 19M19 5 5 19" />
          </svg>
        </button>
        {children}
      </div>
      {foot !== undefined && <footer class="dialog-foot">{foot}</footer>}
    </dialog>
  );
}
