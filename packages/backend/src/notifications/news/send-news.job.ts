import { operatorNews } from '@dalil/database/tables/operator-news.ts';
import { BASE_LOCALE, isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import type { NewsTexts } from '@dalil/domain/notifications/operator-news.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { keyInUse } from '../../core/keys.ts';
import { unsubscribeAddress } from '../unsubscribe.routes.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { isNewsReader } from './news-readers.ts';

/** Mails that one transaction queues. */
const BATCH = 200;
/** Older news were held up too long to be news. */
const VALID_MINUTES = 3 * 24 * 60;

type Reader = { userId: string; email: string; fullName: string; language: string | null };

/**
 * Queues the operator's news to everyone who has asked for them and confirmed it. A reader is recorded in the transaction that queues the mail,
 * and the key of the record makes it one mail for each in any number of processes. Without a public address there is no way to leave
 * them, so none is sent.
 */
export const sendNews: JobHandler<'send-news'> = async (deps) => {
  const { db, publicUrl, log } = deps;
  if (publicUrl === undefined) return;
  const isOpen = and(isNotNull(operatorNews.confirmedAt), isNull(operatorNews.finishedAt));
  for (const { id, texts } of await db.select().from(operatorNews).where(isOpen).orderBy(operatorNews.confirmedAt)) {
    let queued = 0;
    for (;;) {
      const batch = await queueBatch(deps, publicUrl, id, texts as NewsTexts);
      queued += batch;
      if (batch < BATCH) break;
    }
    await db
      .update(operatorNews)
      .set({ finishedAt: deps.now() })
      .where(and(eq(operatorNews.id, id), isNull(operatorNews.finishedAt)));
    log('info', 'news_queued', { mails: queued });
  }
};

async function queueBatch(deps: Deps, publicUrl: string, newsId: string, texts: NewsTexts): Promise<number> {
  const at = deps.now();
  return deps.db.transaction(async (db) => {
    // One process at a time queues: the next one sees who was recorded.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`news ${newsId}`}, 0))`);
    const { rows } = await db.execute<Reader>(sql`
      with readers as (
        insert into operator_news_recipients (news_id, user_id, queued_at)
        select ${newsId}::uuid, p.id, ${at.toISOString()}::timestamptz from profiles p
        where ${isNewsReader} and not exists (
          select from operator_news_recipients d where d.news_id = ${newsId}::uuid and d.user_id = p.id)
        order by p.id limit ${BATCH}
        on conflict do nothing returning user_id)
      select p.id as "userId", p.email, p.full_name as "fullName", coalesce(r.data->>'language', p.language) as language
      from readers join profiles p on p.id = readers.user_id
      left join user_preferences r on r.user_id = p.id and r.category = 'region'`);
    for (const { userId, email, fullName, language } of rows) {
      const locale: Locale = language !== null && isLocale(language) ? language : BASE_LOCALE;
      const token = unsubscribeToken(keyInUse(deps.accounts.keys, at).value, userId, 'news');
      const unsubscribe = unsubscribeAddress(publicUrl, token, locale, 'news');
      const data = { fullName, ...texts[locale], unsubscribe, validMinutes: VALID_MINUTES };
      await deps.queueEmail(db, { to: email, locale, template: 'operator-news', data });
    }
    return rows.length;
  });
}
