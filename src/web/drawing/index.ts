/** What boards share. See `docs/design-language.md`. */
export { Burst } from './burst.tsx';
export { useBoxSize, useLater, usePrompt } from './hooks.ts';
export { Labelled } from './labelled.tsx';
export { lettersIn, shortened } from './letters.ts';
export { material } from './materials.tsx';
export { AdviceStar, CardFrame, Die, RimName } from './pieces.tsx';
export { scaleFor } from './scale.ts';
export { SeatBadge, SeatMark, SeatName } from './seat-mark.tsx';
