import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasArrived } from './router.tsx';

/** The heading of a page. After navigation the focus starts here, for people who use a screen reader. */
export function PageHeading({
  class: name,
  children,
}: {
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived()) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={name}>
      {children}
    </h1>
  );
}
