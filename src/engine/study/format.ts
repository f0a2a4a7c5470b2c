/**
 * The format name of studies, in its own file, so that code that only tells studies from matches loads
 * nothing else.
 */
export const STUDY_FORMAT = 'quattro-mura-study/1';
