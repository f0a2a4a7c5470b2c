import './lobby.css';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '../../games/index.ts';
import { Link, route } from '../frame/router.tsx';
import { online } from '../frame/texts.ts';
import { hasPlayed } from '../online/me.ts';
import { askForMine, myMatches } from '../online/mine.ts';

/** Navigation between the online pages. */
export function OnlinePlaces() {
  const { places, yourTurns } = online.value;
  const awaited = myMatches.value.filter(({ awaitsMe }) => awaitsMe).length;
  const here = route.value;
  useEffect(() => {
    // That page keeps asking by itself.
    if (hasPlayed() && here.page !== 'my-matches') askForMine();
  }, []);
  return (
    <nav class="places" aria-label={places.heading}>
      <Link class="place" isHere={here.page === 'lobby'} to={{ page: 'lobby' }}>
        {places.tables}
      </Link>
      <Link class="place" isHere={here.page === 'my-matches'} to={{ page: 'my-matches' }}>
        {places.matches}
        {awaited > 0 && (
          <span class="awaited-count">
            <span aria-hidden="true">{awaited}</span>
            <span class="spoken">{yourTurns(awaited)}</span>
          </span>
        )}
      </Link>
      <Link class="place" isHere={here.page === 'people'} to={{ page: 'people' }}>
        {places.people}
      </Link>
      <Link class="place" isHere={here.page === 'clubs' || here.page === 'club'} to={{ page: 'clubs' }}>
        {places.clubs}
      </Link>
      <Link
        class="place"
        isHere={here.page === 'ratings'}
        to={{ page: 'ratings', game: here.page === 'ratings' ? here.game : GAME_IDS[0] }}
      >
        {places.ratings}
      </Link>
    </nav>
  );
}
