import type { TermGroup } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

export type LabelOf = (group: TermGroup, id: string) => string;

/** The names of terms in a language, the base language's where one is missing, the id itself as the last resort. */
export async function findLabels({ db }: Deps, locale: Locale, wanted: [TermGroup, string][]): Promise<LabelOf> {
  const pairs = [...new Map(wanted.map(([group, id]) => [`${group}/${id}`, { group, id }])).values()];
  const { rows } = await db.execute<{ term_group: string; id: string; label: string }>(sql`
    select distinct on (t.term_group, t.id) t.term_group, t.id, t.label
    from terms t join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as w("group" text, id text)
      on t.term_group = w."group" and t.id = w.id
    where t.locale in (${locale}, ${BASE_LOCALE})
    order by t.term_group, t.id, t.locale = ${locale} desc`);
  const labels = new Map(rows.map((row) => [`${row.term_group}/${row.id}`, row.label]));
  return (group, id) => labels.get(`${group}/${id}`) ?? id;
}
