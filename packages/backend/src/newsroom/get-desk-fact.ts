import { CONTENT_KINDS, type ContentKind } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { scheduleRowSchema } from '@dalil/domain/guide/schedule.ts';
import { writeValue } from '@dalil/domain/guide/fact-value.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { BASE_LOCALE, LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { FACT_CHANGE_REASONS } from '@dalil/domain/newsroom/text-fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import { DESK_COLUMNS, type DeskColumns, deskFact, deskFactSchema } from './desk-fact.ts';
import { factsWithOwners } from './urgent-facts.ts';

export const factKeyFields = {
  id: textInput()
    .regex(/^[a-z0-9.-]{1,120}$/)
    .meta({ description: 'The id of a fact', example: 'salik.peak.price' }),
};
const input = z.object({ ...factKeyFields, locale: z.enum(LOCALES) });

const useSchema = z.object({ kind: z.enum(CONTENT_KINDS), id: z.string(), title: z.string(), href: z.string() });

export const deskFactDetailsSchema = z.object({
  fact: deskFactSchema,
  /** The value as it is stored. Null for a text, whose words are in `values`; of hours, the rows of the week. */
  value: z.union([z.number(), z.string(), z.array(scheduleRowSchema), z.null()]),
  isShown: z.boolean(),
  /** Of a text: its words in each language. */
  values: z.partialRecord(z.enum(LOCALES), z.string()),
  /** The name of the source in each language. */
  sourceNames: z.partialRecord(z.enum(LOCALES), z.string()),
  /** Stands for everything stored of it. A change names the one it was made to. */
  version: z.string(),
  usedBy: z.array(useSchema),
  /** The addresses of further pages that show it or calculate with it. */
  pages: z.array(z.string()),
  history: z.array(
    z.object({
      text: z.nullable(z.string()),
      source: z.string(),
      asOf: z.string(),
      reason: z.enum(FACT_CHANGE_REASONS),
      by: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});
export type DeskFactDetails = z.infer<typeof deskFactDetailsSchema>;

/** STAFF-6: a fact with everything that changes if it changes, and the values it had. Fails with `not_found`. */
export const getDeskFact = query({
  name: 'get-desk-fact',
  input,
  permission: 'newsroom:read:any',
  run: async (deps, { id, locale }): Promise<DeskFactDetails> => {
    const today = dubaiDate(deps.now());
    const { rows } = await deps.db.execute<{ fact: Fact; version: string } & DeskColumns>(sql`
      select ${FACT_JSON} as fact, md5(f::text) as version, ${DESK_COLUMNS}
      from ${factsWithOwners(today)} where f.id = ${id}`);
    const [row] = rows;
    if (!row) throw new Failure('not_found');
    const { fact, version, ...newsroom } = row;
    const terms = await findFactTerms(deps, locale);
    const [usedBy, history, pages] = await Promise.all([
      findUses(deps, id, locale),
      findChanges(deps, id),
      findPages(deps, id),
    ]);
    return {
      fact: deskFact(fact, { locale, terms, today, uses: usedBy.length, ...newsroom }),
      value: fact.value,
      isShown: fact.isShown,
      values: Object.fromEntries(
        LOCALES.flatMap((one) => (fact.texts[one]?.value ? [[one, fact.texts[one].value]] : [])),
      ),
      sourceNames: Object.fromEntries(
        LOCALES.flatMap((one) => (fact.texts[one] ? [[one, fact.texts[one].sourceName]] : [])),
      ),
      version,
      usedBy,
      pages,
      history: history.map(({ before, ...change }) => ({
        ...change,
        text: writeValue(before, locale, terms[locale]) ?? writeValue(before, BASE_LOCALE, terms[BASE_LOCALE]) ?? null,
        source: before.sourceUrl,
        asOf: before.asOf,
      })),
    };
  },
});

async function findUses({ db }: Deps, factId: string, locale: string): Promise<DeskFactDetails['usedBy']> {
  const { rows } = await db.execute<{ kind: ContentKind; id: string; category: string | null; title: string }>(sql`
    select i.kind, i.id, i.category, t.title from content_facts c
    join content_items i on i.kind = c.kind and i.id = c.item_id and i.state = 'published'
    join lateral (select x.title from content_texts x where x.kind = i.kind and x.item_id = i.id and x.state = 'published'
      order by x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc limit 1) t on true
    where c.fact_id = ${factId}
    order by array_position(array['article', 'service', 'place', 'event', 'question'], i.kind), c.position, i.id`);
  return rows.map((row) => ({ kind: row.kind, id: row.id, title: row.title, href: itemHref(row) }));
}

/** The answers of the API with another address than their page. */
const PAGE_OF_ANSWER: readonly (readonly [RegExp, string])[] = [
  [/^\/home$/, '/'],
  [/^\/days\/.*$/, '/today'],
  [/^\/occasions\/(.*)$/, '/$1'],
  [/^\/questions(\/.*)?$/, '/faq$1'],
  [/^\/stories$/, '/dubaireels'],
];

/** The guide on devices knows what each answer depends on, also of pages and calculators that no text refers to. */
async function findPages({ db }: Deps, factId: string): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from offline.entries where pack = ${BASE_LOCALE} and not is_removed and tags @> array[${`id:${factId}`}]
      and entry_group in ('emergency', 'page') order by path limit 100`);
  const addresses = rows.map(({ path }) =>
    PAGE_OF_ANSWER.reduce((address, [pattern, page]) => address.replace(pattern, page), path),
  );
  return [...new Set(addresses)];
}

type Change = Omit<DeskFactDetails['history'][number], 'text' | 'source' | 'asOf'> & { before: Fact };

async function findChanges({ db }: Deps, factId: string): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`
    select v.before, v.reason, p.full_name as by,
      to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from fact_versions v left join profiles p on p.id = v.changed_by where v.fact_id = ${factId} order by v.id desc limit 50`);
  return rows;
}
