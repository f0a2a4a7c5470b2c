/** Names are other people's words: they are shown as text only, and are at most this long. */
export const LONGEST_NAME = 24;
