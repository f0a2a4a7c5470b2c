import { BEGINNER, POINT } from '../../bots/rating-scale.ts';
import { language } from '../frame/texts.ts';

/** Times in the language of the page. */

const UNITS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** In the largest unit that fits, rounded: 2 days, 5 hours, 1 minute. */
export function duration(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2];
  return inUnit(unit, Math.max(1, Math.round(ms / length)));
}

export function seconds(count: number): string {
  return inUnit('second', count);
}

/** What is left until a deadline: 2 days, 5 hours; 5 hours; 12:07. A time that has just begun is still whole. */
export function countdown(ms: number): string {
  const [[, dayLength], [, hourLength]] = UNITS;
  if (ms <= hourLength) {
    const left = Math.max(0, Math.ceil(ms / 1000));
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }
  const hours = Math.ceil(ms / hourLength);
  const perDay = dayLength / hourLength;
  const days = Math.floor(hours / perDay);
  const parts = [
    ...(days > 0 ? [inUnit('day', days)] : []),
    ...(hours % perDay > 0 ? [inUnit('hour', hours % perDay)] : []),
  ];
  return new Intl.ListFormat(language.value, { type: 'unit', style: 'long' }).format(parts);
}

function inUnit(unit: 'day' | 'hour' | 'minute' | 'second', count: number): string {
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);
}

export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const LEAST = 100;

function ratingOf(estimate: number): number {
  return Math.max(LEAST, Math.round(BEGINNER + POINT * estimate));
}

export function rating(estimate: number): string {
  return new Intl.NumberFormat(language.value, { useGrouping: false }).format(ratingOf(estimate));
}

/** What a match changed: +12, −8, ±0. */
export function ratingChange(before: number, after: number): string {
  const change = ratingOf(after) - ratingOf(before);
  return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
}
