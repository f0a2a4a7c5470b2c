/**
 * The materials of the drawings, defined once for the whole page (the frame draws `<Materials/>`), used by any SVG:
 * `fill="url(#stone)"`. They lie over a plain fill of the same colour family and are cheap: a few strokes, no filters.
 */
export const MATERIALS = ['stone', 'timber', 'plaster', 'grass', 'water', 'pavement'] as const;

/** `fill={material('stone')}` */
export function material(name: (typeof MATERIALS)[number]): string {
  return `url(#${name})`;
}

export function Materials() {
  return (
    <svg class="materials" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="stone" width="34" height="26" patternUnits="userSpaceOnUse">
          <rect width="34" height="26" fill="var(--stone)" />
          <path d="M3 6l4-1M18 4l6 1M9 15l3 1M26 18l4-2M14 22l5 1" stroke="var(--stone-dark)" opacity=".5" />
          <path d="M6 11l3-1M22 11l4 1M2 20l4 1M30 8l2 1" stroke="var(--stone-light)" opacity=".8" />
        </pattern>
        <pattern id="timber" width="60" height="14" patternUnits="userSpaceOnUse">
          <rect width="60" height="14" fill="var(--timber)" />
          <path
            d="M0 3q15 2 30 0t30 0M0 8q20-2 34 0t26 0M0 12q10 1 25 0t35 0"
            fill="none"
            stroke="var(--timber-dark)"
            stroke-width=".8"
            opacity=".45"
          />
        </pattern>
        <pattern id="plaster" width="48" height="48" patternUnits="userSpaceOnUse">
          <rect width="48" height="48" fill="var(--table)" />
          <path
            d="M6 9l2 1M31 6l1 2M20 20l2-1M42 24l1 1M10 32l1-2M33 37l2 1M22 44l1 1M45 43l1-1M3 21l1 1"
            fill="none"
            stroke="var(--table-line)"
            stroke-linecap="round"
            opacity=".5"
          />
        </pattern>
        <pattern id="grass" width="30" height="30" patternUnits="userSpaceOnUse">
          <rect width="30" height="30" fill="var(--grass)" />
          <path
            d="M5 9l1-4 2 4M19 7l1-4 2 4M12 21l1-4 2 4M25 26l1-4 2 4"
            fill="none"
            stroke="var(--grass-dark)"
            opacity=".6"
          />
        </pattern>
        <pattern id="water" width="40" height="20" patternUnits="userSpaceOnUse">
          <rect width="40" height="20" fill="var(--water)" />
          <path
            d="M2 7q5-4 10 0t10 0M22 16q4-3 8 0t8 0"
            fill="none"
            stroke="var(--water-dark)"
            opacity=".5"
          />
        </pattern>
        <pattern id="pavement" width="24" height="16" patternUnits="userSpaceOnUse">
          <rect width="24" height="16" fill="var(--stone-light)" />
          <path d="M0 0H24M0 8H24M6 0V8M18 0V8M0 8V16M12 8V16" stroke="var(--stone-dark)" opacity=".45" />
        </pattern>
      </defs>
    </svg>
  );
}
