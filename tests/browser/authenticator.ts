import type { CDPSession } from 'playwright-core';
import type { Visit } from './harness.ts';

/** A passkey holder in software, which always agrees. */
export async function authenticator({
  page,
  context,
}: Visit): Promise<{ readonly session: CDPSession; readonly about: { readonly authenticatorId: string } }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const about = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { session, about };
}
