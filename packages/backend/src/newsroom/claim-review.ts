import { REVIEWING_MINUTES } from '@dalil/domain/newsroom/review-time.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { adoptItem } from './adopt-item.ts';
import { textKeyFields } from './text-key.ts';

export const claimFields = {
  /** Whether to review although another person has the text open. */
  isTakingOver: z.boolean(),
};
const input = z.object({ ...textKeyFields, ...claimFields });

export const claimedSchema = z.object({
  isOwn: z.boolean(),
  /** Who reviews the text, and since when. */
  reviewer: z.nullable(z.string()),
  since: z.string(),
});
type Claimed = z.infer<typeof claimedSchema>;

/**
 * STAFF-3: notes that a person reviews a text, so that two do not do the same work, and answers who does. It ends by itself, and
 * with every decision. It is a hint for people: the rules of the workflow hold whoever has a text open.
 */
export const claimReview = command<typeof input, Claimed>({
  name: 'claim-review',
  input,
  permission: 'newsroom:publish:any',
  audit: { none: 'who has a text open is no decision' },
  run: async (deps, { kind, id, locale, isTakingOver }, actor) => {
    const { userId } = signedIn(actor);
    await adoptItem(deps, { kind, id });
    const now = deps.now();
    const expired = new Date(now.getTime() - REVIEWING_MINUTES * 60_000).toISOString();
    const isText = sql`kind = ${kind} and item_id = ${id} and locale = ${locale}`;
    await deps.db.execute(sql`
      update newsroom_texts set reviewer_id = ${userId}, reviewing_since = ${now.toISOString()}
      where ${isText} and (${isTakingOver} or reviewer_id is null or reviewer_id = ${userId} or reviewing_since < ${expired})`);
    const { rows } = await deps.db.execute<Claimed>(sql`
      select coalesce(t.reviewer_id = ${userId}, false) as "isOwn", p.full_name as reviewer,
        to_char(t.reviewing_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      from newsroom_texts t left join profiles p on p.id = t.reviewer_id where ${isText}`);
    const [found] = rows;
    if (!found) throw new Failure('not_found');
    return found;
  },
});
