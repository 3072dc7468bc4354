import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { DATA_PART, isArranged, isEditedKind, type ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { withdrawnSchema } from '@dalil/domain/guide/tombstone.ts';
import {
  type Acting,
  actionsFor,
  approversNeeded,
  type Moment,
  TEXT_STATES,
  type TextAction,
  type TextState,
} from '@dalil/domain/newsroom/workflow.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { adoptItem } from './adopt-item.ts';
import { dataChanges, dataChangeSchema } from './data-changes.ts';
import { findLiveData, findSlotFacts, type SlotFact } from './find-item-data.ts';
import { findWork, type Work } from './find-work.ts';
import { detailsOf, findHistory, NOT_WRITTEN } from './get-text.ts';
import { findMade } from './settle-method.ts';
import { NAMED_TERMS } from './require-data.ts';
import { type ItemKey, itemKeyFields } from './text-key.ts';
import { textViewSchema } from './text-view.ts';

export const getDataInput = z.object({ ...itemKeyFields, locale: z.enum(LOCALES) });
const json = z.record(z.string(), z.unknown());

export const dataViewSchema = textViewSchema
  .pick({
    liveVersion: true,
    scheduledAt: true,
    state: true,
    version: true,
    details: true,
    approvals: true,
    approvalsNeeded: true,
    isOwn: true,
    actions: true,
    versions: true,
    entries: true,
    href: true,
  })
  .extend({
    kind: z.enum(NEWSROOM_KINDS),
    id: z.string(),
    locale: z.literal(DATA_PART),
    title: z.string(),
    /** Of every language; null where the item has no text in it yet. */
    languages: z.array(
      z.object({
        locale: z.enum(LOCALES),
        state: z.nullable(z.enum(TEXT_STATES)),
        title: z.nullable(z.string()),
        isLive: z.boolean(),
      }),
    ),
    /** Since when the item is no longer published, and why. Null: it was not taken from users. */
    withdrawn: z.nullable(withdrawnSchema),
    /** {data, head, facts}. Null: no data yet. */
    body: z.nullable(json),
    /** The facts the data refer to, as users see them. */
    facts: z.array(
      z.object({
        factId: z.string(),
        set: z.string(),
        type: z.string(),
        version: z.nullable(z.string()),
        label: z.nullable(z.string()),
        value: z.unknown(),
        sourceName: z.string(),
        sourceUrl: z.string(),
        asOf: z.string(),
        reviewBy: z.string(),
        confidence: z.string(),
      }),
    ),
    changes: z.array(dataChangeSchema),
    /** The terms a field may have, by field. */
    terms: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  });
export type DataView = z.infer<typeof dataViewSchema>;

/** STAFF-1: what is the same in all languages of an item, for its editor or reviewer. Fails with `not_found`. */
export const getData = query({
  name: 'get-data',
  input: getDataInput,
  permission: 'newsroom:read:any',
  run: async (deps, { locale, ...item }, actor): Promise<DataView> => {
    if (!isEditedKind(item.kind)) throw new Failure('not_found');
    const person = signedIn(actor);
    const key = { ...item, locale: DATA_PART } as const;
    await deps.db.transaction((transaction) => adoptItem({ ...deps, db: transaction }, item));
    const languages = await findTitles(deps, item);
    const work = await findWork(deps, key).catch(orNothing);
    const first =
      work ?? (await findWork(deps, { ...item, locale: languages.find(({ state }) => state)?.locale ?? locale }));
    const live = await findLiveData(deps, item);
    const body = (work?.body ?? emptyBody(item, first)) as ItemDataBody | null;
    const facts = await findSlotFacts(deps, item, body?.data ?? null);
    const now = deps.now();
    const moment = { today: dubaiDate(now), now };
    const title =
      languages.find((one) => one.locale === locale)?.title ?? languages.find((one) => one.title)?.title ?? item.id;
    return {
      ...key,
      title,
      href: itemHref({ ...item, category: first.category }),
      languages,
      state: work?.state ?? 'draft',
      version: work?.version ?? 0,
      liveVersion: work?.liveVersion ?? null,
      scheduledAt: work?.scheduledAt ?? null,
      body: body as DataView['body'],
      facts: facts.flatMap((slot) => factView(slot, locale)),
      changes: work && work.version !== work.liveVersion ? dataChanges(live, work.body as ItemDataBody, facts) : [],
      terms: await findTerms(deps, item, locale),
      details: detailsOf(first, locale, await findMade(deps, item)),
      approvals: (work?.approvals ?? []).map(({ name, at }) => ({ name, at })),
      approvalsNeeded: approversNeeded(first.rules),
      isOwn: work?.rules.authorIds.includes(person.userId) ?? false,
      withdrawn: await findWithdrawal(deps, item),
      actions: work
        ? [
            ...actionsFor(work.rules, person, moment).filter((action) => !isOfItem(action)),
            ...(await actionsOfItem(deps, languages, { item, person, moment })),
          ]
        : actionsFor({ ...NOT_WRITTEN, isArranged: isArranged(item.kind, DATA_PART) }, person, moment).filter(
            (action) => action === 'save',
          ),
      ...(await findHistory(deps, key)),
    };
  },
});

const orNothing = (error: unknown) => {
  if (error instanceof Failure && error.code === 'not_found') return null;
  throw error;
};

/** Of an item without data: its lists, and the data of a kind that needs no choice. */
function emptyBody({ kind }: ItemKey, { category, sections, tags, neighbourhoods, audience, isNews }: Work): unknown {
  const data = kind === 'article' ? { isEvergreen: !isNews, placeIds: [] } : undefined;
  return data === undefined ? null : { data, head: { category, sections, tags, neighbourhoods, audience }, facts: {} };
}

function factView({ fact, version, factId, set, type }: SlotFact, locale: Locale): DataView['facts'] {
  if (!fact) return [];
  const { sourceUrl, asOf, reviewBy, confidence, value } = fact;
  const text = fact.texts[locale] ?? fact.texts.en;
  const source = { sourceName: text?.sourceName ?? sourceUrl, sourceUrl };
  return [{ factId, set, type, version, label: text?.label ?? null, value, ...source, asOf, reviewBy, confidence }];
}

const isOfItem = (action: TextAction) => action === 'unpublish' || action === 'archive';

type Asking = { item: ItemKey; person: Acting; moment: Moment };

/** Whether the item can leave its users: every text they see can, or without one, any other. */
async function actionsOfItem(deps: Deps, languages: DataView['languages'], asking: Asking): Promise<TextAction[]> {
  const { item, person, moment } = asking;
  const written = languages.filter(({ state }) => state !== null);
  const works = await Promise.all(written.map(({ locale }) => findWork(deps, { ...item, locale })));
  const possible = works.map(({ rules }) => ({ isLive: rules.isLive, actions: actionsFor(rules, person, moment) }));
  return (['unpublish', 'archive'] as const).filter(
    (action) =>
      possible.some(({ actions }) => actions.includes(action)) &&
      possible.every(({ isLive, actions }) => !isLive || actions.includes(action)),
  );
}

async function findWithdrawal({ db }: Deps, { kind, id }: ItemKey): Promise<DataView['withdrawn']> {
  const { rows } = await db.execute<{ withdrawn: DataView['withdrawn'] }>(
    sql`select withdrawn from content_items where kind = ${kind} and id = ${id}`,
  );
  return rows[0]?.withdrawn ?? null;
}

async function findTitles({ db }: Deps, { kind, id }: ItemKey): Promise<DataView['languages']> {
  const { rows } = await db.execute<{ locale: Locale; state: TextState; title: string; isLive: boolean }>(sql`
    select t.locale, t.state, v.title, t.live_version is not null as "isLive" from newsroom_texts t
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = t.version
    where t.kind = ${kind} and t.item_id = ${id} and t.locale <> 'data'`);
  return LOCALES.map((locale) => {
    const row = rows.find((one) => one.locale === locale);
    return { locale, state: row?.state ?? null, title: row?.title ?? null, isLive: row?.isLive ?? false };
  });
}

async function findTerms({ db }: Deps, { kind }: ItemKey, locale: Locale): Promise<DataView['terms']> {
  const groups = { ...NAMED_TERMS[kind], tags: 'tag' };
  const { rows } = await db.execute<{ group: string; value: string; label: string }>(sql`
    select distinct on (term_group, id) term_group as "group", id as value, label from terms
    where term_group = any(${sql.param(Object.values(groups))}::text[]) and locale in (${locale}, 'en')
    order by term_group, id, locale = ${locale} desc`);
  return Object.fromEntries(
    Object.entries(groups).map(([field, group]) => [
      field,
      rows.filter((row) => row.group === group).map(({ value, label }) => ({ value, label })),
    ]),
  );
}
