import * as z from 'zod';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { assignFact, assignFactFields } from './assign-fact.ts';
import { changeFact, changeFactFields } from './change-fact.ts';
import { confirmWords, confirmWordsFields } from './confirm-words.ts';
import { FACT_DETAILS_EXAMPLE, FACT_EXAMPLE } from './examples.ts';
import { decideFact, decideFactFields } from './decide-fact.ts';
import { factKeyFields } from './fact-key.ts';
import { deskFactDetailsSchema, getDeskFact } from './get-desk-fact.ts';
import { deskFactsSchema, listDeskFacts, listDeskFactsInput } from './list-desk-facts.ts';
import { undoFact, undoFactFields } from './undo-fact.ts';
import { asPrivate, staffChange, staffRead } from './staff-factory.routes.ts';

const facts = staffRead({
  path: '/newsroom/facts',
  summary: 'The facts, those that end or are due for review first',
  params: z.object({}),
  query: listDeskFactsInput,
  output: deskFactsSchema,
  answer: {
    items: [FACT_EXAMPLE],
    total: 1,
    urgent: 0,
    mine: 3,
    unowned: 12,
    proposals: 2,
    words: 1,
    waiting: { ar: 1 },
    pageSize: 40,
  },
});

const fact = staffRead({
  path: '/newsroom/facts/{id}',
  summary: 'A fact with what changes if it changes',
  params: z.object(factKeyFields),
  query: z.object({
    locale: z.enum(LOCALES).default('en').meta({ description: 'The language of the words', example: 'en' }),
  }),
  output: deskFactDetailsSchema,
  answer: FACT_DETAILS_EXAMPLE,
});

const change = staffChange({
  path: '/newsroom/facts/{id}',
  summary: 'Changes a fact everywhere, or proposes the change to a second person',
  params: z.object(factKeyFields),
  input: z.object(changeFactFields),
  example: {
    version: '5d41402abc4b2a76b9719d911017c592',
    value: 6,
    isShown: true,
    sourceUrl: 'https://www.salik.ae',
    asOf: '2026-11-26',
    reviewBy: '2027-05-01',
    validFrom: null,
    validUntil: null,
    confidence: 'official',
    reason: 'world-changed',
  },
  output: z.object({
    done: z.literal(true),
    /** Nothing is published until a second person has approved it. */
    waits: z.boolean(),
  }),
  answer: { done: true, waits: false },
  failures: ['conflict', 'needs_confirmation'],
});

const decide = staffChange({
  path: '/newsroom/facts/{id}/decision',
  summary: 'Approves, rejects or withdraws a change of a fact that waits for a second person',
  params: z.object(factKeyFields),
  input: z.object(decideFactFields),
  example: { proposalId: '3f2b8a52-6d1c-4a9e-8f70-1b5c9d7e2a34', decision: 'approve', comment: '' },
  output: z.object({ done: z.literal(true) }),
  answer: { done: true },
  failures: ['conflict', 'workflow_refused'],
});

const undo = staffChange({
  path: '/newsroom/facts/{id}/undo',
  summary: 'Takes the last change of a fact back within the hour',
  params: z.object(factKeyFields),
  input: z.object(undoFactFields),
  example: { version: '5d41402abc4b2a76b9719d911017c592' },
  output: z.object({ done: z.literal(true) }),
  answer: { done: true },
  failures: ['conflict'],
});

const assign = staffChange({
  path: '/newsroom/facts/{id}/owner',
  summary: 'Says who looks after a fact',
  params: z.object(factKeyFields),
  input: z.object(assignFactFields),
  example: { ownerId: '3f2b8a52-6d1c-4a9e-8f70-1b5c9d7e2a34' },
  output: z.object({ done: z.literal(true) }),
  answer: { done: true },
});

const confirm = staffChange({
  path: '/newsroom/facts/{id}/words',
  summary: 'Says that the words of a fact in a language are still right',
  params: z.object(factKeyFields),
  input: z.object(confirmWordsFields),
  example: { locale: 'ar', version: '5d41402abc4b2a76b9719d911017c592' },
  output: z.object({ done: z.literal(true) }),
  answer: { done: true },
  failures: ['conflict'],
});

/** STAFF-6: the library of facts. A change needs a source and a date, and is in the audit log. */
export function factsRoutes(deps: Deps) {
  return createRouter()
    .openapi(facts, async (c) =>
      c.json(await listDeskFacts(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(fact, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getDeskFact(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(change, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      const { waits } = await changeFact(deps, c.get('actor'), input);
      return c.json({ done: true, waits } as const, 200, asPrivate);
    })
    .openapi(decide, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await decideFact(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({ done: true } as const, 200, asPrivate);
    })
    .openapi(undo, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await undoFact(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({ done: true } as const, 200, asPrivate);
    })
    .openapi(assign, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await assignFact(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({ done: true } as const, 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      await limitAttempts(deps, c, 'writes');
      await confirmWords(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({ done: true } as const, 200, asPrivate);
    });
}
