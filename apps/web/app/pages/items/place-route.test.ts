import { setupI18n } from '@lingui/core';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { pageContext } from '../../data/page-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { startTestApi } from '../../features/prose/test-api.ts';
import { loader } from './place.route.tsx';

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
};

let stop = () => {};

afterEach(() => stop());

async function load(path: string, lang?: string): Promise<unknown> {
  const api = await startTestApi((request) =>
    request.path.startsWith('/api/places/kite-beach')
      ? { body: KITE_BEACH }
      : { status: 404, body: { code: 'not_found' } },
  );
  stop = api.stop;
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: createApiClient(api.origin, fetch),
    queryClient: createQueryClient({ retries: 0 }),
    i18n: setupI18n(),
    publicUrl: 'https://dalil.example',
    reportError: () => undefined,
  });
  const request = new Request(`https://dalil.example${path}`);
  return loader({ params: { id: path.split('/').at(-1), lang }, request, context }).catch((thrown: unknown) => thrown);
}

test('ROUTE-1 a place under its own address opens', async () => {
  expect(await load('/tourism/kite-beach')).toMatchObject({ title: 'Kite Beach', description: 'A free beach.' });
});

test('ROUTE-10 a place says what it is and which picture stands for it', async () => {
  expect(await load('/tourism/kite-beach')).toMatchObject({
    image: { area: 'beaches', id: 'kite-beach' },
    structuredData: [
      {
        '@type': 'Beach',
        url: 'https://dalil.example/tourism/kite-beach',
        image: ['https://dalil.example/og/beaches/kite-beach-en.png'],
      },
    ],
  });
});

test.each([
  ['/content/kite-beach', undefined, '/tourism/kite-beach'],
  ['/ar/content/kite-beach', 'ar', '/ar/tourism/kite-beach'],
])('ROUTE-1 a place asked for under the wrong address leads to its own for good: %s', async (path, lang, target) => {
  const answer = await load(path, lang);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(301);
  expect((answer as Response).headers.get('location')).toBe(target);
});

test('ROUTE-3 an unknown place is not found', async () => {
  expect(await load('/content/atlantis-below')).toMatchObject({ init: { status: 404 } });
});
