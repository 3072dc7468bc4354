import { hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';

const KEY_BYTES = 32;

/**
 * PWA-9: what a device seals the waiting changes of somebody with while they are signed in. The same for every sign-in of an
 * account and kept nowhere: whoever signs in again can open what they left.
 */
export const getDeviceKey = query({
  name: 'get-device-key',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async ({ accounts }, _, actor) => {
    const { userId } = signedIn(actor);
    const key = hkdfSync('sha256', accounts.secret, userId, 'device-key', KEY_BYTES);
    return { key: Buffer.from(key).toString('base64url') };
  },
});
