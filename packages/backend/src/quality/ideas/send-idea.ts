import { ideas } from '@dalil/database/tables/quality.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { ideaSchema } from '@dalil/domain/quality/idea-schema.ts';
import { makeReference } from '@dalil/domain/quality/reference.ts';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';

/** A reference that already exists is generated again. With 30^8 references even one collision is rare. */
const MAX_ATTEMPTS = 5;

/** Saves an idea for the city. Returns the reference under which its status can be read. */
export const sendIdea = command({
  name: 'send-idea',
  input: z.object({ ...ideaSchema.shape, locale: z.enum(LOCALES) }),
  permission: 'quality:ask:own',
  audit: { none: 'a guest acts, and the idea is itself the record' },
  run: async ({ db, now, randomInt }, idea) => {
    const createdAt = now();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reference = makeReference(randomInt, 'I');
      const saved = await db
        .insert(ideas)
        .values({ ...idea, reference, state: 'received', createdAt, updatedAt: createdAt })
        .onConflictDoNothing()
        .returning({ reference: ideas.reference });
      if (saved[0]) return saved[0];
    }
    throw new Failure('unavailable', { retryAfter: 1 });
  },
});
