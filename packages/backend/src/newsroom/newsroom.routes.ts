import { factViewSchema } from '@dalil/domain/guide/views.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { blockSchema } from '../guide/block-schema.ts';
import { claimedSchema, claimFields, claimReview } from './claim-review.ts';
import { changedSchema } from './apply-change.ts';
import { changeState, changeStateFields } from './change-state.ts';
import { changesSchema, compareInput, compareVersions } from './compare-versions.ts';
import { createArticle, createArticleInput } from './create-article.ts';
import { ARTICLES_EXAMPLE, QUEUE_EXAMPLE, TEXT_EXAMPLE, CALENDAR_EXAMPLE, WORK_EXAMPLE } from './examples.ts';
import { calendarSchema, getCalendar, getCalendarInput } from './get-calendar.ts';
import { getText } from './get-text.ts';
import { listNewsroomArticles, listNewsroomArticlesInput, newsroomArticlesSchema } from './list-newsroom-articles.ts';
import { listQueue, listQueueInput, queueSchema } from './list-queue.ts';
import { listWork, listWorkInput, workSchema } from './list-work.ts';
import { previewInput, previewText } from './preview-text.ts';
import { restoreFields, restoreVersion } from './restore-version.ts';
import { saveDetails, saveDetailsFields } from './save-details.ts';
import { savedSchema, saveText, saveTextFields } from './save-text.ts';
import { asPrivate, staffChange, staffRead } from './staff-factory.routes.ts';
import { itemKeyFields, partKeySchema, textKeyFields, textKeySchema } from './text-key.ts';
import { textViewSchema } from './text-view.ts';

const compared = z.object({ from: compareInput.shape.from, to: compareInput.shape.to });

const none = z.object({});

const articles = staffRead({
  path: '/newsroom/articles',
  summary: 'The articles with the state of each language',
  params: none,
  query: listNewsroomArticlesInput,
  output: newsroomArticlesSchema,
  answer: ARTICLES_EXAMPLE,
});

const create = staffChange({
  path: '/newsroom/articles',
  summary: 'Begins an article',
  params: none,
  input: createArticleInput,
  example: { id: 'night-swimming', locale: 'en', title: 'Swimming at night', category: 'attractions' },
  output: z.object(textKeyFields),
  answer: { kind: 'article', id: 'night-swimming', locale: 'en' },
  failures: ['conflict'],
});

const queue = staffRead({
  path: '/newsroom/queue',
  summary: 'What waits for a reviewer or a publisher',
  params: none,
  query: listQueueInput,
  output: queueSchema,
  answer: QUEUE_EXAMPLE,
});

const work = staffRead({
  path: '/newsroom/work',
  summary: 'What waits for oneself, by role',
  params: none,
  query: listWorkInput,
  output: workSchema,
  answer: WORK_EXAMPLE,
});

const calendar = staffRead({
  path: '/newsroom/calendar',
  summary: 'Seven days: what goes out, what hinders it, and what ends or is due for review',
  params: none,
  query: getCalendarInput,
  output: calendarSchema,
  answer: CALENDAR_EXAMPLE,
});

const text = staffRead({
  path: '/newsroom/texts/{kind}/{id}/{locale}',
  summary: 'A text with its history and what one may do with it',
  params: textKeySchema,
  query: none,
  output: textViewSchema,
  answer: TEXT_EXAMPLE,
});

const compare = staffRead({
  path: '/newsroom/texts/{kind}/{id}/{locale}/changes',
  summary: 'What changed between two versions, word by word',
  params: textKeySchema,
  query: compared,
  output: changesSchema,
  answer: {
    title: [{ kind: 'same', text: 'How Salik gates charge' }],
    summary: [],
    body: [{ kind: 'added', text: 'in the peaks' }],
    added: 1,
    removed: 0,
  },
});

