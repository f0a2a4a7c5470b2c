import '../frame/form.css';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { Link } from '../frame/router.tsx';
import type { Goal } from '../frame/routes.ts';
import { games, online } from '../frame/texts.ts';
import { GamePicture } from './game-picture.tsx';

/** Chooses a game; it can still be changed in the set-up. */
export function GamePicker({ game, to }: { readonly game: GameId; readonly to: (game: GameId) => Goal }) {
  return (
    <nav class="game-picker" aria-label={online.value.ways.game}>
      {GAME_IDS.map(id => (
        <Link key={id} to={to(id)} instead isHere={id === game} class="game-choice">
          <span class="choice-picture" aria-hidden="true">
            <GamePicture game={id} />
          </span>
          <span>{games.value[id].name}</span>
        </Link>
      ))}
    </nav>
  );
}

/** On this device or online: two addresses for one choice. */
export function WaySwitch({ game, way }: { readonly game: GameId; readonly way: 'device' | 'online' }) {
  const { ways } = online.value;
  return (
    <nav class="places" aria-label={ways.heading}>
      <Link to={{ page: 'set-up', game }} instead isHere={way === 'device'} class="place">
        {ways.onThisDevice}
      </Link>
      <Link to={{ page: 'new-table', game }} instead isHere={way === 'online'} class="place">
        {ways.online}
      </Link>
    </nav>
  );
}
