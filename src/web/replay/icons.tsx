import type { ComponentChildren } from 'preact';

/** The signs of the replay's buttons, filled, as on every player. Always inside something with a name. */
function Sign({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="icon" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A line that rises and falls: how the chances went. */
export const ReviewSign = () => (
  <svg
    class="icon"
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M4 4v16h16M7 15l4-5 3 3 5-7" />
  </svg>
);

export const StartSign = () => (
  <Sign>
    <path d="M5 5h2.5v14H5ZM20 5v14L8.5 12Z" />
  </Sign>
);
export const EndSign = () => (
  <Sign>
    <path d="M16.5 5H19v14h-2.5ZM4 5v14l11.5-7Z" />
  </Sign>
);
export const BackSign = () => (
  <Sign>
    <path d="M17 4v16L5 12Z" />
  </Sign>
);
export const ForwardSign = () => (
  <Sign>
    <path d="M7 4v16l12-8Z" />
  </Sign>
);
export const PlaySign = () => (
  <Sign>
    <path d="M6 3v18l15-9Z" />
  </Sign>
);
export const PauseSign = () => (
  <Sign>
    <path d="M6 4h4v16H6ZM14 4h4v16h-4Z" />
  </Sign>
);
export const PreviousSign = () => (
  <Sign>
    <path d="M15.4 5.4 8.8 12l6.6 6.6 1.8-1.8L12.4 12l4.8-4.8Z" />
  </Sign>
);
export const NextSign = () => (
  <Sign>
    <path d="M8.6 5.4 15.2 12l-6.6 6.6-1.8-1.8 4.8-4.8-4.8-4.8Z" />
  </Sign>
);
export const ShareSign = () => (
  <svg
    class="icon"
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M12 15V3M7.5 7 12 3l4.5 4M5 12v8h14v-8" />
  </svg>
);
