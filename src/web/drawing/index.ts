/** What boards share. See `docs/design-language.md`. */
export { useBoxSize, usePrompt } from './hooks.ts';
export { Labelled } from './labelled.tsx';
export { material } from './materials.tsx';
export { AdviceStar, CardFrame, Die, RimName } from './pieces.tsx';
export { SeatBadge, SeatMark } from './seat-mark.tsx';
