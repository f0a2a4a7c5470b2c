import type { Clubs } from '../clubs/clubs.ts';
import type { Some } from './ask.ts';

/** Clubs: where people meet again and again. */
export function clubHandlers(
  clubs: Clubs,
): Some<
  | 'clubs'
  | 'foundClub'
  | 'club'
  | 'clubLadder'
  | 'changeClub'
  | 'closeClub'
  | 'joinClub'
  | 'leaveClub'
  | 'setMember'
  | 'pairClub'
  | 'renewClubLink'
> {
  return {
    clubs: async ({ player }) => ({ clubs: await clubs.of(player.id) }),
    foundClub: ({ player, body }) => clubs.found(player.id, body.name, body.crest),
    club: ({ player, id }) => clubs.shown(id, player?.id ?? null),
    clubLadder: ({ player, id }) => clubs.ladder(id, player.id),
    changeClub: ({ player, id, body }) => clubs.change(id, player.id, body),
    async closeClub({ player, id }) {
      await clubs.close(id, player.id);
      return { ok: true };
    },
    joinClub: ({ player, id, body, visit }) => clubs.join(id, player.id, body.invite, visit.network),
    async leaveClub({ player, id }) {
      await clubs.leave(id, player.id);
      return { ok: true };
    },
    setMember: ({ player, id, body }) => clubs.setMember(id, player.id, body.player, body.role),
    pairClub: ({ player, id, body }) => clubs.pair(id, player.id, body.game),
    renewClubLink: ({ player, id }) => clubs.renewLink(id, player.id),
  };
}
