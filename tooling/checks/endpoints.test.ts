import { query } from '@dalil/backend/core/query.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { writeEndpointFile } from './core/endpoint-files.ts';
import { checkEndpoints } from './endpoints.ts';

const getTide = query({
  name: 'get-tide',
  input: z.object({ day: z.iso.date() }),
  output: z.object({ metres: z.number() }),
  permission: 'guide:read:any',
  http: { route: 'GET /tides/{day}', summary: 'The tide', reading: { lists: ['live'], followsDayPart: true } },
  run: async () => ({ metres: 1 }),
});
const AREAS = { sea: { getTide } };
const FILE = 'apps/web/app/endpoints/sea.ts';

test('the file of an area has a function for each use case, with its address and how pages read it', () => {
  const text = writeEndpointFile(AREAS.sea);
  expect(text).toContain(
    "export const getTide = endpoint('getTide', 'GET /tides/{day}', { lists: ['live'], followsDayPart: true });\n",
  );
  expect(checkEndpoints(plantTree({ [FILE]: text }), AREAS)).toEqual([]);
});

test('an address that changed, an area without its file and a file without its area are found', () => {
  const changed = writeEndpointFile(AREAS.sea).replace('/tides/', '/ebb/');
  expect(placesOf(checkEndpoints(plantTree({ [FILE]: changed }), AREAS))).toEqual([`${FILE}:1 endpoints-as-declared`]);
  expect(checkEndpoints(plantTree({}), AREAS)).toHaveLength(1);
  const left = { [FILE]: writeEndpointFile(AREAS.sea), 'apps/web/app/endpoints/moon.ts': 'export {};\n' };
  expect(checkEndpoints(plantTree(left), AREAS)).toMatchObject([{ path: 'apps/web/app/endpoints/moon.ts' }]);
});

test('two use cases of one name are refused', () => {
  expect(() => checkEndpoints(plantTree({}), { ...AREAS, moon: { getTide } })).toThrow('getTide');
});
