import { Failure } from './call.ts';
import type { Surroundings } from './connection.ts';
import { become } from './me.ts';

/** The browser's socket to where the page came from; whoever is nobody yet becomes a player first. */
export function surroundings(): Surroundings {
  return {
    prepare: async () => !((await become()) instanceof Failure),
    random: Math.random,
    dial({ heard, ended }) {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
      let isEnded = false;
      const end = () => {
        if (!isEnded) ended();
        isEnded = true;
      };
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') heard(data);
      });
      socket.addEventListener('close', end);
      socket.addEventListener('error', end);
      return {
        send: text => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => {
          isEnded = true;
          socket.close();
        },
      };
    },
  };
}
