import { stretches } from './seek.ts';

/** A text of the rules or a lesson, with its emphasis and with search hits marked. */
export function Words({ text, sought = '' }: { readonly text: string; readonly sought?: string }) {
  return (
    <>
      {stretches(text, sought).map(({ text, isStrong, isFound }, i) => {
        const words = isFound ? <mark>{text}</mark> : text;
        return isStrong ? <strong key={i}>{words}</strong> : words;
      })}
    </>
  );
}
