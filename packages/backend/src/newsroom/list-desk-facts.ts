import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Fact, FACT_TOPICS } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON } from '../guide/find-facts.ts';
import { factsInDoubt, type FactProblem } from './fact-problems.ts';
import { deskFact, deskFactSchema } from './desk-fact.ts';

const PAGE_SIZE = 40;
/** What ends or has to be reviewed within these days is urgent. */
const URGENT_DAYS = 14;

export const listDeskFactsInput = z.object({
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
  search: textInput().trim().max(100).default('').meta({ description: 'A part of a name or id', example: 'salik' }),
  topic: z.optional(z.enum(FACT_TOPICS)).meta({ description: 'Only of this topic', example: 'tolls' }),
  view: z
    .enum(['all', 'urgent'])
    .default('all')
    .meta({ description: 'All, or those in doubt, ending or due soon', example: 'all' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});
export const deskFactsSchema = z.object({
  items: z.array(deskFactSchema),
  total: z.int(),
  urgent: z.int(),
  pageSize: z.int(),
});

/** STAFF-6: facts for their editors, those in doubt first, then those that end or are due for review. The search is over all four languages. */
export const listDeskFacts = query({
  name: 'list-desk-facts',
  input: listDeskFactsInput,
  permission: 'newsroom:read:any',
  run: async (deps, { locale, search, topic, view, page }): Promise<z.infer<typeof deskFactsSchema>> => {
    const today = dubaiDate(deps.now());
    const soon = addDays(today, URGENT_DAYS);
    const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const due = sql`least(coalesce(f.valid_until, f.review_by), f.review_by)`;
    const isTrue = sql`true`;
    type Row = { fact: Fact; problem: FactProblem | null; uses: number; total: number };
    const isUrgent = sql`(${due} <= ${soon} or p.problem is not null)`;
    const from = sql`facts f left join (${factsInDoubt(today)}) p on p.item_id = f.id`;
    const { rows } = await deps.db.execute<Row>(sql`
      select ${FACT_JSON} as fact, p.problem, count(*) over ()::int as total,
        (select count(*)::int from content_facts c where c.fact_id = f.id) as uses
      from ${from}
      where ${view === 'urgent' ? isUrgent : isTrue}
        and ${topic === undefined ? isTrue : sql`f.topic = ${topic}`}
        and ${search === '' ? isTrue : sql`(f.id ilike ${part} or exists (select from fact_texts x where x.fact_id = f.id and x.label ilike ${part}))`}
      order by p.problem is null, ${due}, f.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    const terms = await findFactTerms(deps, locale);
    const { rows: counted } = await deps.db.execute<{ urgent: number }>(
      sql`select count(*)::int as urgent from ${from} where ${isUrgent}`,
    );
    return {
      items: rows.map(({ fact, uses, problem }) => deskFact(fact, { locale, terms, today, uses, problem })),
      total: rows[0]?.total ?? 0,
      urgent: counted[0]?.urgent ?? 0,
      pageSize: PAGE_SIZE,
    };
  },
});
