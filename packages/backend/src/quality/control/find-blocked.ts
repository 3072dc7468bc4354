import { LOCALES } from '@dalil/domain/language/locale.ts';
import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CheckDeps } from './check-context.ts';
import { findWork } from '../../newsroom/find-work.ts';
import type { PartKey } from '../../newsroom/text-key.ts';
import { checkPart } from './check-part.ts';
import { editHrefOf } from './finding-views.ts';

const LISTED = 30;

export const blockedSchema = z.object({
  kind: z.string(),
  id: z.string(),
  /** `data`: what is the same in all languages. */
  locale: z.enum([...LOCALES, DATA_PART]),
  title: z.string(),
  /** Where staff can change it, without the language. */
  editHref: z.string(),
  rules: z.array(z.string()),
});
type Blocked = z.infer<typeof blockedSchema>;

/** STAFF-5: the texts and data on their way to users that may not be released, computed on themselves as their release would be. */
export async function findBlocked(deps: CheckDeps): Promise<Blocked[]> {
  const { rows } = await deps.db.execute<PartKey & { title: string }>(sql`
    select n.kind, n.item_id as id, n.locale, coalesce(
      (select nullif(v.title, '') from newsroom_versions v where v.kind = n.kind and v.item_id = n.item_id and v.locale = n.locale
        and v.number = n.version),
      (select v.title from newsroom_texts t join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id
        and v.locale = t.locale and v.number = t.version where t.kind = n.kind and t.item_id = n.item_id and t.locale <> ${DATA_PART}
        order by t.locale = 'en' desc limit 1), n.item_id) as title
    from newsroom_texts n where n.state in ('in-review', 'approved', 'scheduled')
    order by coalesce(n.scheduled_at, n.state_since), n.kind, n.item_id, n.locale limit ${LISTED}`);
  const blocked: Blocked[] = [];
  for (const { title, ...key } of rows) {
    const work = await findWork(deps, key);
    const { findings } = await checkPart(deps, key, work);
    const rules = findings.filter(({ isBlocking, isWaived }) => isBlocking && !isWaived).map(({ rule }) => rule);
    if (rules.length === 0) continue;
    const { kind, id, locale } = key;
    const editHref = editHrefOf({ kind, id, locale: locale === DATA_PART ? null : locale, category: work.category });
    blocked.push({ ...key, title, editHref: editHref ?? '/dashboard/content-approval', rules: [...new Set(rules)] });
  }
  return blocked;
}
