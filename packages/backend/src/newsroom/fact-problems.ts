import { REPORT_RULE } from '@dalil/domain/quality/rules/rule-ids.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isWaived } from '../quality/control/waived.ts';

/** Why a fact is in doubt, whatever its dates: another fact says otherwise, or a user reported it. */
export const FACT_PROBLEMS = ['contradiction', 'reported'] as const;
export type FactProblem = (typeof FACT_PROBLEMS)[number];

/** The facts with open findings of doubt, as `item_id` and `problem`. Waived ones do not count. */
export const factsInDoubt = (today: string): SQL => sql`
  select q.item_id, case when bool_or(q.rule = 'fact-contradiction') then 'contradiction' else 'reported' end as problem
  from quality_findings q where q.kind = 'fact' and q.rule in ('fact-contradiction', ${REPORT_RULE})
    and q.resolved_at is null and not ${isWaived(today, 'q')} group by q.item_id`;
