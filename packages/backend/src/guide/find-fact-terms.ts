import { collectFactTerms, type FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

export type FactTermRow = Parameters<typeof collectFactTerms>[0] extends Iterable<infer Row> ? Row : never;

/** Selects the units and patterns of fact values, in a language and the base language. */
export function factTerms(locale: Locale | SQL): SQL {
  return sql`select t.term_group as "group", t.id, t.locale, t.label, t.forms from terms t
    where t.term_group in ('unit', 'pattern') and t.locale in (${locale}, ${BASE_LOCALE})`;
}

export async function findFactTerms({ db }: Deps, locale: Locale): Promise<FactTermsByLocale> {
  const { rows } = await db.execute<FactTermRow & Record<string, unknown>>(factTerms(locale));
  return collectFactTerms(rows);
}
