import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { Player } from './player.ts';
import { Place, type RunningServer } from './process.ts';

const ORIGIN = 'https://play.example.org';
const place = new Place();
let server: RunningServer;

beforeAll(async () => {
  server = await place.start({ ORIGIN });
});
afterAll(() => place.remove());

async function withPasskey() {
  const ada = await Player.arrive(server.origin);
  const authenticator = new Authenticator(ORIGIN);
  const { challenge, options } = await ada.ask('passkeyOptions');
  const response = authenticator.make(String(options.challenge));
  const me = await ada.ask('addPasskey', { body: { challenge, response } });
  return { ada, authenticator, me, again: { challenge, response } };
}

test('a passkey brings the same player to another device, until it is removed', async () => {
  const { ada, authenticator, me } = await withPasskey();
  expect(me.passkeys).toMatchObject([{ id: authenticator.id.toString('base64url'), usedAt: null }]);

  const phone = new Player(server.origin);
  const { challenge, options } = await phone.ask('signInOptions');
  const response = authenticator.use(String(options.challenge));
  const { json, headers } = await phone.tryTo('signIn', { body: { challenge, response } });
  expect(json).toMatchObject({ id: ada.id });
  expect(headers.get('set-cookie')).toContain('; Secure');
  expect((await phone.ask('me')).passkeys[0].usedAt).not.toBeNull();
  expect((await ada.ask('me')).id).toBe(ada.id);

  expect(await phone.refused('signIn', { body: { challenge, response } })).toMatchObject({
    code: 'not-allowed',
  });
  expect((await phone.ask('removePasskey', { id: me.passkeys[0].id })).passkeys).toEqual([]);
  const late = await phone.ask('signInOptions');
  const answer = authenticator.use(String(late.options.challenge));
  const body = { challenge: late.challenge, response: answer };
  expect(await phone.refused('signIn', { body })).toMatchObject({ code: 'not-allowed' });
});

test('a challenge works once, only for its player, and only for its purpose', async () => {
  const { ada, authenticator, again } = await withPasskey();
  expect(await ada.refused('addPasskey', { body: again })).toMatchObject({ code: 'not-allowed' });
  const eve = await Player.arrive(server.origin);
  const { challenge, options } = await ada.ask('passkeyOptions');
  const stolen = { challenge, response: new Authenticator(ORIGIN).make(String(options.challenge)) };
  expect(await eve.refused('addPasskey', { body: stolen })).toMatchObject({ code: 'not-allowed' });
  const signIn = await eve.ask('signInOptions');
  const elsewhere = { challenge: signIn.challenge, response: authenticator.use('another challenge') };
  expect(await eve.refused('signIn', { body: elsewhere })).toMatchObject({ code: 'not-allowed' });
});

test('the name of a player with a passkey, and names that look like it, are theirs alone until the passkey is gone', async () => {
  const { ada, me } = await withPasskey();
  const rename = (player: Player, name: string) => player.tryTo('rename', { body: { name } });
  expect((await rename(ada, 'Annika')).status).toBe(200);
  const eve = await Player.arrive(server.origin);
  // The first letter is Cyrillic.
  for (const name of ['Annika', 'ANNIKA', 'Аnnikа', 'Ännikä']) {
    expect((await rename(eve, name)).json).toMatchObject({ code: 'name-taken' });
  }
  expect((await rename(eve, 'Annika Z')).status).toBe(200);
  expect(await eve.refused('makeBot', { body: { name: 'annika' } })).toMatchObject({ code: 'name-taken' });
  expect((await ada.ask('makeBot', { body: { name: 'annika' } })).token).toBeTypeOf('string');
  // A player who changes their name leaves the old one to others.
  expect((await rename(ada, 'Berta')).status).toBe(200);
  expect((await rename(eve, 'Annika')).status).toBe(200);
  await ada.ask('removePasskey', { id: me.passkeys[0].id });
  expect((await rename(eve, 'Berta')).status).toBe(200);
});
