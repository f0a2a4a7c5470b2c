import { Dialog } from '../frame/dialog.tsx';
import { useTexts } from '../frame/texts.ts';
import { answer } from './use-questions.ts';

const KEYS = [
  ['T', 'turn'],
  ['C', 'changed'],
  ['H', 'hand'],
  ['S', 'seats'],
  ['1 – 9', 'row'],
  ['N', 'around'],
  ['A', 'again'],
  ['?', 'help'],
] as const;

/** What a page's own keys do. */
export interface MoreKeys {
  readonly heading: string;
  readonly keys: readonly (readonly [key: string, what: string])[];
}

/** The keys that ask what is where, and the last answer; the page's own keys come first. */
export function KeysDialog({ more, onClose }: { readonly more?: MoreKeys; readonly onClose: () => void }) {
  const help = useTexts('help');
  if (!help) return null;
  return (
    <Dialog class="keys" label={help.heading} onClose={onClose}>
      {more && (
        <>
          <h2>{more.heading}</h2>
          <dl>
            {more.keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h2>{help.heading}</h2>
      <p>{help.intro}</p>
      <dl>
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{help.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <p>{help.walk}</p>
      {answer.value !== '' && <p class="note">{answer.value}</p>}
    </Dialog>
  );
}
