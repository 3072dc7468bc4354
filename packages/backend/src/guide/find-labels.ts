import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { type Param, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

export type LabelRow = { term_group: string; id: string; label: string };

/** The names of terms in a language, falling back to the base language and then to the id. */
export async function findLabels({ db }: Deps, locale: Locale, requested: [TermGroup, string][]): Promise<LabelOf> {
  const { rows } = await db.execute<LabelRow>(labels(locale, sql.param(labelPairs(requested))));
  return collectLabels(rows);
}

/** The terms `labels` selects, each once, as JSON. */
export function labelPairs(requested: [TermGroup, string][]): string {
  return JSON.stringify([...new Map(requested.map(([group, id]) => [`${group}/${id}`, { group, id }])).values()]);
}

/** Selects what `collectLabels` reads. `pairs` is a value of `labelPairs`. */
export function labels(locale: Locale | SQL, pairs: SQL | Param): SQL {
  return sql`
    select distinct on (t.term_group, t.id) t.term_group, t.id, t.label
    from terms t join jsonb_to_recordset(${pairs}::jsonb) as w("group" text, id text)
      on t.term_group = w."group" and t.id = w.id
    where t.locale in (${locale}, ${BASE_LOCALE})
    order by t.term_group, t.id, t.locale = ${locale} desc`;
}

export function collectLabels(rows: readonly LabelRow[]): LabelOf {
  const known = new Map(rows.map((row) => [`${row.term_group}/${row.id}`, row.label]));
  return (group, id) => known.get(`${group}/${id}`) ?? id;
}
