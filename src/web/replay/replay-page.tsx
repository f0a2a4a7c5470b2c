import { useMemo } from 'preact/hooks';
import { app, useTexts } from '../frame/texts.ts';
import { Message } from './message.tsx';
import { OpenReplay } from './open-replay.tsx';
import { localSource } from './source.ts';

/** The replay of a match on this device, or of a record that was opened here. */
export function ReplayPage({ id }: { readonly id: string }) {
  const texts = useTexts('replay');
  const source = useMemo(() => localSource(id), [id]);
  if (!texts) return <p class="loading" />;
  const { tablePage } = app.value;
  if (source === 'not-found') return <Message heading={tablePage.notFound} line={tablePage.notFoundWhy} />;
  if (source === 'unreadable') return <Message heading={tablePage.broken} />;
  return <OpenReplay source={source} texts={texts} />;
}
