import { Link, route } from '../router.tsx';
import { app } from '../texts.ts';
import { ChartIcon, GearIcon, Logo } from './icons.tsx';
import { PageHeading } from './page-heading.tsx';

/** The top of every page but the table. On the home page it holds the heading. */
export function PageHeader() {
  const { title, skip, settings, statistics } = app.value;
  return (
    <header class="page-header">
      <a class="skip-link" href="#content">
        {skip}
      </a>
      {route.value.page === 'home' ? (
        <PageHeading class="brand">
          <Logo /> {title}
        </PageHeading>
      ) : (
        <Link to={{ page: 'home' }} class="brand">
          <Logo /> {title}
        </Link>
      )}
      <span class="header-links">
        <Link to={{ page: 'statistics' }} class="button plain" label={statistics}>
          <ChartIcon />
        </Link>
        <Link to={{ page: 'settings' }} class="button plain" label={settings}>
          <GearIcon />
        </Link>
      </span>
    </header>
  );
}
