/**
 * The compiler with the least processor time. In several threads it checks much more than once; and it ends before
 * collecting its garbage has paid for itself, with about as much memory (1.2 GB for the whole project) either way.
 */
export const SINGLE_THREADED = '--singleThreaded';
export const NO_COLLECTING = { GOGC: 'off' };
