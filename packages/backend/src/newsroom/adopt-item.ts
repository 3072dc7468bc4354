import { DATA_PART, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { IS_OPEN } from '../guide/item-rows.ts';
import { adoptLegalItem, adoptLegalParts } from './adopt-legal.ts';
import type { ItemKey } from './text-key.ts';

/**
 * Makes sure that the newsroom has an item, and locks it for this transaction: the texts of an item change one after another.
 * What was imported enters as published, in the version users see. Fails with `not_found`.
 */
export async function adoptItem({ db, now }: Pick<Deps, 'db' | 'now'>, { kind, id }: ItemKey): Promise<void> {
  const isLegal = kind === LEGAL_KIND;
  if (isLegal) await adoptLegalItem({ db, now }, { kind, id });
  else await adoptGuideItem({ db, now }, { kind, id });
  const { rows } = await db.execute(
    sql`select 1 from newsroom_items where kind = ${kind} and item_id = ${id} for update`,
  );
  if (rows.length === 0) throw new Failure('not_found');
  if (isLegal) await adoptLegalParts({ db, now }, { kind, id });
  else await adoptGuideParts({ db, now }, { kind, id });
}

async function adoptGuideItem({ db, now }: Pick<Deps, 'db' | 'now'>, { kind, id }: ItemKey): Promise<void> {
  const at = now().toISOString();
  await db.execute(sql`
    insert into newsroom_items (kind, item_id, category, sections, tags, neighbourhoods, audience, provenance,
      origin_method, original, version, created_at, updated_at)
    select i.kind, i.id, i.category, i.sections, i.tags, i.neighbourhoods, i.audience, i.provenance - 'approvedBy', i.provenance->>'method',
      coalesce((select t.locale from content_texts t where t.kind = i.kind and t.item_id = i.id and t.translation is null
        order by t.locale = 'en' desc limit 1), 'en'), 1, ${at}, ${at}
    from content_items i where i.kind = ${kind} and i.id = ${id} and ${IS_OPEN}
    on conflict do nothing`);
}

async function adoptGuideParts({ db, now }: Pick<Deps, 'db' | 'now'>, { kind, id }: ItemKey): Promise<void> {
  await db.execute(sql`
    insert into newsroom_texts (kind, item_id, locale, state, version, live_version, state_since, updated_at)
    select t.kind, t.item_id, t.locale, 'published', 0, 0, t.updated_at, t.updated_at from content_texts t
    where t.kind = ${kind} and t.item_id = ${id} and t.state = 'published'
    on conflict do nothing`);
  await followImport({ db }, { kind, id });
  if (isEditedKind(kind)) await adoptData({ db, now }, { kind, id });
}

/** The data of what was imported enter in the same way, and follow an import while staff have not changed them. */
async function adoptData({ db }: Pick<Deps, 'db' | 'now'>, { kind, id }: ItemKey): Promise<void> {
  await db.execute(sql`
    insert into newsroom_texts (kind, item_id, locale, state, version, live_version, state_since, updated_at)
    select i.kind, i.id, ${DATA_PART}, 'published', 0, 0, i.updated_at, i.updated_at from content_items i
    where i.kind = ${kind} and i.id = ${id} and i.state in ('published', 'unlisted') on conflict do nothing`);
  await db.execute(sql`
    with changed as (
      select i.*, n.locale, b.body, (select coalesce(max(v.number), 0) + 1 from newsroom_versions v
          where v.kind = i.kind and v.item_id = i.id and v.locale = n.locale) as number
      from content_items i join newsroom_texts n on n.kind = i.kind and n.item_id = i.id and n.locale = ${DATA_PART}
      cross join lateral (select jsonb_build_object('data', i.data, 'head', jsonb_build_object('category', i.category,
        'sections', i.sections, 'tags', i.tags, 'neighbourhoods', i.neighbourhoods, 'audience', i.audience),
        'facts', '{}'::jsonb) as body) b
      left join newsroom_versions v on v.kind = i.kind and v.item_id = i.id and v.locale = n.locale and v.number = n.live_version
      where i.kind = ${kind} and i.id = ${id} and n.version = n.live_version
        and v.body - 'facts' is distinct from b.body - 'facts'
    ), added as (
      insert into newsroom_versions (kind, item_id, locale, number, title, summary, body, note, created_at)
      select kind, id, locale, number, '', '', body, '', updated_at from changed returning kind, item_id, locale, number
    )
    update newsroom_texts n set version = added.number, live_version = added.number from added
    where n.kind = added.kind and n.item_id = added.item_id and n.locale = added.locale`);
}

/** An import may have replaced a text without changes of staff: what users see becomes its newest version. */
async function followImport({ db }: Pick<Deps, 'db'>, { kind, id }: ItemKey): Promise<void> {
  await db.execute(sql`
    with changed as (
      select t.*, (select coalesce(max(v.number), 0) + 1 from newsroom_versions v
          where v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale) as number
      from content_texts t join newsroom_texts n using (kind, item_id, locale)
      left join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale
        and v.number = n.live_version
      where t.kind = ${kind} and t.item_id = ${id} and t.state = 'published' and n.version = n.live_version
        and (v.title, v.summary, v.body) is distinct from (t.title, t.summary, t.body)
    ), kept as (
      insert into newsroom_versions (kind, item_id, locale, number, title, summary, body, note, is_machine_made, created_at)
      select kind, item_id, locale, number, title, summary, body, '', (select i.origin_method <> 'person' from newsroom_items i
        where i.kind = ${kind} and i.item_id = ${id}), updated_at from changed returning kind, item_id, locale, number
    )
    update newsroom_texts n set version = kept.number, live_version = kept.number from kept
    where n.kind = kept.kind and n.item_id = kept.item_id and n.locale = kept.locale`);
}
