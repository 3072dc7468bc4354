import { createHash } from 'node:crypto';
import { supportRequests } from '@dalil/database/tables/quality.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { makeReference } from '@dalil/domain/quality/reference.ts';
import { supportRequestFields, topicOfKind } from '@dalil/domain/quality/support-request.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

/** A reference that already exists is generated again. With 30^8 references even one collision is rare. */
const MAX_ATTEMPTS = 5;

export const sendSupportRequestInput = z
  .object({ ...supportRequestFields, locale: z.enum(LOCALES) })
  .check(topicOfKind);

/**
 * Saves a message to the operators of the site and returns its reference number. A repeated delivery under its key returns the
 * same number. A different message under that key fails with `key_reused`.
 */
export const sendSupportRequest = command({
  name: 'send-support-request',
  input: sendSupportRequestInput,
  permission: 'quality:ask:own',
  audit: { none: 'a guest acts, and the request is itself the record' },
  run: async ({ db, now, randomInt }, { key, ...request }) => {
    const createdAt = now();
    const contentHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reference = makeReference(randomInt, 'S');
      const saved = await db
        .insert(supportRequests)
        .values({ ...request, reference, idempotencyKey: key, contentHash, state: 'open', createdAt })
        .onConflictDoNothing()
        .returning({ reference: supportRequests.reference });
      if (saved[0]) return saved[0];
      const [earlier] = await db
        .select({ reference: supportRequests.reference, contentHash: supportRequests.contentHash })
        .from(supportRequests)
        .where(eq(supportRequests.idempotencyKey, key));
      if (earlier?.contentHash === contentHash) return { reference: earlier.reference };
      if (earlier) throw new Failure('key_reused');
    }
    throw new Failure('unavailable', { retryAfter: 1 });
  },
});
