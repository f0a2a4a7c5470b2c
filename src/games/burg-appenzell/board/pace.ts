/** How long a mouse takes for each step of a run, at normal speed. */
export const STEP_MS = 240;
