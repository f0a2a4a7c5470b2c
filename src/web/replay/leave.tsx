import { LeaveIcon, Logo } from '../frame/icons.tsx';
import { Link } from '../frame/router.tsx';
import { app, type Texts } from '../frame/texts.ts';
import type { ReplaySource } from './source.ts';

/** Leaves the replay; if it is embedded in another page, opens the app in another tab. */
export function Leave(props: {
  readonly source: ReplaySource;
  readonly isEmbedded: boolean;
  readonly texts: Texts['replay'];
}) {
  const { source, isEmbedded, texts } = props;
  if (isEmbedded) {
    const address = location.pathname.replace('/embed/', '/match/') + location.search;
    return (
      <a
        class="button plain"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={texts.matchPage.openApp}
      >
        <Logo />
      </a>
    );
  }
  return (
    <Link
      to={source.isPublic ? { page: 'home' } : { page: 'replays' }}
      class="button plain"
      label={app.value.back}
    >
      <LeaveIcon />
    </Link>
  );
}
