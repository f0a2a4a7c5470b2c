import type { Trial } from '../../bots/lab.ts';
import { type GameId, manifestOf } from '../../games/index.ts';

/** What to type in a terminal to get the same matches. */
export function commandFor(game: GameId, trial: Trial, varied: string | null): string {
  const { seats, options, matches, seed } = trial;
  const { options: table } = manifestOf(game);
  const others = Object.entries(options).filter(
    ([name, value]) => name !== varied && value !== table[name]?.default,
  );
  return [
    `mura lab ${game}`,
    ...(varied === null ? [] : [`--vary ${varied}`]),
    `--seats ${seats} --matches ${matches} --seed ${seed}`,
    ...others.map(([name, value]) => `--option ${name}=${value}`),
  ].join(' ');
}
