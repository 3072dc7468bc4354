import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createApiClient } from './api.ts';
import { loadPage } from './load-page.ts';
import { pageContext } from './page-context.ts';

test('AUTH-1 AUTH-6 a page that is being loaded while somebody signs in or out is loaded all the same', async () => {
  const queryClient = new QueryClient();
  const context = new RouterContextProvider();
  const page = { publicUrl: 'https://dalil.example', structuredData: [], reportError: () => undefined };
  context.set(pageContext, {
    ...page,
    queryClient,
    i18n: setupI18n(),
    api: createApiClient('http://localhost', fetch),
  });
  let requests = 0;
  const queryFn = () => {
    requests += 1;
    // The first request is never answered: it is in flight when the cache is emptied.
    return requests === 1 ? new Promise<string>(() => {}) : Promise.resolve('Amina');
  };
  const load = loadPage([], async ({ refresh }) => ({
    title: await refresh({ queryKey: ['session'], queryFn }),
    description: '',
  }));
  const loading = load({ params: {}, request: new Request('http://localhost/profile'), context });
  await expect.poll(() => requests).toBe(1);
  queryClient.clear();
  expect(await loading).toMatchObject({ title: 'Amina' });
});
