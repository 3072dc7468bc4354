import { createHash } from 'node:crypto';
import { type AskedAs, askedAsSchema } from '@dalil/domain/guide/asked-as.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { type AskedKey, askedKeyFields } from './asked-key.ts';

export const askedViewSchema = z.object({
  ...askedKeyFields,
  /** The questions of each language that has some. */
  asked: askedAsSchema,
  /** Stands for all questions as they are stored. A change names the one it was made to. */
  version: z.string(),
});
export type AskedView = z.infer<typeof askedViewSchema>;

/** How people ask for something, in every language. */
export async function findAsked({ db }: Pick<Deps, 'db'>, { kind, id }: AskedKey): Promise<AskedView> {
  const { rows } = await db.execute<{ locale: Locale; questions: string[] }>(sql`
    select locale, questions from asked_as
    where kind = ${kind} and item_id = ${id} and cardinality(questions) > 0 order by locale`);
  const stored = new Map(rows.map(({ locale, questions }) => [locale, questions]));
  const asked: AskedAs = Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const questions = stored.get(locale);
      return questions ? [[locale, questions]] : [];
    }),
  );
  return { kind, id, asked, version: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}

/** An item is there from its first draft, so that its questions can be written before it is published. */
const EXISTS = {
  fact: ({ id }: AskedKey) => sql`select 1 from facts where id = ${id}`,
  published: ({ kind, id }: AskedKey) => sql`select 1 from content_items where kind = ${kind} and id = ${id}`,
  drafted: ({ kind, id }: AskedKey) => sql`select 1 from newsroom_items where kind = ${kind} and item_id = ${id}`,
};

/**
 * Fails with `not_found` if there is no such fact or item. `isLocked`: others who ask for the lock wait for the end of the
 * transaction, so that the questions do not change between a look at them and their change.
 */
export async function requireAsked({ db }: Pick<Deps, 'db'>, key: AskedKey, { isLocked = false } = {}): Promise<void> {
  const lookUps = key.kind === 'fact' ? [EXISTS.fact] : [EXISTS.published, EXISTS.drafted];
  for (const lookUp of lookUps) {
    const { rows } = await db.execute(sql`${lookUp(key)} ${isLocked ? sql`for update` : sql``}`);
    if (rows.length > 0) return;
  }
  throw new Failure('not_found');
}
