import type { Database } from '@dalil/database/connection.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { GUEST } from './actor.ts';
import { createRouter } from './api-app.ts';
import type { Deps } from './deps.ts';
import type { Endpoints } from './endpoint.ts';
import { Failure } from './failure.ts';
import { mount } from './mount.ts';
import { problem } from './problem.ts';
import { query } from './query.ts';

const id = z.string().max(5);

const getTide = query({
  name: 'get-tide',
  input: z.object({ id, metres: z.coerce.number<number | string>().default(1) }),
  output: z.object({ id: z.string(), metres: z.number() }),
  permission: 'guide:read:any',
  http: { route: 'GET /tides/{id}', summary: 'A tide', failures: ['not_found'] },
  run: async (_deps, input) => input,
});
const askTide = query({
  name: 'ask-tide',
  input: z.intersection(
    z.object({ id }),
    z.object({ from: z.number(), to: z.number() }).refine((at) => at.from < at.to),
  ),
  output: z.object({ id: z.string() }),
  permission: 'quality:ask:own',
  http: { route: 'POST /tides/{id}', summary: 'Asks', example: { from: 1, to: 2 }, limit: null },
  run: async (_deps, input) => ({ id: input.id }),
});
const listTides = query({
  name: 'list-tides',
  input: z.object({}),
  output: z.array(z.string()),
  permission: 'newsroom:read:any',
  http: { route: 'GET /staff-tides', summary: 'Tides for staff' },
  run: async () => [],
});

function serve(endpoints: Endpoints) {
  // None of these endpoints counts attempts or reads anything.
  const deps = { db: {} as Database } as Deps;
  const router = createRouter();
  router.use(async (c, next) => {
    c.set('actor', GUEST);
    await next();
  });
  router.onError((error, c) => problem(c, error instanceof Failure ? error : new Failure('invalid_input')));
  return router.route('/', mount(deps, endpoints));
}

const router = serve({ getTide, askTide, listTides });
const send = (path: string, body: string) =>
  router.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
const fieldsOf = async (answer: Response) => ((await answer.json()) as { fields?: { path: string }[] }).fields;

test('ERR-8 a read takes its path and its query as one input, and a name given twice is refused', async () => {
  const answer = await router.request('/tides/noon?metres=2');
  expect(await answer.json()).toEqual({ id: 'noon', metres: 2 });
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await fieldsOf(await router.request('/tides/midnight?metres=2&metres=3'))).toMatchObject([
    { path: 'id' },
    { path: 'metres' },
  ]);
});

test('ERR-8 a body cannot say what the path says, and is an object or nothing', async () => {
  const answer = await send('/tides/noon', '{"id":"other","from":1,"to":2}');
  expect(await answer.json()).toEqual({ id: 'noon' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  for (const body of ['[]', 'null', '"noon"', '{', '{"from":2,"to":1}']) {
    expect((await send('/tides/noon', body)).status, body).toBe(400);
  }
  expect(await fieldsOf(await router.request('/tides/noon', { method: 'POST' }))).toMatchObject([
    { path: 'from' },
    { path: 'to' },
  ]);
});

test('ERR-8 who may read, and what can fail, is described as it is declared', async () => {
  expect((await router.request('/staff-tides')).status).toBe(401);
  const { paths = {} } = router.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Tides', version: '1' } });
  const { '/tides/{id}': tide, '/staff-tides': staff } = paths;
  expect(Object.keys(tide?.get?.responses ?? {})).toEqual(['200', '400', '404']);
  expect(tide?.get?.parameters).toMatchObject([
    { in: 'path', name: 'id' },
    { in: 'query', name: 'metres' },
  ]);
  expect(tide?.post?.requestBody).toMatchObject({ content: { 'application/json': { example: { from: 1, to: 2 } } } });
  expect(Object.keys(staff?.get?.responses ?? {})).toEqual(['200', '401', '403']);
  expect(staff?.get?.security).toEqual([{ session: [] }]);
});

test('an input whose path cannot be told from the rest stops the start', () => {
  const ask = query({
    name: 'ask',
    input: z.string(),
    output: z.string(),
    permission: 'guide:read:any',
    http: { route: 'GET /ask', summary: 'Asks' },
    run: async (_deps, input) => input,
  });
  expect(() => serve({ ask })).toThrow('GET /ask');
});
