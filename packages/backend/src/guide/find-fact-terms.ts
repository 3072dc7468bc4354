import { collectFactTerms, type FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

type TermRow = Parameters<typeof collectFactTerms>[0] extends Iterable<infer Row> ? Row : never;

/** The units and patterns that values of facts are written with, in a language and the base language. */
export async function findFactTerms({ db }: Deps, locale: Locale): Promise<FactTermsByLocale> {
  const { rows } = await db.execute<TermRow & Record<string, unknown>>(sql`
    select term_group as "group", id, locale, label, forms from terms
    where term_group in ('unit', 'pattern') and locale in (${locale}, ${BASE_LOCALE})`);
  return collectFactTerms(rows);
}
