import { operatorNews } from '@dalil/database/tables/operator-news.ts';
import { newsRefusal, newsTextsSchema } from '@dalil/domain/notifications/operator-news.ts';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';

export const newsId = z.object({
  id: z.uuid().meta({ description: 'The id of the news', example: '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f' }),
});
/** The revision that the person has read: another person may have changed the text since. */
export const newsReadRevision = z.object({ revision: z.int().min(1).max(2_147_483_647) });
export const newsTextsInput = z.strictObject({ texts: newsTextsSchema });
export const newsChangeInput = z.strictObject({ ...newsReadRevision.shape, texts: newsTextsSchema });
export const newsRevisionSchema = z.object({ id: z.string(), revision: z.int() });
type NewsRevision = z.output<typeof newsRevisionSchema>;

const returning = { id: operatorNews.id, revision: operatorNews.revision };

/** Writes news of the operator in all languages. Nothing is sent before a second person confirms it. */
export const writeNews = command<typeof newsTextsInput, NewsRevision>({
  name: 'write-news',
  input: newsTextsInput,
  permission: 'news:write:any',
  audit: { event: 'operator-news.written', metadata: (_, { id, revision }) => ({ id, revision }) },
  run: async ({ db, now }, { texts }, actor) => {
    const at = now();
    const writtenBy = signedIn(actor).userId;
    const [row] = await db
      .insert(operatorNews)
      .values({ revision: 1, texts, writtenBy, createdAt: at, updatedAt: at })
      .returning(returning);
    if (!row) throw new Error('News were not stored');
    return row;
  },
});

const changeInput = z.object({ ...newsId.shape, ...newsChangeInput.shape });

/** Changes news that are not sent yet. Fails with `not_found`, and with `conflict` if they were changed since they were read. */
export const changeNews = command<typeof changeInput, NewsRevision>({
  name: 'change-news',
  input: changeInput,
  permission: 'news:write:any',
  audit: { event: 'operator-news.written', metadata: (_, { id, revision }) => ({ id, revision }) },
  run: async (deps, { id, revision, texts }, actor) => {
    const news = await findUnsent(deps, id);
    if (news.revision !== revision) throw new Failure('conflict');
    const set = { texts, revision: revision + 1, writtenBy: signedIn(actor).userId, updatedAt: deps.now() };
    const [row] = await deps.db.update(operatorNews).set(set).where(eq(operatorNews.id, id)).returning(returning);
    if (!row) throw new Failure('not_found');
    return row;
  },
});

const confirmInput = z.object({ ...newsId.shape, ...newsReadRevision.shape });

/**
 * A second person confirms, and the news are sent. Fails with `not_found` if they were sent before, with `conflict` if they were
 * changed since they were read, and with `workflow_refused` for one's own text.
 */
export const confirmNewsSending = command<typeof confirmInput, NewsRevision>({
  name: 'confirm-news-sending',
  input: confirmInput,
  permission: 'news:send:any',
  audit: { event: 'operator-news.confirmed', metadata: (_, { id, revision }) => ({ id, revision }) },
  run: async (deps, { id, revision }, actor) => {
    const { db, now, jobs } = deps;
    const { userId } = signedIn(actor);
    const news = await findUnsent(deps, id);
    const refusal = newsRefusal(news, userId, revision);
    if (refusal === 'changed') throw new Failure('conflict');
    if (refusal === 'own') throw new Failure('workflow_refused', { fields: [{ path: 'action', code: 'own_text' }] });
    await db.update(operatorNews).set({ confirmedBy: userId, confirmedAt: now() }).where(eq(operatorNews.id, id));
    await jobs.enqueue(db, 'send-news', {});
    return { id, revision };
  },
});

/** Deletes news that were not sent. Fails with `not_found` if they were. */
export const dropNews = command<typeof newsId, { id: string }>({
  name: 'drop-news',
  input: newsId,
  permission: 'news:write:any',
  audit: { event: 'operator-news.dropped', metadata: ({ id }) => ({ id }) },
  run: async (deps, { id }) => {
    await findUnsent(deps, id);
    await deps.db.delete(operatorNews).where(eq(operatorNews.id, id));
    return { id };
  },
});

async function findUnsent({ db }: Deps, id: string) {
  const isUnsent = and(eq(operatorNews.id, id), isNull(operatorNews.confirmedAt));
  const [news] = await db.select().from(operatorNews).where(isUnsent).for('update');
  if (!news) throw new Failure('not_found');
  return news;
}
