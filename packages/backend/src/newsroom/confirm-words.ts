import { factWordsWaiting } from '@dalil/database/tables/newsroom.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { factKeyFields } from './fact-key.ts';

export const confirmWordsFields = {
  locale: z.enum(LOCALES),
  /** What was seen of the fact. Words that changed meanwhile are not confirmed. */
  version: textInput().max(60),
};
const input = z.object({ ...factKeyFields, ...confirmWordsFields });

/**
 * STAFF-6: says that the words of a fact in a language are still right after a change in another one. Fails with `not_found` if
 * they do not wait for translation, and with `conflict` if the fact has changed since it was read.
 */
export const confirmWords = command<typeof input, void>({
  name: 'confirm-words',
  input,
  permission: 'newsroom:publish:any',
  audit: { event: 'newsroom.words-confirmed', metadata: ({ id, locale }) => ({ subject: id, locale }) },
  run: async ({ db }, { id, locale, version }) => {
    const { rows } = await db.execute<{ version: string }>(
      sql`select md5(f::text) as version from facts f where f.id = ${id} for update`,
    );
    if (rows[0] && rows[0].version !== version) throw new Failure('conflict');
    const isWaiting = and(eq(factWordsWaiting.factId, id), eq(factWordsWaiting.locale, locale));
    const confirmed = await db.delete(factWordsWaiting).where(isWaiting).returning({ id: factWordsWaiting.factId });
    if (confirmed.length === 0) throw new Failure('not_found');
  },
});
