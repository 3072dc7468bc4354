import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { type SQL, sql } from 'drizzle-orm';
import { factsInDoubt } from './fact-problems.ts';

/** What ends or has to be reviewed within these days is urgent. */
const URGENT_DAYS = 14;

/** The day on which a fact `f` ends or is due for review, whichever comes first. */
export const FACT_DUE = sql.raw('least(coalesce(f.valid_until, f.review_by), f.review_by)');

/** The facts `f` with their doubts `p` and their owners `o`. */
export const factsWithOwners = (today: string): SQL => sql`
  facts f left join (${factsInDoubt(today)}) p on p.item_id = f.id left join fact_owners o on o.fact_id = f.id`;

/** Whether a fact of these is in doubt, ends or is due for review soon. */
export const isUrgentFact = (today: string): SQL =>
  sql`(${FACT_DUE} <= ${addDays(today, URGENT_DAYS)} or p.problem is not null)`;
