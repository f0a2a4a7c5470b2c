import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, faultText } from '../frame/texts.ts';
import { forgetMatch } from '../storage/matches.ts';
import type { Trouble } from './table.ts';

/** Why the table of a match on this device cannot be shown, and what to do about it. */
export function TableTrouble(props: {
  readonly id: string;
  readonly trouble: Trouble;
  readonly onAgain: () => void;
}) {
  const { id, trouble, onAgain } = props;
  const texts = app.value.tablePage;
  const canForget = trouble.kind === 'unreadable';
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow message">
        {trouble.kind === 'not-found' && (
          <>
            <PageHeading>{texts.notFound}</PageHeading>
            <p>{texts.notFoundWhy}</p>
          </>
        )}
        {trouble.kind === 'unreadable' && (
          <>
            <PageHeading>{texts.broken}</PageHeading>
            <p>{faultText(trouble.fault)}</p>
          </>
        )}
        {trouble.kind === 'failed' && (
          <>
            <PageHeading>{texts.stopped}</PageHeading>
            <button type="button" class="button first" onClick={onAgain}>
              {texts.openAgain}
            </button>
          </>
        )}
        {canForget && (
          <button
            type="button"
            class="button"
            onClick={() => {
              forgetMatch(id);
              go({ page: 'home' }, true);
            }}
          >
            {texts.forget}
          </button>
        )}
        <Link to={{ page: 'home' }} class="button">
          {app.value.home}
        </Link>
      </main>
    </>
  );
}
