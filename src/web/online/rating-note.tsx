import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { texts as textsOf } from '../frame/texts.ts';
import { ask, Failure } from './api.ts';
import { myId } from './me.ts';
import { rating, ratingChange } from './times.ts';

/** What a rated match has done to my rating, once the server has counted it. */
export function RatingNote({ table, game }: { readonly table: string; readonly game: string }) {
  const said = useSignal('');
  useEffect(() => {
    let isGone = false;
    const me = myId();
    if (me === null) return;
    ask('player', { id: me }).then(found => {
      if (isGone || found instanceof Failure) return;
      const texts = textsOf('remote');
      // The newest first.
      const mine = found.history.filter(moment => moment.game === game);
      const at = mine.findIndex(moment => moment.table === table);
      said.value =
        at < 0
          ? texts.notRated
          : texts.ratingNow(
              rating(mine[at].rating),
              ratingChange(mine[at + 1]?.rating ?? 0, mine[at].rating),
            );
    });
    return () => {
      isGone = true;
    };
  }, [table, game]);
  return said.value === '' ? null : <p role="status">{said.value}</p>;
}
