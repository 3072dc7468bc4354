import { newsroomItems } from '@dalil/database/tables/newsroom.ts';
import { contentItems } from '@dalil/database/tables/guide.ts';
import type { ProvenanceMethod } from '@dalil/domain/guide/content-item.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import {
  checkItemData,
  checkTextBody,
  DATA_PART,
  type DataFault,
  EXCHANGED_KINDS,
  type ExchangedKind,
  type ItemDataBody,
  type ItemHead,
} from '@dalil/domain/newsroom/item-data.ts';
import type { ItemRow } from '@dalil/domain/newsroom/item-table.ts';
import { isEditedFrom } from '@dalil/domain/newsroom/how-made.ts';
import { summaryField, titleField } from '@dalil/domain/newsroom/text-fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../../core/actor.ts';
import { recordAudit } from '../../core/audit.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { addVersion } from '../add-version.ts';
import { adoptItem } from '../adopt-item.ts';
import { findWork, type Work } from '../find-work.ts';
import { requireData } from '../require-data.ts';
import type { PartKey } from '../text-key.ts';
import { EXCHANGE_FORMATS, type LineFault, type ReadItems } from './read-items.ts';

const input = z.object({
  kind: z.enum(EXCHANGED_KINDS),
  format: z.enum(EXCHANGE_FORMATS),
  locale: z.enum(LOCALES),
  /** Counts and faults as an import would have them; nothing is stored. */
  isDryRun: z.boolean(),
  /** What `readImport` found in the file. Each value is checked again where it is stored. */
  read: z.custom<ReadItems>(),
});
export const importedSchema = z.object({
  isDryRun: z.boolean(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faults: z.array(z.object({ line: z.int(), path: z.string(), code: z.string() })),
  ignoredColumns: z.array(z.string()),
  skippedLines: z.array(z.int()),
});
export type Imported = z.infer<typeof importedSchema>;

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/**
 * STAFF-1: brings items of a file into the workflow as drafts; nothing is published. With a fault in any line nothing is stored. A dry
 * run does the same and takes it back, so that its counts are those of the import.
 */
export const importItems = command<typeof input, Imported>({
  name: 'import-items',
  input,
  permission: 'newsroom:write:any',
  audit: { none: 'an entry with the counts, which the verb writes itself unless nothing was stored' },
  run: async (deps, given, actor) => {
    const { kind, isDryRun } = given;
    const { lines, ignoredColumns, skippedLines = [] } = given.read;
    const faults = [...given.read.faults];
    const counts = { new: 0, changed: 0, unchanged: 0 };
    try {
      await deps.db.transaction(async (transaction) => {
        const within = { ...deps, db: transaction };
        const seen = new Set<string>();
        for (const { line, row } of lines) {
          const repeated = seen.has(row.id) ? [{ path: 'id', code: 'repeated' }] : [];
          seen.add(row.id);
          const outcome =
            repeated.length > 0
              ? repeated
              : await importOne(within, signedIn(actor), { kind, row, locale: given.locale });
          if (typeof outcome === 'string') counts[outcome] += 1;
          else faults.push(...outcome.map(({ path, code }): LineFault => ({ line, path, code })));
        }
        if (isDryRun || faults.length > 0) throw new DryRun();
        const metadata = { subject: kind, format: given.format, ...counts };
        await recordAudit(within, { event: 'newsroom.imported', userId: signedIn(actor).userId, metadata });
      });
    } catch (error) {
      if (!(error instanceof DryRun)) throw error;
    }
    return { isDryRun: isDryRun || faults.length > 0, ...counts, faults, ignoredColumns, skippedLines };
  },
});

type One = { kind: ExchangedKind; row: ItemRow; locale: Locale };

async function importOne(
  deps: Deps,
  actor: SignedInActor,
  one: One,
): Promise<'new' | 'changed' | 'unchanged' | DataFault[]> {
  const { kind, row } = one;
  const item = { kind, id: row.id };
  const { isNew, isMachineMade } = await begin(deps, actor, one);
  const data = await importData(deps, actor, { kind, row });
  if (typeof data !== 'boolean') return data;
  let isChanged = data;
  for (const locale of LOCALES) {
    const text = row.texts?.[locale];
    if (!text) continue;
    const changed = await importText(deps, actor, { key: { ...item, locale }, kind, text, isMachineMade });
    if (typeof changed !== 'boolean') return changed;
    isChanged ||= changed;
  }
  return isNew ? 'new' : isChanged ? 'changed' : 'unchanged';
}

/** Whether the item had to be begun, and how its first texts were made. It is locked. */
async function begin(deps: Deps, { userId }: SignedInActor, { kind, row, locale }: One): Promise<Begun> {
  const { id } = row;
  const [published] = await deps.db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, id)));
  const at = deps.now();
  const original = LOCALES.find((one) => row.texts?.[one]) ?? locale;
  const head = (row.head ?? {}) as Partial<ItemHead>;
  const originMethod = published ? 'person' : await originOf(deps, kind, row);
  const provenance = { method: originMethod, sources: [] };
  const added = published
    ? []
    : await deps.db
        .insert(newsroomItems)
        .values({
          kind,
          itemId: id,
          category: head.category ?? null,
          provenance,
          originMethod,
          original,
          version: 1,
          createdBy: userId,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning({ id: newsroomItems.itemId });
  await adoptItem(deps, { kind, id });
  return { isNew: added.length > 0, isMachineMade: added.length > 0 && originMethod !== 'person' };
}

type Begun = { isNew: boolean; isMachineMade: boolean };

/**
 * STAFF-9: a file of the guide that comes back under another id is not a person's work by that: a text with the title and the words
 * of one that a machine wrote was made as that one.
 */
async function originOf({ db }: Deps, kind: ExchangedKind, row: ItemRow): Promise<ProvenanceMethod> {
  for (const [locale, text] of Object.entries(row.texts ?? {})) {
    if (text?.title === undefined) continue;
    const { rows } = await db.execute<{ origin: ProvenanceMethod; title: string; summary: string; body: unknown }>(sql`
      select n.origin_method as origin, v.title, v.summary, v.body from newsroom_versions v
      join newsroom_items n on n.kind = v.kind and n.item_id = v.item_id
      where v.kind = ${kind} and v.locale = ${locale} and v.title = ${text.title} and v.is_machine_made
      union all
      select i.provenance->>'method', t.title, t.summary, t.body from content_texts t
      join content_items i on i.kind = t.kind and i.id = t.item_id
      where t.kind = ${kind} and t.locale = ${locale} and t.title = ${text.title} and i.provenance->>'method' <> 'person'`);
    const words = { title: text.title, summary: text.summary ?? '', body: text.body };
    const known = rows.find((one) => !isEditedFrom(one, words));
    if (known) return known.origin;
  }
  return 'person';
}

const EMPTY_HEAD: ItemHead = { category: null, sections: [], tags: [], neighbourhoods: [], audience: [] };

async function importData(
  deps: Deps,
  actor: SignedInActor,
  { kind, row }: Omit<One, 'locale'>,
): Promise<boolean | DataFault[]> {
  if (!row.head && !row.data) return false;
  await importNature(deps, { kind, row });
  const key = { kind, id: row.id, locale: DATA_PART } as const;
  const current = await workOf(deps, key);
  const before = (current?.body ?? { data: {}, head: EMPTY_HEAD, facts: {} }) as ItemDataBody;
  const body = {
    data: withoutMissing({ ...(before.data as object), ...row.data }),
    head: { ...before.head, ...row.head },
    facts: before.facts,
  };
  const checked = checkItemData(kind, row.id, body);
  if ('faults' in checked) return checked.faults;
  if (current && isDeepStrictEqual(current.body, checked.body)) return false;
  const unknown = await faultsOf(() => requireData(deps, key, checked.body));
  if (unknown.length > 0) return unknown;
  await addVersion(deps, actor, key, { title: '', summary: '', body: checked.body, note: NOTE });
  return true;
}

/** Whether an article is news is among its details. The schema of the data judges a value that is no boolean. */
async function importNature({ db }: Deps, { kind, row }: Omit<One, 'locale'>): Promise<void> {
  const { isEvergreen } = (row.data ?? {}) as { isEvergreen?: unknown };
  if (kind !== 'article' || typeof isEvergreen !== 'boolean') return;
  await db
    .update(newsroomItems)
    .set({ isNews: !isEvergreen })
    .where(and(eq(newsroomItems.kind, kind), eq(newsroomItems.itemId, row.id)));
}

const NOTE = '⇪';

type ImportedText = NonNullable<NonNullable<ItemRow['texts']>[Locale]>;

async function importText(
  deps: Deps,
  actor: SignedInActor,
  { key, kind, text, isMachineMade }: { key: PartKey; kind: ExchangedKind; text: ImportedText; isMachineMade: boolean },
): Promise<boolean | DataFault[]> {
  const current = await workOf(deps, key);
  const path = `texts.${key.locale}`;
  const title = titleField.safeParse(text.title ?? current?.title ?? '');
  const summary = summaryField.safeParse(text.summary ?? current?.summary ?? '');
  const checked = checkTextBody(kind, key.id, { ...(current?.body as object | undefined), ...text.body });
  const faults = [
    ...(title.success ? [] : [{ path: `${path}.title`, code: 'required' }]),
    ...(summary.success ? [] : [{ path: `${path}.summary`, code: 'too_big' }]),
    ...('faults' in checked ? checked.faults.map((fault) => ({ ...fault, path: `${path}.${fault.path}` })) : []),
  ];
  if (faults.length > 0 || 'faults' in checked || !title.success || !summary.success) return faults;
  const written = { title: title.data, summary: summary.data, body: checked.body };
  const isSame = current?.title === written.title && current.summary === written.summary;
  if (isSame && isDeepStrictEqual(current.body, written.body)) return false;
  await addVersion(deps, actor, key, { ...written, note: NOTE, isMachineMade });
  return true;
}

async function workOf(deps: Deps, key: PartKey): Promise<Work | null> {
  return findWork(deps, key).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') return null;
    throw error;
  });
}

async function faultsOf(work: () => Promise<void>): Promise<DataFault[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid_input') return error.fields;
    throw error;
  }
}

/** A column of an optional field that is empty removes the field. */
const withoutMissing = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
