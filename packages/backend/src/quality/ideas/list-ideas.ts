import { ideas } from '@dalil/database/tables/quality.ts';
import { IDEA_STATES, IDEA_TOPIC_IDS } from '@dalil/domain/quality/idea.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../core/cursor.ts';
import { pageOf, pageRequest } from '../../core/page-of-list.ts';
import { query } from '../../core/query.ts';
import { STAFF_IDEA_EXAMPLE, staffIdea, staffIdeaSchema } from './idea-views.ts';

const input = z.object({
  ...pageRequest,
  state: z
    .optional(z.enum(IDEA_STATES))
    .meta({ description: 'Only those that have come this far', example: 'received' }),
  topic: z.optional(z.enum(IDEA_TOPIC_IDS)).meta({ description: 'Only those about this', example: 'transport' }),
});

/** Ideas with their texts for staff, newest first, paginated. */
export const listIdeas = query({
  name: 'list-ideas',
  input,
  output: pageOf(staffIdeaSchema),
  permission: 'quality:triage:any',
  http: {
    route: 'GET /ideas',
    summary: 'Ideas with their texts, the newest first',
    answer: { items: [STAFF_IDEA_EXAMPLE], nextCursor: null },
  },
  run: async (deps, { cursor, limit, state, topic }) => {
    const scope = JSON.stringify(['ideas', state ?? '', topic ?? '']);
    const [at, reference] = cursor === undefined ? [] : readCursor(deps.limitSecret, scope, cursor);
    const rows = await deps.db
      .select()
      .from(ideas)
      .where(
        and(
          state && eq(ideas.state, state),
          topic && eq(ideas.topic, topic),
          at === undefined
            ? undefined
            : sql`(${ideas.createdAt}, ${ideas.reference}) < (${at}::timestamptz, ${reference})`,
        ),
      )
      .orderBy(desc(ideas.createdAt), desc(ideas.reference))
      .limit(limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(staffIdea),
      nextCursor:
        rows.length > limit && last
          ? writeCursor(deps.limitSecret, scope, [last.createdAt.toISOString(), last.reference])
          : null,
    };
  },
});
