import { profiles } from '@dalil/database/tables/accounts.ts';
import { operatorNews } from '@dalil/database/tables/operator-news.ts';
import { type NewsTexts, newsTextsSchema } from '@dalil/domain/notifications/operator-news.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { query } from '../../core/query.ts';
import { isNewsReader } from './news-readers.ts';

const MAX_LISTED = 100;
export const NEWS_STATES = ['waiting', 'sending', 'sent'] as const;

export const staffNewsSchema = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(NEWS_STATES),
  texts: newsTextsSchema,
  /** Names. Null: no one yet, or the account is erased. */
  writtenBy: z.nullable(z.string()),
  isOwn: z.boolean(),
  confirmedBy: z.nullable(z.string()),
  updatedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  /** To how many readers it was queued. */
  recipients: z.int(),
});
export const staffNewsListSchema = z.object({
  /** How many readers news sent now would have. */
  readers: z.int(),
  items: z.array(staffNewsSchema),
});

/** The operator's news as staff see them, the newest first, with the number of readers. */
export const listNews = query({
  name: 'list-news',
  input: z.object({}),
  permission: 'news:write:any',
  run: async ({ db }, _input, actor): Promise<z.output<typeof staffNewsListSchema>> => {
    const { userId } = signedIn(actor);
    const confirmers = alias(profiles, 'confirmers');
    const { rows: counted } = await db.execute<{ readers: number }>(sql`
      select count(*)::int as readers from profiles p where ${isNewsReader}`);
    const rows = await db
      .select({
        row: operatorNews,
        writtenBy: profiles.fullName,
        confirmedBy: confirmers.fullName,
        recipients: sql<number>`(select count(*)::int from operator_news_recipients r where r.news_id = ${operatorNews.id})`,
      })
      .from(operatorNews)
      .leftJoin(profiles, eq(profiles.id, operatorNews.writtenBy))
      .leftJoin(confirmers, eq(confirmers.id, operatorNews.confirmedBy))
      .orderBy(desc(operatorNews.createdAt), operatorNews.id)
      .limit(MAX_LISTED);
    return {
      readers: counted[0]?.readers ?? 0,
      items: rows.map(({ row, ...others }) => ({
        id: row.id,
        revision: row.revision,
        state: stateOf(row),
        texts: row.texts as NewsTexts,
        isOwn: row.writtenBy === userId,
        updatedAt: row.updatedAt.toISOString(),
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
        ...others,
      })),
    };
  },
});

function stateOf({ confirmedAt, finishedAt }: typeof operatorNews.$inferSelect): (typeof NEWS_STATES)[number] {
  if (confirmedAt === null) return 'waiting';
  return finishedAt === null ? 'sending' : 'sent';
}
