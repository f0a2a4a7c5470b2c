import { language } from '../frame/texts.ts';

/** Times as the language of the page says them. */

const UNITS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** In the largest unit that fits, rounded down: 2 days, 5 hours, 1 minute. */
export function duration(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2];
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.floor(ms / length)),
  );
}

/** What is left until a deadline, more exactly while it is days: 2 days, 5 hours. */
export function remaining(ms: number): string {
  const [[, dayLength], [, hourLength]] = UNITS;
  const beyond = ms % dayLength;
  if (ms < dayLength || beyond < hourLength) return duration(ms);
  const parts = [duration(ms), duration(beyond)];
  return new Intl.ListFormat(language.value, { type: 'unit', style: 'long' }).format(parts);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);
}

export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A rating, to one decimal. */
export function rating(value: number): string {
  return new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−');
}
