import { SLIDES, squareCalled } from './castle.ts';

/** What the text of a move says, whatever the state. */
export type ParsedMove =
  | { readonly kind: 'enter'; readonly tower: string }
  | { readonly kind: 'uncover'; readonly room: string }
  | { readonly kind: 'run'; readonly from: string; readonly to: string }
  | { readonly kind: 'slide'; readonly slide: string }
  | { readonly kind: 'end' };

/** `@a1` enter, `^b1` uncover, `a1-b1` run, `W2` slide, `.` end of the turn; null if it is not a move. */
export function parse(text: string): ParsedMove | null {
  if (text === '.') return { kind: 'end' };
  if (text.startsWith('@')) return { kind: 'enter', tower: text.slice(1) };
  if (text.startsWith('^')) return { kind: 'uncover', room: text.slice(1) };
  const [from, to, ...rest] = text.split('-');
  if (to === undefined)
    return SLIDES.some(({ name }) => name === text) ? { kind: 'slide', slide: text } : null;
  const isRun = squareCalled(from) >= 0 && squareCalled(to) >= 0 && rest.length === 0;
  return isRun ? { kind: 'run', from, to } : null;
}
