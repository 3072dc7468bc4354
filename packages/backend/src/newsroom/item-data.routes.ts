import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { compareData, comparedDataSchema } from './compare-data.ts';
import { comparedFields } from './compare-versions.ts';
import { DATA_EXAMPLE } from './data-example.ts';
import { findItems, findItemsInput, foundItemsSchema } from './find-items.ts';
import { dataViewSchema, getData, getDataInput } from './get-data.ts';
import { legalWorkSchema, listLegalWork, listLegalWorkInput } from './list-legal-work.ts';
import { saveData, saveDataFields, savedDataSchema } from './save-data.ts';
import { asPrivate, staffChange, staffRead } from './staff-factory.routes.ts';
import { itemKeyFields } from './text-key.ts';

const found = staffRead({
  path: '/newsroom/items',
  summary: 'Published items that another one can refer to',
  params: z.object({}),
  query: findItemsInput,
  output: foundItemsSchema,
  answer: { items: [{ id: 'dubai-frame', title: 'Dubai Frame', href: '/tourism/dubai-frame' }] },
});

const data = staffRead({
  path: '/newsroom/items/{kind}/{id}/data',
  summary: 'What is the same in all languages of an item, with its facts and what one may do with it',
  params: z.object(itemKeyFields),
  query: z.object({
    locale: getDataInput.shape.locale.meta({ description: 'The language of names and labels', example: 'en' }),
  }),
  output: dataViewSchema,
  answer: DATA_EXAMPLE,
});

const changes = staffRead({
  path: '/newsroom/items/{kind}/{id}/data/changes',
  summary: 'What changed between two versions of the data of an item, field by field',
  params: z.object(itemKeyFields),
  query: z.object(comparedFields),
  output: comparedDataSchema,
  answer: { changes: [{ path: 'hours.ramadan', before: null, after: [] }] },
});

const save = staffChange({
  path: '/newsroom/items/{kind}/{id}/data',
  summary: 'Saves what is the same in all languages of an item, as a draft',
  params: z.object(itemKeyFields),
  input: z.object(saveDataFields),
  example: { baseVersion: 1, body: DATA_EXAMPLE.body ?? {}, note: '' },
  output: savedDataSchema,
  answer: { version: 2, state: 'draft' },
  failures: ['conflict', 'workflow_refused'],
});

const legal = staffRead({
  path: '/newsroom/legal-documents',
  summary: 'The legal documents: the version in force, the one that is worked on, and the state of each language',
  params: z.object({}),
  query: listLegalWorkInput,
  output: legalWorkSchema,
  answer: {
    items: [
      {
        id: 'terms',
        title: 'Terms of Use',
        version: '1.0',
        effectiveDate: '2026-11-20',
        approvers: 0,
        reviewBy: '2026-11-01',
        isOverdue: true,
        next: { version: '1.1', effectiveDate: '2026-12-01', requiresConsent: true },
        scheduledAt: null,
        parts: [
          { locale: 'data', state: 'in-review' },
          { locale: 'en', state: 'approved' },
        ],
      },
    ],
  },
});

/** STAFF-1: the data of items. Their workflow is that of texts, under the language `data`. */
export function itemDataRoutes(deps: Deps) {
  return createRouter()
    .openapi(found, async (c) => c.json(await findItems(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate))
    .openapi(legal, async (c) =>
      c.json(await listLegalWork(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(data, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getData(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(changes, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await compareData(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(save, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await saveData(deps, c.get('actor'), input), 200, asPrivate);
    });
}
