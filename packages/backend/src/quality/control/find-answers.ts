import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { ANSWER_DAYS } from '@dalil/domain/quality/rules/check-answers.ts';
import type { CheckedAnswers } from '@dalil/domain/quality/rules/rule.ts';
import { type SQL, sql } from 'drizzle-orm';
import { findUnanswered } from '../../assistant/find-unanswered.ts';
import type { Deps } from '../../core/deps.ts';

/**
 * The ratings `a` of answers that were not useful, with what each cites as `kind` and `id`. An answer that is older than the last
 * change of what it cites is left out: it may have been corrected since. An answer that cites nothing counts for the page of Ayyan.
 */
export function notUseful(since: string): SQL {
  return sql`
    select a.*, c.kind, c.id from answer_feedback a cross join lateral (
      select split_part(x, '/', 1) as kind, substr(x, strpos(x, '/') + 1) as id from unnest(a.cited) x
      union all select 'page', '/ai-mayor' where cardinality(a.cited) = 0) c
    left join content_items i on i.kind = c.kind and i.id = c.id
    left join facts f on c.kind = 'fact' and f.id = c.id
    where a.rating = 'not_useful' and a.created_at >= ${since}
      and (i.id is not null or f.id is not null or c.kind = 'page')
      and a.created_at > coalesce(i.updated_at, f.updated_at, '-infinity')`;
}

/** The first moment of the days that are looked at. */
export const answersSince = (now: Date): string => addDays(dubaiDate(now), -ANSWER_DAYS);

/** What users say about the answers of the assistant, counted for each page and fact. */
export async function findAnswers(deps: Deps): Promise<CheckedAnswers> {
  const { rows } = await deps.db.execute<CheckedAnswers['wrong'][number]>(sql`
    select kind, id, count(*)::int as count, array_agg(distinct locale order by locale) as locales
    from (${notUseful(answersSince(deps.now()))}) x group by kind, id order by kind, id`);
  const { topics } = await findUnanswered(deps, BASE_LOCALE, dubaiDate(deps.now()));
  return {
    wrong: rows,
    missing: topics.map(({ title, href, questions }) => ({ topic: title, path: href, count: questions })),
  };
}
