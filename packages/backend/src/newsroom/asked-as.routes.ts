import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { askedKeyFields } from './asked-key.ts';
import { changeAsked, changeAskedFields } from './change-asked.ts';
import { askedViewSchema } from './find-asked.ts';
import { getAsked } from './get-asked.ts';
import { asPrivate, staffRead, staffReplacement } from './staff-factory.routes.ts';

const path = '/newsroom/asked-as/{kind}/{id}' as const;
const asked = { en: ['salik price', 'how much is a toll gate'], ar: ['كم رسوم سالك'] };
const version = '3f0a6b1c5d2e4f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8';
const answer = { kind: 'fact', id: 'salik.peak.price', asked, version } as const;

const read = staffRead({
  path,
  summary: 'How people ask for a fact or an item, in every language',
  params: z.object(askedKeyFields),
  query: z.object({}),
  output: askedViewSchema,
  answer,
});

const replace = staffReplacement({
  path,
  summary: 'Replaces how people ask for a fact or an item, in every language',
  params: z.object(askedKeyFields),
  input: z.object(changeAskedFields),
  example: { version, asked },
  output: askedViewSchema,
  answer,
  failures: ['conflict'],
});

/** CHAT-2: the questions by which the assistant finds its answers. They are never shown. */
export function askedAsRoutes(deps: Deps) {
  return createRouter()
    .openapi(read, async (c) => c.json(await getAsked(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate))
    .openapi(replace, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      const { before: _before, ...view } = await changeAsked(deps, c.get('actor'), input);
      return c.json(view, 200, asPrivate);
    });
}
