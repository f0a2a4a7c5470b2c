import { LEVELS, type Level } from '../../bots/levels.ts';
import { levelRating } from '../../bots/rating-scale.ts';
import type { GameId } from '../../games/index.ts';
import { app } from '../frame/texts.ts';

/** The levels of bots to choose from, each with its rating. */
export function LevelOptions({ game }: { readonly game: GameId }) {
  return (
    <>
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {nameOf(game, level)}
        </option>
      ))}
    </>
  );
}

function nameOf(game: GameId, level: Level): string {
  const rating = levelRating(game, level);
  const name = app.value.setUpPage.bot[level];
  return rating === null ? name : `${name} · ${rating}`;
}
