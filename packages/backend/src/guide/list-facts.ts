import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { FACT_TOPICS, type Fact } from '@dalil/domain/guide/fact.ts';
import { FACT_STATUSES } from '@dalil/domain/guide/fact-status.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../core/cursor.ts';
import { pageRequest } from '../core/page-of-list.ts';
import { query } from '../core/query.ts';
import { findFactTerms } from './find-fact-terms.ts';
import { FACT_JSON, IS_OF_GUIDE } from './find-facts.ts';
import { type PublicFact, publicFact } from './public-fact.ts';

export const listFactsInput = z.object({
  locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
  topic: z.optional(z.enum(FACT_TOPICS)).meta({ description: 'Only facts about this', example: 'transport' }),
  status: z.optional(z.enum(FACT_STATUSES)).meta({
    description: 'Only facts that stand so today: `due` is past its review, `hidden` and `expired` have no value',
    example: 'current',
  }),
  ...pageRequest,
});

/** The facts, by id. Fails with `invalid_input` for a cursor of another list. */
export const listFacts = query({
  name: 'list-facts',
  input: listFactsInput,
  permission: 'guide:read:any',
  run: async (
    deps,
    { locale, topic, status, cursor, limit },
  ): Promise<{ items: PublicFact[]; nextCursor: string | null }> => {
    const scope = `facts ${topic ?? ''} ${status ?? ''}`;
    const [after = ''] = cursor === undefined ? [] : readCursor(deps.limitSecret, scope, cursor);
    const today = dubaiDate(deps.now());
    const [{ rows }, terms] = await Promise.all([
      deps.db.execute<{ fact: Fact }>(sql`
        select ${FACT_JSON} as fact from facts f
        where f.id collate "C" > ${after} and ${IS_OF_GUIDE}
          and ${topic === undefined ? sql`true` : sql`f.topic = ${topic}`}
          and ${status === undefined ? sql`true` : sql`${statusOn(today)} = ${status}`}
        order by f.id collate "C" limit ${limit + 1}`),
      findFactTerms(deps, locale),
    ]);
    const items = rows.slice(0, limit).map(({ fact }) => publicFact(fact, locale, { terms, today }));
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? writeCursor(deps.limitSecret, scope, [last.id]) : null };
  },
});

/** `factStatus` of domain, in SQL. */
function statusOn(today: string) {
  return sql`case
    when not f.is_shown or f.valid_from > ${today}::date then 'hidden'
    when f.valid_until < ${today}::date then 'expired'
    when f.review_by < ${today}::date then 'due' else 'current' end`;
}