const save = staffChange({
  path: '/newsroom/texts/{kind}/{id}/{locale}',
  summary: 'Saves a draft, or answers the newer version of another user',
  params: textKeySchema,
  input: z.object(saveTextFields),
  example: {
    baseVersion: 1,
    title: 'How Salik gates charge',
    summary: 'What a gate costs at which hour.',
    markdown: 'A crossing costs {{salik.peak.price}} in the peaks.',
    note: 'A shorter beginning',
  },
  output: savedSchema,
  answer: { kind: 'saved', version: 2, state: 'draft' },
  failures: ['workflow_refused'],
});

const restore = staffChange({
  path: '/newsroom/texts/{kind}/{id}/{locale}/restore',
  summary: 'Copies an older version of a text, or of the data of an item, into a new one',
  params: partKeySchema,
  input: z.object(restoreFields),
  example: { number: 1 },
  output: z.object({ version: z.int() }),
  answer: { version: 2 },
  failures: ['workflow_refused'],
});

const state = staffChange({
  path: '/newsroom/texts/{kind}/{id}/{locale}/state',
  summary: 'Submits, approves, sends back, schedules, publishes or withdraws a text, or the data of an item',
  params: partKeySchema,
  input: z.object(changeStateFields),
  example: { action: 'approve', version: 1, comment: '' },
  output: changedSchema,
  answer: { state: 'approved', approvals: 1, approvalsNeeded: 1 },
  failures: ['conflict', 'workflow_refused'],
});

const claim = staffChange({
  path: '/newsroom/texts/{kind}/{id}/{locale}/reviewer',
  summary: 'Notes that one reviews a text, and answers who does',
  params: textKeySchema,
  input: z.object(claimFields),
  example: { isTakingOver: false },
  output: claimedSchema,
  answer: { isOwn: true, reviewer: 'Layla Haddad', since: '2026-11-26T08:00:00Z' },
});

const details = staffChange({
  path: '/newsroom/items/{kind}/{id}/details',
  summary: 'Changes what is the same in all languages',
  params: z.object(itemKeyFields),
  input: z.object(saveDetailsFields),
  example: {
    baseVersion: 1,
    category: 'transport',
    neighbourhoods: [],
    audience: ['resident'],
    method: 'person',
    sources: [{ name: 'Salik', url: 'https://www.salik.ae' }],
    reviewBy: '2027-05-01',
  },
  output: z.object({ version: z.int() }),
  answer: { version: 2 },
  failures: ['conflict'],
});

const preview = staffChange({
  path: '/newsroom/preview',
  summary: 'A text as its page will show it; nothing is stored',
  params: none,
  input: previewInput,
  example: { locale: 'en', summary: '', markdown: 'A crossing costs {{salik.peak.price}}.' },
  output: z.object({
    blocks: z.array(blockSchema),
    facts: z.array(factViewSchema),
    unknownFacts: z.array(z.string()),
    brokenLinks: z.array(z.string()),
  }),
  answer: {
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'A crossing.' }] }],
    facts: [],
    unknownFacts: [],
    brokenLinks: [],
  },
});

/** STAFF-1 to STAFF-3: the newsroom. Every change is decided by the table of the workflow in `domain`. */
export function newsroomRoutes(deps: Deps) {
  return createRouter()
    .openapi(articles, async (c) =>
      c.json(await listNewsroomArticles(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(create, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await createArticle(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(queue, async (c) => c.json(await listQueue(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate))
    .openapi(work, async (c) => c.json(await listWork(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(calendar, async (c) =>
      c.json(await getCalendar(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(text, async (c) => c.json(await getText(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate))
    .openapi(compare, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await compareVersions(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(save, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await saveText(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(restore, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await restoreVersion(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(state, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await changeState(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(claim, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await claimReview(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(details, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const { version } = await saveDetails(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({ version }, 200, asPrivate);
    })
    .openapi(preview, async (c) =>
      c.json(await previewText(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate),
    );
}
