import { newsroomItems } from '@dalil/database/tables/newsroom.ts';
import type { Provenance, ProvenanceMethod } from '@dalil/domain/guide/content-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { isEditedFrom, methodHeld } from '@dalil/domain/newsroom/how-made.ts';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../core/audit.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import type { Written } from './text-hash.ts';
import type { ItemKey } from './text-key.ts';

/** How the first text of an item was made, and whether people edited what a machine wrote, in every language that it wrote. */
export type Made = { origin: ProvenanceMethod; isEdited: boolean };

/** Words that are to be published in place of the version in work. */
type Instead = { locale: Locale; words: Written };

/** STAFF-9: what the history of an item says about how its texts were made. Fails with `not_found`. */
export async function findMade({ db }: Pick<Deps, 'db'>, { kind, id }: ItemKey, instead?: Instead): Promise<Made> {
  const isItem = and(eq(newsroomItems.kind, kind), eq(newsroomItems.itemId, id));
  const [item] = await db.select({ origin: newsroomItems.originMethod }).from(newsroomItems).where(isItem);
  if (!item) throw new Failure('not_found');
  const origin = item.origin as ProvenanceMethod;
  if (origin === 'person') return { origin, isEdited: false };
  const { rows } = await db.execute<{ locale: Locale; draft: Written; words: Written }>(sql`
    select t.locale, jsonb_build_object('title', d.title, 'summary', d.summary, 'body', d.body) as draft,
      jsonb_build_object('title', v.title, 'summary', v.summary, 'body', v.body) as words
    from newsroom_texts t
    join newsroom_versions d on d.kind = t.kind and d.item_id = t.item_id and d.locale = t.locale and d.is_machine_made
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
    where t.kind = ${kind} and t.item_id = ${id} and t.locale <> 'data' and t.state <> 'archived'`);
  const isEdited = rows.every(({ locale, draft, words }) =>
    isEditedFrom(draft, instead?.locale === locale ? instead.words : words),
  );
  return { origin, isEdited: rows.length > 0 && isEdited };
}

/**
 * STAFF-9: after a change of words: a stated method that the words do not allow any more becomes that of the origin, in the audit
 * log. Answers the provenance that holds. The item is locked.
 */
export async function settleMethod(
  deps: Deps,
  actor: { userId: string | null },
  { kind, id }: ItemKey,
  instead?: Instead,
): Promise<Pick<Provenance, 'method' | 'sources'>> {
  const isItem = and(eq(newsroomItems.kind, kind), eq(newsroomItems.itemId, id));
  const [item] = await deps.db.select().from(newsroomItems).where(isItem);
  if (!item) throw new Failure('not_found');
  const stated = item.provenance as Pick<Provenance, 'method' | 'sources'>;
  const method = methodHeld(stated.method, await findMade(deps, { kind, id }, instead));
  if (method === stated.method) return stated;
  const provenance = { ...stated, method };
  await deps.db
    .update(newsroomItems)
    .set({ provenance, version: item.version + 1, updatedAt: deps.now() })
    .where(isItem);
  const metadata = { subject: `${kind}/${id}`, method: { from: stated.method, to: method } };
  await recordAudit(deps, { event: 'newsroom.details-changed', userId: actor.userId, metadata });
  return provenance;
}
