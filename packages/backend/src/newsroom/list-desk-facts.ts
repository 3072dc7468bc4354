import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { FACT_VIEWS } from '@dalil/domain/newsroom/fact-views.ts';
import { type Fact, FACT_TOPICS } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import { rankFacts, type SearchedFact } from '@dalil/domain/newsroom/rank-facts.ts';
import type { Deps } from '../core/deps.ts';
import { DESK_COLUMNS, type DeskColumns, deskFact, deskFactSchema } from './desk-fact.ts';
import { FACT_DUE, factsWithOwners, isUrgentFact } from './urgent-facts.ts';

const PAGE_SIZE = 40;

export const listDeskFactsInput = z.object({
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
  search: textInput()
    .trim()
    .max(100)
    .default('')
    .meta({ description: 'Words of the id, name or sentence, in any order and language', example: 'salik' }),
  topic: z.optional(z.enum(FACT_TOPICS)).meta({ description: 'Only of this topic', example: 'tolls' }),
  view: z.enum(FACT_VIEWS).default('all').meta({
    description:
      'All, those in doubt, ending or due soon, those with a change that waits for a second person, those of the user, those without an owner, or those whose words wait for translation',
    example: 'all',
  }),
  waiting: z
    .optional(z.enum(LOCALES))
    .meta({ description: 'Only those whose words wait in this language', example: 'ar' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});
export const deskFactsSchema = z.object({
  items: z.array(deskFactSchema),
  total: z.int(),
  urgent: z.int(),
  mine: z.int(),
  unowned: z.int(),
  /** How many have a change that waits for a second person. */
  proposals: z.int(),
  /** How many facts have words that wait for translation, in any language and in each. */
  words: z.int(),
  waiting: z.partialRecord(z.enum(LOCALES), z.int()),
  pageSize: z.int(),
});

/**
 * STAFF-6: facts for their editors, those in doubt first, then those that end or are due for review. Of the urgent ones, those of
 * the user come first; of those whose words or changes wait, those that wait longest. A search has the best matches first.
 */
export const listDeskFacts = query({
  name: 'list-desk-facts',
  input: listDeskFactsInput,
  permission: 'newsroom:read:any',
  run: async (
    deps,
    { locale, search, topic, view, waiting, page },
    actor,
  ): Promise<z.infer<typeof deskFactsSchema>> => {
    const { userId } = signedIn(actor);
    const today = dubaiDate(deps.now());
    const found = search === '' ? null : rankFacts(search, await readSearched(deps));
    const foundIds = sql`${sql.param(found ?? [])}::text[]`;
    const isTrue = sql`true`;
    type Row = { fact: Fact; uses: number; total: number } & DeskColumns;
    const isUrgent = isUrgentFact(today);
    const isMine = sql`coalesce(o.owner_id = ${userId}, false)`;
    const since = sql`(select min(x.since) from fact_words_waiting x where x.fact_id = f.id${
      waiting === undefined ? sql`` : sql` and x.locale = ${waiting}`
    })`;
    const from = factsWithOwners(today);
    const isOfView = {
      all: isTrue,
      urgent: isUrgent,
      mine: isMine,
      unowned: sql`o.owner_id is null`,
      words: sql`${since} is not null`,
      proposals: sql`exists (select from fact_proposals x where x.fact_id = f.id and x.state = 'waiting')`,
    }[view];
    const oldest = sql`(select x.proposed_at from fact_proposals x where x.fact_id = f.id and x.state = 'waiting'),`;
    const first = {
      all: sql``,
      mine: sql``,
      unowned: sql``,
      proposals: oldest,
      urgent: sql`${isMine} desc,`,
      words: sql`${since},`,
    }[view];
    const { rows } = await deps.db.execute<Row>(sql`
      select ${FACT_JSON} as fact, ${DESK_COLUMNS}, count(*) over ()::int as total,
        (select count(*)::int from content_facts c where c.fact_id = f.id) as uses
      from ${from}
      where ${isOfView}
        and ${topic === undefined ? isTrue : sql`f.topic = ${topic}`}
        and ${found === null ? isTrue : sql`f.id = any(${foundIds})`}
      order by ${found === null ? sql`` : sql`array_position(${foundIds}, f.id),`} ${first} p.problem is null, ${FACT_DUE}, f.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    const terms = await findFactTerms(deps, locale);
    type Counts = Pick<
      z.infer<typeof deskFactsSchema>,
      'urgent' | 'mine' | 'unowned' | 'proposals' | 'words' | 'waiting'
    >;
    const { rows: counted } = await deps.db.execute<Counts>(sql`
      select count(*) filter (where ${isUrgent})::int as urgent, count(*) filter (where ${isMine})::int as mine,
        count(*) filter (where o.owner_id is null)::int as unowned,
        (select count(*)::int from fact_proposals x where x.state = 'waiting') as proposals,
        (select count(distinct x.fact_id)::int from fact_words_waiting x) as words,
        (select coalesce(jsonb_object_agg(x.locale, x.facts), '{}') from (
          select w.locale, count(*)::int as facts from fact_words_waiting w group by w.locale) x) as waiting
      from ${from}`);
    return {
      items: rows.map(({ fact, total: _total, ...row }) => deskFact(fact, { locale, terms, today, ...row })),
      total: rows[0]?.total ?? 0,
      ...(counted[0] ?? { urgent: 0, mine: 0, unowned: 0, proposals: 0, words: 0, waiting: {} }),
      pageSize: PAGE_SIZE,
    };
  },
});

/** The words of all facts. There are some thousands, and matching them here folds the letters of every script alike. */
async function readSearched({ db }: Pick<Deps, 'db'>): Promise<SearchedFact[]> {
  const { rows } = await db.execute<SearchedFact>(sql`
    select f.id, f.topic, coalesce(x.labels, '{}') as labels, coalesce(x.sentences, '{}') as sentences,
      coalesce(c.uses, 0) as uses
    from facts f
    left join (select fact_id, array_agg(label) as labels, array_agg(value) filter (where value is not null) as sentences
      from fact_texts group by fact_id) x on x.fact_id = f.id
    left join (select fact_id, count(*)::int as uses from content_facts group by fact_id) c on c.fact_id = f.id`);
  return rows;
}
