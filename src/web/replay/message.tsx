import type { ComponentChildren } from 'preact';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app } from '../frame/texts.ts';

/** Why there is no replay, and where to go from here. */
export function Message(props: {
  readonly heading: string;
  readonly line?: string;
  readonly onAgain?: () => void;
  readonly children?: ComponentChildren;
}) {
  const { heading, line, onAgain, children } = props;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow message">
        <PageHeading>{heading}</PageHeading>
        {line !== undefined && <p>{line}</p>}
        {onAgain && (
          <button type="button" class="button first" onClick={onAgain}>
            {app.value.tryAgain}
          </button>
        )}
        {children}
        <Link to={{ page: 'home' }} class="button">
          {app.value.home}
        </Link>
      </main>
    </>
  );
}
