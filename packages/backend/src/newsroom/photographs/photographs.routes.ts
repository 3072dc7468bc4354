import * as z from 'zod';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { pictureKeyFields } from '../pictures/find-desk-picture.ts';
import { asPrivate, staffChange, staffRead } from '../staff-factory.routes.ts';
import { decidePhotograph, decidePhotographFields, photographKeyFields } from './decide-photograph.ts';
import { listPhotographs, listPhotographsInput, photographsSchema } from './list-photographs.ts';
import { deskPhotographSchema, PHOTOGRAPH_EXAMPLE } from './photograph-view.ts';
import { proposePhotograph, proposePhotographFields } from './propose-photograph.ts';

const list = staffRead({
  path: '/newsroom/photographs',
  summary:
    'Photographs of places, neighbourhoods and articles: those that wait, those users see, those staff have rejected',
  params: z.object({}),
  query: listPhotographsInput,
  output: photographsSchema,
  answer: { items: [PHOTOGRAPH_EXAMPLE], total: 1, pageSize: 24 },
});

const decide = staffChange({
  path: '/newsroom/photographs/{id}',
  summary: 'Accepts a photograph, makes it the first, rejects it, or says what of it stays in view',
  params: z.object(photographKeyFields),
  input: z.object(decidePhotographFields),
  example: { decision: 'accept', focus: { x: 50, y: 40 } },
  output: deskPhotographSchema,
  answer: { ...PHOTOGRAPH_EXAMPLE, state: 'accepted', isFirst: true },
  failures: ['conflict'],
});

const propose = staffChange({
  path: '/newsroom/pictures/{id}/propose',
  summary: 'Proposes a picture of the library as a photograph of an item',
  params: z.object(pictureKeyFields),
  input: z.object(proposePhotographFields),
  example: { kind: 'place', itemId: 'dubai-frame' },
  output: deskPhotographSchema,
  answer: { ...PHOTOGRAPH_EXAMPLE, foundBy: 'staff' },
});

/** STAFF-1: which photographs belong to which item. */
export function photographsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) =>
      c.json(await listPhotographs(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(decide, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await decidePhotograph(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(propose, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await proposePhotograph(deps, c.get('actor'), input), 200, asPrivate);
    });
}
