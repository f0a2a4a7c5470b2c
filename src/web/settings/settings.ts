import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language, preferredLanguage } from '../../../locales/languages.ts';
import { matches } from '../frame/media.ts';
import { route } from '../frame/router.tsx';
import { speak } from '../frame/texts.ts';
import { LONGEST_NAME } from '../names.ts';
import { followKept, keep, kept } from '../storage/storage.ts';

/** The settings of this device, kept in the browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'slow', 'normal', 'fast', 'none'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Whether phones vibrate. */
  readonly haptics: boolean;
  /** Ask before a move is made. */
  readonly confirm: boolean;
  /** The `memory` option of new matches of Burg Appenzell. */
  readonly memory: boolean;
  /** '' until the person has chosen one. */
  readonly name: string;
}

const KEY = 'settings';

export const settings: Signal<Settings> = signal(readSettings(kept(KEY), navigator.languages));

/** Changes some settings permanently. */
export function choose(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  keep(KEY, settings.value);
}

/** Takes what it can from the stored settings, and the defaults for the rest. */
function readSettings(json: unknown, languages: readonly string[]): Settings {
  const given: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  const name = typeof given.name === 'string' ? given.name.slice(0, LONGEST_NAME) : '';
  return {
    language: LANGUAGES.find(language => language === given.language) ?? preferredLanguage(languages),
    theme: THEMES.find(theme => theme === given.theme) ?? 'system',
    motion: MOTIONS.find(motion => motion === given.motion) ?? 'system',
    sound: given.sound === true,
    haptics: given.haptics === true,
    confirm: given.confirm === true,
    memory: given.memory === true,
    name,
  };
}

const FACTORS = { slow: 1.6, normal: 1, fast: 0.5, none: 0 } as const;

const wantsLessMotion = matches('(prefers-reduced-motion: reduce)');
const isDark = matches('(prefers-color-scheme: dark)');
/** Paper is white, whatever the theme of the screen. */
const isOnPaper = matches('print');

/** A factor for the length of all animations; 0 means none. */
export const motion: ReadonlySignal<number> = computed(() => {
  const wanted = settings.value.motion;
  return wanted === 'system' ? (wantsLessMotion.value ? 0 : 1) : FACTORS[wanted];
});

/** How fast things are shown without motion: people still have to follow them, but need not wait for animations. */
const PACE_WITHOUT_MOTION = 0.45;

/** The factor for how long each happening is shown. */
export const pace: ReadonlySignal<number> = computed(() => motion.value || PACE_WITHOUT_MOTION);

/** The language in the address, if there is one, so that links keep theirs; otherwise the chosen one. */
export const wantedLanguage: ReadonlySignal<Language> = computed(() =>
  'language' in route.value ? route.value.language : settings.value.language,
);

/** Keeps the page in line with the settings, whichever tab they were changed in. */
export function applySettings(): void {
  followKept(KEY, json => {
    settings.value = readSettings(json, navigator.languages);
  });
  const root = document.documentElement;
  effect(() => {
    const { theme } = settings.value;
    const chosen = theme === 'system' ? (isDark.value ? 'dark' : 'light') : theme;
    root.dataset.theme = isOnPaper.value ? 'light' : chosen;
  });
  effect(() => {
    root.dataset.motion = String(motion.value);
    root.style.setProperty('--motion', String(motion.value));
  });
  effect(() => {
    // If the texts cannot be loaded, the page stays in its current language.
    speak(wantedLanguage.value).catch(() => undefined);
  });
}
