/** All languages. Each has a folder of this name beside this file. */
export const LANGUAGES = ['en', 'it', 'fr', 'de', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
};

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some(language => language === text);
}

/** The language of the first wanted tag, such as `de-CH`, that we have; English if we have none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}
