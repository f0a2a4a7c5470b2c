import type { Events } from '../events/events.ts';
import type { Some } from './ask.ts';

/** Tournaments and leagues of clubs. */
export function eventHandlers(
  events: Events,
): Some<
  'events' | 'makeEvent' | 'event' | 'enterEvent' | 'leaveEvent' | 'admit' | 'moveEvent' | 'rule' | 'endEvent'
> {
  return {
    events: ({ player, id }) => events.of(id, player.id),
    makeEvent: ({ player, id, body, visit }) => events.make(id, player.id, body, visit.network),
    event: ({ player, id, query }) => events.shown(id, player.id, query.invite),
    enterEvent: ({ player, id, body }) => events.enter(id, player.id, body.invite),
    leaveEvent: ({ player, id, body }) => events.leave(id, player.id, body.player),
    admit: ({ player, id, body }) => events.admit(id, player.id, body.player),
    moveEvent: ({ player, id }) => events.next(id, player.id),
    rule: ({ player, id, body }) => events.rule(id, player.id, body.table, body.winners),
    async endEvent({ player, id }) {
      await events.end(id, player.id);
      return { ok: true };
    },
  };
}
