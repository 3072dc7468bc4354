import { collectFactTerms, type FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

export type FactTermRow = Parameters<typeof collectFactTerms>[0] extends Iterable<infer Row> ? Row : never;

/** Every page with a fact needs them, and they change once in months. */
export async function findFactTerms(
  { db, memory }: Pick<Deps, 'db' | 'memory'>,
  locale: Locale,
): Promise<FactTermsByLocale> {
  return memory.remember(`fact terms ${locale}`, ['term'], async () => {
    const { rows } = await db.execute<FactTermRow & Record<string, unknown>>(sql`
      select t.term_group as "group", t.id, t.locale, t.label, t.forms from terms t
      where t.term_group in ('unit', 'pattern') and t.locale in (${locale}, ${BASE_LOCALE})`);
    return collectFactTerms(rows);
  });
}
