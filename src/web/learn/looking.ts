import { computed, type ReadonlySignal, signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { matches } from '../frame/media.ts';

const isPrintMedia = matches('print');
const isAskedToPrint = signal(false);
addEventListener('beforeprint', () => {
  isAskedToPrint.value = true;
});
addEventListener('afterprint', () => {
  isAskedToPrint.value = false;
});

/** Whether the page is being printed. */
export const isPrinting: ReadonlySignal<boolean> = computed(() => isPrintMedia.value || isAskedToPrint.value);

/** Whether something has come near the visible area, or is being printed: until then it need not be drawn. */
export function useIsNear(root: RefObject<Element | null>): boolean {
  const isNear = useSignal(false);
  useEffect(() => {
    if (!root.current) return;
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        watch.disconnect();
      },
      { rootMargin: '800px' },
    );
    watch.observe(root.current);
    return () => watch.disconnect();
  }, []);
  return isNear.value || isPrinting.value;
}
