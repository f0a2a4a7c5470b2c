import { PageHeader } from './page-header.tsx';
import { PageHeading } from './page-heading.tsx';
import { Link } from './router.tsx';
import { app } from './texts.ts';

export function NotFoundPage() {
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow message">
        <PageHeading>{app.value.notFoundPage.heading}</PageHeading>
        <p>{app.value.notFoundPage.line}</p>
        <Link to={{ page: 'home' }} class="button first">
          {app.value.home}
        </Link>
      </main>
    </>
  );
}
