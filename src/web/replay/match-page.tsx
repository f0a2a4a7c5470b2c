import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../frame/texts.ts';
import { inviteFor } from '../online/invite.ts';
import { Message } from './message.tsx';
import { OpenReplay } from './open-replay.tsx';
import { type Served, servedSource } from './served.ts';

/** A finished match on the server, for everybody who has its address; alone, or inside another web page. */
export function MatchPage({ id, isEmbedded }: { readonly id: string; readonly isEmbedded: boolean }) {
  const texts = useTexts('replay');
  const found = useSignal<Served | null>(null);
  const attempt = useSignal(0);
  useEffect(() => {
    let isGone = false;
    servedSource(id, new URLSearchParams(location.search).get('invite') ?? inviteFor(id)).then(served => {
      if (!isGone) found.value = served;
    });
    return () => {
      isGone = true;
    };
  }, [id, attempt.value]);
  if (!texts) return <p class="loading" />;
  const { matchPage } = texts;
  const served = found.value;
  if (served === null) return <p class="loading">{texts.loading}</p>;
  switch (served.kind) {
    case 'found':
      return <OpenReplay source={served.source} texts={texts} isEmbedded={isEmbedded} />;
    case 'not-found':
      return <Message heading={matchPage.notFound} line={matchPage.notFoundWhy} />;
    case 'not-over':
      return (
        <Message heading={matchPage.notOver}>
          <a class="button first" href={`/online/${id}${location.search}`}>
            {matchPage.watch}
          </a>
        </Message>
      );
    case 'failed':
      return (
        <Message
          heading={matchPage.noServer}
          onAgain={() => {
            found.value = null;
            attempt.value++;
          }}
        />
      );
  }
}
