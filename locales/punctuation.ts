import type { Language } from './languages.ts';

/** How a language puts together texts that could also stand alone. */
export interface Punctuation {
  /** Rounds: 4. */
  labelled(label: string, value: string): string;
  /** Anna, 3 days left. */
  listed(items: readonly string[]): string;
  /** Items that may have commas of their own: a1, trap; a2, free. */
  apart(items: readonly string[]): string;
  /** Phrases without a full stop of their own: Leave. The match is kept. */
  phrases(items: readonly string[]): string;
  /** Whole sentences. */
  sentences(items: readonly string[]): string;
}

const LATIN: Punctuation = {
  labelled: (label, value) => `${label}: ${value}`,
  listed: items => items.join(', '),
  apart: items => items.join('; '),
  phrases: items => items.join('. '),
  sentences: items => items.join(' '),
};

export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  en: LATIN,
  it: LATIN,
  fr: {
    ...LATIN,
    labelled: (label, value) => `${label}\u00a0: ${value}`,
    apart: items => items.join('\u202f; '),
  },
  de: LATIN,
  es: LATIN,
  ja: {
    labelled: (label, value) => `${label}：${value}`,
    listed: items => items.join('、'),
    apart: items => items.join('；'),
    phrases: items => items.join('。'),
    sentences: items => items.join(''),
  },
};
