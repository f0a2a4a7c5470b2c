import type { ComponentChildren } from 'preact';

/** Line icons, 24 × 24, in the ink of the text around them. Always beside words, or inside something with a name. */
function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
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
      {children}
    </svg>
  );
}

export function Logo() {
  return (
    <svg class="logo" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M3 33V9h6v4h5V9h8v4h5V9h6v24Z" fill="var(--brick)" />
      <path d="M3 19h30M3 26h30M11.5 13v6M24.5 13v6M7.5 19v7M28.5 19v7" stroke="var(--plaster)" fill="none" />
      <path d="M13.5 33v-6a4.5 4.5 0 0 1 9 0v6Z" fill="var(--plaster)" />
    </svg>
  );
}

export const GearIcon = () => (
  <Icon>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
);
export const ChartIcon = () => (
  <Icon>
    <path d="M4 20h16M6 20v-7h3v7M11 20V5h3v15M16 20v-10h3v10" />
  </Icon>
);
export const PeopleIcon = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.2" />
    <path d="M3 20c0-4 2.5-6.3 6-6.3s6 2.3 6 6.3M16 5.2a3 3 0 0 1 0 5.6M17.5 14c2.2.7 3.5 2.7 3.5 6" />
  </Icon>
);
export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3 2" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3" />
  </Icon>
);
export const HintIcon = () => (
  <Icon>
    <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3Z" />
  </Icon>
);
export const ListIcon = () => (
  <Icon>
    <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
  </Icon>
);
export const LogIcon = () => (
  <Icon>
    <path d="M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5" />
  </Icon>
);
export const RulesIcon = () => (
  <Icon>
    <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2Zm0 0v14" />
  </Icon>
);
export const LeaveIcon = () => (
  <Icon>
    <path d="M15 5 8 12l7 7" />
  </Icon>
);
export const CrownIcon = () => (
  <Icon>
    <path d="M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8Z" />
  </Icon>
);
export const BinIcon = () => (
  <Icon>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </Icon>
);
export const DeviceIcon = () => (
  <Icon>
    <rect x="6" y="3" width="12" height="18" rx="2" />
    <path d="M11 17.5h2" />
  </Icon>
);
export const TableIcon = () => (
  <Icon>
    <path d="M3 9h18M6 9v11M18 9v11M9 9V5h6v4" />
  </Icon>
);
export const FlagIcon = () => (
  <Icon>
    <path d="M6 21V4h12l-2.5 4L18 12H6" />
  </Icon>
);
