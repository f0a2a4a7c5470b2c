/** What a study says it is. By itself, so that whoever only tells studies from matches loads no more. */
export const STUDY_FORMAT = 'quattro-mura-study/1';
