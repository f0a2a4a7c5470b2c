/** A table with empty chairs, and one brick on it to begin with. */
export function EmptyTable() {
  return (
    <svg class="empty-table" width="132" height="96" viewBox="0 0 132 96" aria-hidden="true">
      <g fill="none" stroke="var(--timber-dark)" stroke-width="4" stroke-linecap="round">
        <path d="M14 88V28M14 60H34V88M118 88V28M118 60H98V88" />
      </g>
      <rect
        x="36"
        y="46"
        width="60"
        height="8"
        rx="2"
        fill="var(--timber)"
        stroke="var(--timber-dark)"
        stroke-width="2"
      />
      <path d="M46 55V88M86 55V88" stroke="var(--timber-dark)" stroke-width="5" />
      <g stroke="var(--piece-red-edge)" stroke-width="2">
        <rect x="50" y="34" width="20" height="11" fill="var(--piece-red)" />
        <rect x="71" y="34" width="12" height="11" fill="var(--piece-red)" />
        <rect x="58" y="22" width="20" height="11" fill="var(--piece-red)" />
      </g>
      <path d="M4 90H128" stroke="var(--line-strong)" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
}
