import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../frame/lazy.tsx';

/** Opens a record that is dropped anywhere on the app. Everything but the waiting is loaded when a file comes. */
export function DropRecord() {
  const isOver = useSignal(false);
  const dropped = useSignal<{ readonly file: File } | null>(null);
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      isOver.value = false;
      const file = event.dataTransfer?.files[0];
      if (file) dropped.value = { file };
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  if (!isOver.value && !dropped.value) return null;
  return (
    <Lazy load={() => import('./importing.tsx')}>
      {({ Dropping }) => (
        <Dropping
          file={dropped.value?.file ?? null}
          onDone={() => {
            dropped.value = null;
          }}
        />
      )}
    </Lazy>
  );
}
