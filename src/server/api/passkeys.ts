import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import { randomId } from '../secrets.ts';
import type { Store, StoredPlayer } from '../store/store.ts';
import type { Belongings } from '../tables/belongings.ts';
import type { Some } from './ask.ts';

const FOR_MS = 5 * 60_000;
const MOST = 20;

/** Loaded with the first passkey: it is large, and most people have none. */
const webauthn = () => import('@simplewebauthn/server');

/** Makes several devices the same player. */
export function passkeyHandlers(
  store: Store,
  players: Players,
  belongings: Belongings,
  now: () => number,
): Some<'passkeyOptions' | 'addPasskey' | 'removePasskey' | 'signInOptions' | 'signIn'> {
  async function keep(challenge: string, player: string | null): Promise<string> {
    const id = randomId(24);
    await store.addChallenge({ id, player, challenge, until: now() + FOR_MS });
    return id;
  }

  /** A guest who signs in with a passkey becomes that player, and takes along what they have. */
  async function carryOver(guest: StoredPlayer, player: StoredPlayer): Promise<StoredPlayer> {
    if (guest.id === player.id || guest.owner !== null) return player;
    if ((await store.passkeysOf(guest.id)).length > 0) return player;
    await belongings.handOver(guest.id, player.id);
    return players.carryOver(guest, player);
  }

  return {
    async passkeyOptions({ player, visit }) {
      const mine = await store.passkeysOf(player.id);
      if (mine.length >= MOST) throw new RequestError('too-many', `at most ${MOST} passkeys`);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: 'Quattro Mura',
        rpID: new URL(visit.origin).hostname,
        userName: player.name ?? 'Quattro Mura',
        userID: new TextEncoder().encode(player.id),
        excludeCredentials: mine.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { challenge: await keep(options.challenge, player.id), options: { ...options } };
    },
    async addPasskey({ player, body, visit }) {
      const asked = await store.takeChallenge(body.challenge, now());
      if (asked?.player !== player.id) throw refused();
      const { verifyRegistrationResponse } = await webauthn();
      const made = await verifyRegistrationResponse({
        response: body.response,
        expectedChallenge: asked.challenge,
        expectedOrigin: visit.origin,
        expectedRPID: new URL(visit.origin).hostname,
        requireUserVerification: false,
      }).catch(() => null);
      if (!made?.verified) throw refused();
      const { id, publicKey, counter } = made.registrationInfo.credential;
      if (await store.passkey(id)) throw refused();
      await store.addPasskey({
        id,
        player: player.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        madeAt: now(),
        usedAt: null,
      });
      await players.claim(player);
      return players.me(player);
    },
    async removePasskey({ player, id }) {
      await store.removePasskey(player.id, id);
      await players.claim(player);
      return players.me(player);
    },
    async signInOptions({ visit }) {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: new URL(visit.origin).hostname,
        userVerification: 'preferred',
      });
      return { challenge: await keep(options.challenge, null), options: { ...options } };
    },
    async signIn({ player: guest, body, visit }) {
      const asked = await store.takeChallenge(body.challenge, now());
      const passkey = await store.passkey(body.response.id);
      if (!asked || asked.player !== null || !passkey) throw refused();
      const { verifyAuthenticationResponse } = await webauthn();
      const used = await verifyAuthenticationResponse({
        response: body.response,
        expectedChallenge: asked.challenge,
        expectedOrigin: visit.origin,
        expectedRPID: new URL(visit.origin).hostname,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      }).catch(() => null);
      const player = await store.player(passkey.player);
      if (!used?.verified || !player) throw refused();
      await store.savePasskey({ ...passkey, counter: used.authenticationInfo.newCounter, usedAt: now() });
      const whole = guest && body.carryOver ? await carryOver(guest, player) : player;
      visit.setSecret(await players.newSecret(player.id));
      // The device is no longer the guest it was.
      if (guest && guest.id !== player.id && visit.secret !== null) {
        await players.forgetSecret(guest.id, visit.secret);
      }
      return players.me(whole);
    },
  };
}

function refused(): RequestError {
  return new RequestError('not-allowed', 'this passkey was not accepted');
}
