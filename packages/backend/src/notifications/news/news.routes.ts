import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import * as z from 'zod';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { asPrivate, staffChange, staffRead } from '../../newsroom/staff-factory.routes.ts';
import { listNews, staffNewsListSchema } from './list-news.ts';
import {
  changeNews,
  confirmNewsSending,
  dropNews,
  newsChangeInput,
  newsId,
  newsReadRevision,
  newsRevisionSchema,
  newsTextsInput,
  writeNews,
} from './write-news.ts';

const none = z.object({});
const REVISION = { id: '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f', revision: 1 };
const TEXT = { subject: 'The guide has bus lines', text: 'Every stop now says which lines leave there.' };
const TEXTS = inEveryLanguage(() => TEXT);

const list = staffRead({
  path: '/newsroom/news',
  summary: 'The operator’s news as staff see them, and how many readers have asked for them',
  params: none,
  query: none,
  output: staffNewsListSchema,
  answer: { readers: 0, items: [] },
});

const write = staffChange({
  path: '/newsroom/news',
  summary: 'Writes news of the operator, whose sending a second person has to confirm',
  params: none,
  input: newsTextsInput,
  example: { texts: TEXTS },
  output: newsRevisionSchema,
  answer: REVISION,
});

const change = staffChange({
  path: '/newsroom/news/{id}',
  summary: 'Changes news that are not sent yet',
  params: newsId,
  input: newsChangeInput,
  example: { revision: 1, texts: TEXTS },
  output: newsRevisionSchema,
  answer: { ...REVISION, revision: 2 },
});

const confirm = staffChange({
  path: '/newsroom/news/{id}/confirm',
  summary: 'Confirms news that another person has written, and sends them to everyone who has asked for them',
  params: newsId,
  input: z.strictObject(newsReadRevision.shape),
  example: { revision: 1 },
  output: newsRevisionSchema,
  answer: REVISION,
});

const drop = staffChange({
  path: '/newsroom/news/{id}/drop',
  summary: 'Deletes news that were not sent',
  params: newsId,
  input: z.strictObject({}),
  example: {},
  output: z.object({ id: z.string() }),
  answer: { id: REVISION.id },
});

/** PROF-3: the operator's news by mail. */
export function newsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listNews(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(write, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await writeNews(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(change, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await changeNews(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await confirmNewsSending(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(drop, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await dropNews(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    });
}
