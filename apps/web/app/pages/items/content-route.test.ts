import { setupI18n } from '@lingui/core';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { pageContext } from '../../data/page-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { startTestApi } from '../../features/prose/test-api.ts';
import { loader as loadContent } from './content.route.tsx';
import { loader as loadAttraction } from './place.route.tsx';

const GLOBAL_VILLAGE = {
  id: 'global-village',
  area: 'events',
  title: 'Global Village',
  summary: 'A season outdoors.',
  facts: [],
  occurrences: [],
  provenance: { method: 'person' },
};

const DEIRA = { id: 'deira', title: 'Deira', summary: 'Souks north of the Creek.' };

const KITE_BEACH = {
  id: 'kite-beach',
  href: '/tourism/kite-beach',
  area: 'beaches',
  title: 'Kite Beach',
  summary: 'A free beach.',
  type: { id: 'beach', label: 'Beach' },
  cuisine: null,
  district: 'Jumeirah',
  position: { lat: 25.16, lon: 55.2, precisionMetres: 300 },
  tags: [],
  website: null,
  provenance: { method: 'person' },
};

let stop = () => {};
let context: RouterContextProvider;

afterEach(() => stop());

async function load(path: string, lang?: string): Promise<unknown> {
  const api = await startTestApi(({ path: requests }) => {
    if (requests.startsWith('/api/places/kite-beach')) return { body: KITE_BEACH };
    if (requests.startsWith('/api/content/kite-beach')) return { body: { kind: 'place', place: KITE_BEACH } };
    if (requests.startsWith('/api/content/global-village')) return { body: { kind: 'event', event: GLOBAL_VILLAGE } };
    if (requests.startsWith('/api/content/deira')) return { body: { kind: 'neighbourhood', neighbourhood: DEIRA } };
    if (requests.startsWith('/api/live/weather-areas')) return { body: { hour: '2026-11-26T12:00', areas: null } };
    return { status: 404, body: { code: 'not_found' } };
  });
  stop = api.stop;
  context = new RouterContextProvider();
  const client = createApiClient(api.origin, fetch);
  context.set(pageContext, {
    api: client,
    queryClient: createQueryClient(client, { retries: 0 }),
    i18n: setupI18n(),
    publicUrl: 'https://dalil.example',
    structuredData: [],
    reportError: () => undefined,
  });
  const request = new Request(`https://dalil.example${path}`);
  const loader = path.includes('/tourism/') ? loadAttraction : loadContent;
  return loader({ params: { id: path.split('/').at(-1), lang }, request, context }).catch((thrown: unknown) => thrown);
}

test('ROUTE-1 a place under its own address opens', async () => {
  expect(await load('/tourism/kite-beach')).toMatchObject({ title: 'Kite Beach', description: 'A free beach.' });
});

test('ROUTE-1 an event opens under the address it shares with a place, below the list of events', async () => {
  expect(await load('/content/global-village')).toMatchObject({
    title: 'Global Village',
    description: 'A season outdoors.',
    breadcrumb: { parent: '/events' },
  });
});

test('ROUTE-1 ID-5 a neighbourhood opens below the page of living here', async () => {
  expect(await load('/content/deira')).toMatchObject({ title: 'Deira', breadcrumb: { parent: '/living' } });
});

test('ROUTE-10 a place says what it is and which image stands for it', async () => {
  expect(await load('/tourism/kite-beach')).toMatchObject({
    image: { area: 'beaches', id: 'kite-beach' },
  });
  expect(context.get(pageContext).structuredData).toMatchObject([
    {
      '@type': 'Beach',
      url: 'https://dalil.example/tourism/kite-beach',
      image: ['https://dalil.example/og/beaches/kite-beach-en.png'],
    },
  ]);
});

test.each([
  ['/content/kite-beach', undefined, '/tourism/kite-beach'],
  ['/ar/content/kite-beach', 'ar', '/ar/tourism/kite-beach'],
])('ROUTE-1 a place requested under the wrong address leads to its own for good: %s', async (path, lang, target) => {
  const answer = await load(path, lang);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(301);
  expect((answer as Response).headers.get('location')).toBe(target);
});

test('ROUTE-3 an unknown place is not found', async () => {
  expect(await load('/content/atlantis-below')).toMatchObject({ init: { status: 404 } });
});
