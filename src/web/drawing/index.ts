/** What boards share. See `docs/design-language.md`. */
export { useBoxSize, usePrompt } from './hooks.ts';
export { Labelled } from './labelled.tsx';
export { MATERIALS, Materials, material } from './materials.tsx';
export { AdviceStar, Battlements, CardFrame, Die } from './pieces.tsx';
export { SEAT_SHAPES, SeatBadge, SeatMark, type SeatMarkProps } from './seat-mark.tsx';
