import type { Language } from '../../../locales/languages.ts';
import { escaped } from '../app-page.ts';

/** What link previews read on a page. */
export interface Preview {
  readonly type: 'website' | 'article';
  readonly language: Language;
  readonly site: string;
  readonly title: string;
  readonly about: string;
  readonly address: string;
  readonly picture: { readonly address: string; readonly width: number; readonly height: number };
}

/** As Open Graph writes them. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  it: 'it_IT',
  fr: 'fr_FR',
  de: 'de_DE',
  es: 'es_ES',
  ja: 'ja_JP',
};

/** The page of the app, including what link previews read. */
export function withPreview(page: string, preview: Preview): string {
  const { type, language, site, title, about, address, picture } = preview;
  const tags: readonly (readonly [key: 'property' | 'name', name: string, content: string])[] = [
    ['property', 'og:type', type],
    ['property', 'og:site_name', site],
    ['property', 'og:locale', LOCALES[language]],
    ['property', 'og:title', title],
    ['property', 'og:description', about],
    ['property', 'og:url', address],
    ['property', 'og:image', picture.address],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(picture.width)],
    ['property', 'og:image:height', String(picture.height)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'],
  ];
  const written = tags.map(
    ([key, name, content]) => `<meta ${key}="${name}" content="${escaped(content)}" />`,
  );
  // With a function, because `$` has a meaning in a replacement text, and people's names may contain it.
  return page.replace('</head>', () => `${written.join('\n')}\n</head>`);
}
