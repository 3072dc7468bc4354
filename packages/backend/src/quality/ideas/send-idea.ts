import type { Database } from '@dalil/database/connection.ts';
import { ideas } from '@dalil/database/tables/quality.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { ideaSchema } from '@dalil/domain/quality/idea-schema.ts';
import { makeReference } from '@dalil/domain/quality/reference.ts';
import * as z from 'zod';
import type { Actor } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { isNamed } from './find-authors.ts';

/** A reference that already exists is generated again. With 30^8 references even one collision is rare. */
const MAX_ATTEMPTS = 5;

/** Saves an idea for the city. Returns the reference under which its status can be read. */
export const sendIdea = command({
  name: 'send-idea',
  input: z.object({ ...ideaSchema.shape, locale: z.enum(LOCALES) }),
  permission: 'quality:ask:own',
  audit: { none: 'a guest acts, and the idea is itself the record' },
  run: async ({ db, now, randomInt }, { authorId: named, ...idea }, actor) => {
    const createdAt = now();
    const authorId = await findAuthor(db, actor, named);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reference = makeReference(randomInt, 'I');
      const saved = await db
        .insert(ideas)
        .values({ ...idea, authorId, reference, state: 'received', createdAt, updatedAt: createdAt })
        .onConflictDoNothing()
        .returning({ reference: ideas.reference });
      if (saved[0]) return saved[0];
    }
    throw new Failure('unavailable', { retryAfter: 1 });
  },
});

/** Who is named as the author: the account that is signed in, where the device says the same and the profile is visible to others. */
async function findAuthor(db: Database, actor: Actor, named: string | undefined): Promise<string | null> {
  if (actor.kind === 'guest' || actor.userId !== named) return null;
  return (await isNamed(db, named)) ? named : null;
}
