import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { missingOfPicture } from '@dalil/domain/newsroom/picture-fields.ts';
import type { LegalData } from '@dalil/domain/privacy/legal-version.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { findSlotFacts } from './find-item-data.ts';
import { isHigherVersion } from './publish-legal.ts';
import type { ItemKey } from './text-key.ts';

/**
 * What the schema of a kind cannot know: the facts, places and terms that data name exist, and the picture has everything its users
 * are told. Fails with `invalid_input` naming each field.
 */
export async function requireData(deps: Deps, key: ItemKey, body: ItemDataBody): Promise<void> {
  const fields = [
    ...(await unknownFacts(deps, key, body)),
    ...(await unknownItems(deps, body)),
    ...(await unknownTerms(deps, key, body)),
    ...(await unusablePicture(deps, body)),
    ...(await usedVersion(deps, key, body)),
  ];
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
}

type Fault = { path: string; code: string };

async function unknownFacts(deps: Deps, key: ItemKey, { data, facts }: ItemDataBody): Promise<Fault[]> {
  const slots = await findSlotFacts(deps, key, data);
  return slots
    .filter(({ factId, fact }) => fact === null && facts[factId] === undefined)
    .map(({ factId }) => ({ path: `facts.${factId}`, code: 'unknown_fact' }));
}

/** A version that was published is never changed: the next one has a higher number. */
async function usedVersion(deps: Deps, { kind, id }: ItemKey, { data }: ItemDataBody): Promise<Fault[]> {
  if (kind !== LEGAL_KIND || (await isHigherVersion(deps, id, (data as LegalData).version))) return [];
  return [{ path: 'data.version', code: 'not_higher' }];
}

/** Which kind the ids of a field name. */
const NAMED_ITEMS = { placeId: 'place', placeIds: 'place', relatedIds: 'service', landmarkPlaceIds: 'place' } as const;

async function unknownItems({ db }: Deps, { data }: ItemDataBody): Promise<Fault[]> {
  const given = data as Record<string, unknown>;
  const named = Object.entries(NAMED_ITEMS).flatMap(([path, kind]) =>
    [given[path] ?? []].flat().map((id) => ({ path: `data.${path}`, kind, id: id as string })),
  );
  const references = (['related', 'items'] as const).flatMap((field) =>
    Array.isArray(given[field])
      ? (given[field] as { kind: string; id: string }[]).map(({ kind, id }) => ({ path: `data.${field}`, kind, id }))
      : [],
  );
  const all = [...named, ...references];
  if (all.length === 0) return [];
  const { rows } = await db.execute<{ kind: string; id: string }>(sql`
    select kind, id from content_items where state = 'published' and id = any(${sql.param(all.map(({ id }) => id))}::text[])`);
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return all.filter(({ kind, id }) => !known.has(`${kind} ${id}`)).map(({ path }) => ({ path, code: 'unknown_item' }));
}

/** Which terms a field of a kind names. */
export const NAMED_TERMS: Partial<Record<string, Record<string, string>>> = {
  place: { subcategory: 'subcategory', cuisine: 'cuisine' },
  service: { subcategory: 'service-subcategory' },
  event: { type: 'event-type', frequency: 'event-frequency' },
  question: { group: 'question-group' },
};

async function unknownTerms({ db }: Deps, { kind }: ItemKey, { data, head }: ItemDataBody): Promise<Fault[]> {
  const given = data as Record<string, unknown>;
  const named = Object.entries(NAMED_TERMS[kind] ?? {}).flatMap(([field, group]) => {
    const id = given[field];
    return typeof id === 'string' ? [{ path: `data.${field}`, group, id }] : [];
  });
  const all = [...named, ...head.tags.map((id) => ({ path: 'head.tags', group: 'tag', id }))];
  if (all.length === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct term_group || ' ' || id as name from terms where id = any(${sql.param(all.map(({ id }) => id))}::text[])`);
  const known = new Set(rows.map(({ name }) => name));
  return all
    .filter(({ group, id }) => !known.has(`${group} ${id}`))
    .map(({ path }) => ({ path, code: 'unknown_term' }));
}

async function unusablePicture({ db }: Deps, { data }: ItemDataBody): Promise<Fault[]> {
  const { picture } = data as { picture?: string };
  if (picture === undefined) return [];
  type Row = { alt: Partial<Record<Locale, string>>; licence: string | null; credit: string };
  const { rows } = await db.execute<Row>(
    sql`select alt, licence, credit from pictures where id = ${picture} for share`,
  );
  const [row] = rows;
  if (!row) return [{ path: 'data.picture', code: 'unknown_picture' }];
  return missingOfPicture(row).length > 0 ? [{ path: 'data.picture', code: 'incomplete_picture' }] : [];
}
