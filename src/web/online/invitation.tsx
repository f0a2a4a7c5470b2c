import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../games/index.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { games, texts as textsOf } from '../frame/texts.ts';
import { invitationTo } from './invite.ts';
import type { Meeting } from './meeting.ts';

/** The link to the table: to copy, to share, or to scan. */
export function Invitation(props: {
  readonly meeting: Meeting;
  readonly info: TableInfo;
  readonly attempt: (work: () => Promise<string | null>) => Promise<boolean>;
}) {
  const { meeting, info, attempt } = props;
  const texts = textsOf('remote').room;
  const link = invitationTo(info.id, info.isPublic ? null : info.you.invite);
  const name = isGameId(info.game) ? games.value[info.game].name : info.game;
  return (
    <section class="room-invite" aria-labelledby="room-invite">
      <h2 id="room-invite">{texts.invite}</h2>
      <p>{texts.inviteLine}</p>
      <div class="room-link">
        <QrCode text={link} label={texts.qr} />
        <div class="room-link-words">
          <LinkField link={link} label={texts.link} />
          <ShareButtons link={link} text={texts.shareText(name)} />
          {info.you.isHost && !info.isPublic && (
            <p class="note room-revoke">
              <button
                type="button"
                class="button plain"
                onClick={() => attempt(() => meeting.revokeInvite())}
              >
                {texts.revoke}
              </button>
              {texts.revokeHint}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

export function LinkField({ link, label }: { readonly link: string; readonly label: string }) {
  return (
    <input
      class="link-field"
      type="text"
      readOnly
      aria-label={label}
      value={link}
      onFocus={event => event.currentTarget.select()}
    />
  );
}

export function ShareButtons({ link, text }: { readonly link: string; readonly text: string }) {
  const texts = textsOf('remote').room;
  const isCopied = useSignal(false);
  useEffect(() => {
    isCopied.value = false;
  }, [link]);
  const canShare = 'share' in navigator;
  return (
    <div class="share-buttons">
      <button
        type="button"
        class="button"
        onClick={async () => {
          isCopied.value = await copy(link);
        }}
      >
        <span aria-live="polite">{isCopied.value ? `✓ ${texts.copied}` : texts.copy}</span>
      </button>
      {canShare && (
        <button
          type="button"
          class="button"
          onClick={() => navigator.share({ title: text, text, url: link }).catch(() => undefined)}
        >
          {texts.share}
        </button>
      )}
    </div>
  );
}

/** False if the browser does not allow it: the link can still be selected. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Loaded when it is first drawn. Dark on light in every theme: not all cameras can read the opposite. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useSignal<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    import('uqr').then(
      ({ encode }) => {
        if (isGone) return;
        const { data, size } = encode(text, { ecc: 'M', border: 2 });
        const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
        code.value = { size, path: path.join('') };
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  const { size, path } = code.value ?? { size: 33, path: '' };
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
