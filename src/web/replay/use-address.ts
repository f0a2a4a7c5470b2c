import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readdress } from '../frame/sheets.ts';
import { spotIn, withSpot } from './address.ts';
import type { ReplayPlayer } from './player.ts';

/** Browsers stop pages that change their address too often: it follows once the replay has come to rest. */
const SETTLED_MS = 300;

/** Keeps the address and the current moment in step. */
export function useAddress(player: ReplayPlayer): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = location.pathname;
    const stop = effect(() => {
      const number = player.number.value;
      const viewer = player.viewer.value;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (location.pathname !== place) return;
        const usual = player.positions.viewers[0];
        const spot = { number, viewer: viewer === usual ? null : viewer };
        readdress(withSpot(location, spot));
      }, SETTLED_MS);
    });
    const follow = () => {
      const { number, viewer } = spotIn(location);
      if (viewer !== null && viewer !== player.viewer.value) player.look(viewer);
      if (number !== null && number !== player.number.value) player.jump(number);
    };
    addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener('hashchange', follow);
    };
  }, [player]);
}
