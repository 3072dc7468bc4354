import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { VERSION_NUMBER } from '../privacy/legal-version-order.ts';
import type { ItemKey } from './text-key.ts';

/** The newest version of a document, in each language. */
const newest = (id: string) => sql`
  select distinct on (language) language as locale, version, effective_date, requires_consent, title, changes, content
  from legal_documents where document_type = ${id} and is_active order by language, ${VERSION_NUMBER} desc`;

/** A legal document enters the newsroom as it is published. What came with the product was drafted by a machine. */
export async function adoptLegalItem({ db, now }: Pick<Deps, 'db' | 'now'>, { kind, id }: ItemKey): Promise<void> {
  const at = now().toISOString();
  await db.execute(sql`
    insert into newsroom_items (kind, item_id, provenance, origin_method, original, version, created_at, updated_at)
    select ${kind}, ${id}, '{"method": "machine-drafted", "sources": []}', 'machine-drafted', 'en', 1, ${at}, ${at}
    where exists (select 1 from legal_documents where document_type = ${id} and is_active) on conflict do nothing`);
}

/** Its texts and data follow a version that the product brings while staff have not changed them. The item is locked. */
export async function adoptLegalParts({ db, now }: Pick<Deps, 'db' | 'now'>, { kind, id }: ItemKey): Promise<void> {
  const at = now().toISOString();
  await db.execute(sql`
    insert into newsroom_texts (kind, item_id, locale, state, version, live_version, state_since, updated_at)
    select ${kind}, ${id}, n.locale, 'published', 0, 0, ${at}, ${at}
    from (select locale from (${newest(id)}) t union select ${DATA_PART}) n on conflict do nothing`);
  await db.execute(sql`
    with newest as (${newest(id)}), parts as (
      select locale, title, changes as summary, jsonb_build_object('markdown', content) as body from newest
      union all
      (select ${DATA_PART}, '', '', jsonb_build_object('data', jsonb_build_object('version', version,
          'effectiveDate', effective_date::text, 'requiresConsent', requires_consent), 'head', ${JSON.stringify(NO_LISTS)}::jsonb,
          'facts', '{}'::jsonb)
        from newest order by ${VERSION_NUMBER} desc, locale = 'en' desc limit 1)
    ), changed as (
      select p.*, (select coalesce(max(v.number), 0) + 1 from newsroom_versions v
          where v.kind = ${kind} and v.item_id = ${id} and v.locale = p.locale) as number
      from parts p join newsroom_texts n on n.kind = ${kind} and n.item_id = ${id} and n.locale = p.locale
      left join newsroom_versions v on v.kind = n.kind and v.item_id = n.item_id and v.locale = n.locale
        and v.number = n.live_version
      where n.version = n.live_version and (v.title, v.summary, v.body) is distinct from (p.title, p.summary, p.body)
    ), added as (
      insert into newsroom_versions (kind, item_id, locale, number, title, summary, body, note, is_machine_made, created_at)
      select ${kind}, ${id}, locale, number, title, summary, body, '', true, ${at} from changed returning locale, number
    )
    update newsroom_texts n set version = added.number, live_version = added.number from added
    where n.kind = ${kind} and n.item_id = ${id} and n.locale = added.locale`);
}

const NO_LISTS = { category: null, sections: [], tags: [], neighbourhoods: [], audience: [] };
