import type { View } from '../../engine/game.ts';
import { seatsOf } from '../../engine/viewers.ts';
import type { Texts } from '../frame/texts.ts';
import { Choices } from './choices.tsx';
import type { AnyCompanion } from './companion.ts';
import { PartPicker } from './part-picker.tsx';

/** Asks for nature's outcome: with big buttons if the game has pictures of what can fall, and otherwise with a list. */
export function ChancePicker(props: {
  readonly outcomes: readonly string[];
  readonly view: View;
  readonly companion: AnyCompanion | null;
  /** Of the board. */
  readonly texts: unknown;
  readonly onChoose: (outcome: string) => void;
}) {
  const { outcomes, view, companion, texts, onChoose } = props;
  const pictured = outcomes.map(outcome => ({
    outcome,
    parts: companion?.fallen(outcome, view, texts) ?? [],
  }));
  return pictured.every(({ parts }) => parts.length > 0) ? (
    <PartPicker outcomes={pictured} onChoose={onChoose} />
  ) : (
    <Choices choices={outcomes.map(outcome => ({ key: outcome, words: outcome }))} onChoose={onChoose} />
  );
}

/** Who is dealt something, or where something is turned up, if that is known. `knownTo` is who may see it. */
export function chanceHeading(
  outcomes: readonly string[],
  knownTo: number,
  names: readonly string[],
  texts: Texts['box'],
): string {
  const [receiver, ...others] = seatsOf(knownTo);
  if (receiver !== undefined && others.length === 0) return texts.dealtTo(names[receiver]);
  const place = placeTurnedUp(outcomes);
  return place === null ? texts.whatFell : `${texts.whatFell} (${place})`;
}

/** Where on the board something is turned up, as in `b2=A`; null if it is not on the board. */
export function placeTurnedUp(outcomes: readonly string[]): string | null {
  const place = outcomes[0]?.split('=')[0] ?? '';
  const isPlace = outcomes.every(outcome => outcome.startsWith(`${place}=`));
  return isPlace && place !== 'spare' ? place : null;
}
