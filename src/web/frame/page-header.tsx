import { ChartIcon, GearIcon, Logo, RulesIcon } from './icons.tsx';
import { PageHeading } from './page-heading.tsx';
import { Link, route } from './router.tsx';
import { app } from './texts.ts';

/** The top of every page but the table. On the home page it holds the heading. */
export function PageHeader() {
  const { title, skip, settings, statistics, learn } = app.value;
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
      <nav class="page-links">
        <Link to={{ page: 'learn' }} class="button plain" label={learn}>
          <RulesIcon /> <span class="page-link-words">{learn}</span>
        </Link>
        <Link to={{ page: 'statistics' }} class="button plain" label={statistics}>
          <ChartIcon />
        </Link>
        <Link to={{ page: 'settings' }} class="button plain" label={settings}>
          <GearIcon />
        </Link>
      </nav>
    </header>
  );
}
