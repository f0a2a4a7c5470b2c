import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasArrived } from './router.tsx';

/** The heading of a page. After coming from another page the focus starts here, for those who hear the page. */
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
