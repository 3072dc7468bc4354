import { squareViewSchema } from '@dalil/domain/directory/entry-view.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers, byId, inLocale, locale } from '../core/route-parts.ts';
import { decideMatch, matchDecision } from './decide-match.ts';
import { EXAMPLE_ENTRY } from './entry-views.ts';
import { directorySchema, getDirectory } from './get-directory.ts';
import { type DoubtfulMatch, doubtfulMatchSchema, listDoubtfulMatches } from './list-doubtful-matches.ts';
import { entriesSchema, listEntriesOfPlace } from './list-entries-of-place.ts';
import { listSquare } from './list-square.ts';
import { searchDirectory } from './search-directory.ts';

const asPrivate = { 'cache-control': 'private, no-store' };

const LICENCES =
  'Entries are no content of the guide and under the licence of their source (`/api/directory`): OpenStreetMap under the ODbL, Overture under CDLA Permissive 2.0. Nobody of the guide has checked them.';

const EXAMPLE_MATCH: DoubtfulMatch = {
  entryId: EXAMPLE_ENTRY.id,
  placeId: 'dubai-frame',
  source: 'osm',
  kind: 'park',
  entryNames: ['Zabeel Park'],
  placeName: 'Dubai Frame',
  address: null,
  entryAt: { lat: 25.2355, lon: 55.3004 },
  placeAt: { lat: 25.2355, lon: 55.3004 },
  likeness: 0.6,
  metres: 120,
};

const directory = createRoute({
  method: 'get',
  path: '/directory',
  summary: 'The sources of the directory of the city, with their licences',
  description: LICENCES,
  responses: answers(directorySchema),
});

const square = createRoute({
  method: 'get',
  path: '/directory/squares/{id}',
  summary: 'The places of the guide and the entries of the directory in a square of the map',
  description: `A square is a fiftieth of a degree wide and high; its id is its row and column: the degrees north and east times fifty, rounded down. ${LICENCES}`,
  request: {
    params: z.object({
      id: textInput()
        .regex(/^\d{4}-\d{4}$/)
        .meta({ description: 'The row and the column of the square', example: '1260-2763' }),
    }),
    query: inLocale,
  },
  responses: { ...answers(squareViewSchema), ...problemResponses('invalid_input', 'not_found') },
});

const ofPlace = createRoute({
  method: 'get',
  path: '/directory/places/{id}',
  summary: 'What the directory knows of a place of the guide',
  description: LICENCES,
  request: { params: byId('dubai-frame'), query: inLocale },
  responses: { ...answers(entriesSchema), ...problemResponses('invalid_input') },
});

const found = createRoute({
  method: 'get',
  path: '/directory-search',
  summary: 'The entries of the directory that a query finds, ten at most',
  description: LICENCES,
  request: {
    query: z.object({
      locale,
      q: textInput().max(200).meta({ description: 'What is searched for', example: 'pharmacy' }),
    }),
  },
  responses: { ...answers(entriesSchema), ...problemResponses('invalid_input', 'too_many_requests') },
});

const doubtful = createRoute({
  method: 'get',
  path: '/newsroom/directory-matches',
  summary: 'Entries of the directory that may be places of the guide, for staff to decide',
  security: SESSION_SECURITY,
  request: { query: inLocale },
  responses: {
    ...answers(z.object({ total: z.number(), matches: z.array(doubtfulMatchSchema) }), {
      total: 1,
      matches: [EXAMPLE_MATCH],
    }),
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

const decide = createRoute({
  method: 'post',
  path: '/newsroom/directory-matches',
  summary: 'Says whether an entry of the directory is a place of the guide',
  security: SESSION_SECURITY,
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: matchDecision,
          example: { entryId: EXAMPLE_MATCH.entryId, placeId: EXAMPLE_MATCH.placeId, isSame: false },
        },
      },
    },
  },
  responses: {
    ...answers(z.object({ isSame: z.boolean() }), { isSame: true }),
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied', 'not_found'),
  },
});

/** The directory of the city: open data beside the guide, each entry with its source and licence. */
export function directoryRoutes(deps: Deps) {
  return createRouter()
    .openapi(directory, async (c) => c.json(await getDirectory(deps, c.get('actor'), {}), 200))
    .openapi(square, async (c) =>
      c.json(await listSquare(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(ofPlace, async (c) =>
      c.json(await listEntriesOfPlace(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(found, async (c) => {
      await limitAttempts(deps, c, 'suggestions');
      return c.json(await searchDirectory(deps, c.get('actor'), c.req.valid('query')), 200);
    })
    .openapi(doubtful, async (c) =>
      c.json(await listDoubtfulMatches(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(decide, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await decideMatch(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    });
}
