import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** The names of terms by group and id, as `cuisine/iranian`. */
export type Labels = ReadonlyMap<string, string>;

/**
 * The names of all terms in a language, falling back to the base language. There are about a thousand; every page with cards needs
 * some, and they change once in months.
 */
export function readLabels({ db, memory }: Pick<Deps, 'db' | 'memory'>, locale: Locale): Promise<Labels> {
  return memory.remember(`labels ${locale}`, ['term'], async () => {
    const { rows } = await db.execute<{ name: string; label: string }>(sql`
      select distinct on (t.term_group, t.id) t.term_group || '/' || t.id as name, t.label from terms t
      where t.locale in (${locale}, ${BASE_LOCALE})
      order by t.term_group, t.id, t.locale = ${locale} desc`);
    return new Map(rows.map(({ name, label }) => [name, label]));
  });
}

/** The name of a term. One without a name is called by its id. */
export async function findLabels(deps: Pick<Deps, 'db' | 'memory'>, locale: Locale): Promise<LabelOf> {
  const labels = await readLabels(deps, locale);
  return (group, id) => labels.get(`${group}/${id}`) ?? id;
}
