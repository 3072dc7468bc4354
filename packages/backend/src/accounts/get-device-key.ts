import { hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';

const KEY_BYTES = 32;

/**
 * PWA-9: the key with which a device encrypts a user's pending changes while they are signed in. It is derived, not stored, and
 * is the same for every sign-in of an account, so that a user who signs in again can decrypt them.
 */
export const getDeviceKey = query({
  name: 'get-device-key',
  input: z.object({}),
  permission: 'accounts:read:own',
  run: async ({ accounts }, _, actor) => {
    const { userId } = signedIn(actor);
    const key = hkdfSync('sha256', accounts.deviceSecret, userId, 'device-key', KEY_BYTES);
    return { key: Buffer.from(key).toString('base64url') };
  },
});
