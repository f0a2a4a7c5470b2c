import { Failure } from './call.ts';
import type { Surroundings } from './connection.ts';
import { become } from './me.ts';

/**
 * The browser's socket to the page's own server, after creating a player if necessary. The address names the
 * table, so that a load balancer can send everybody at a table to the same process.
 */
export function surroundings(table: string): Surroundings {
  const address = `${location.origin.replace(/^http/, 'ws')}/socket?table=${encodeURIComponent(table)}`;
  return {
    prepare: async () => !((await become()) instanceof Failure),
    isSeen: () => !document.hidden,
    random: Math.random,
    dial({ heard, ended }) {
      const socket = new WebSocket(address);
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
