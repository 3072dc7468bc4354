import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setupI18n } from '@lingui/core';
import { localePath, type Locale } from '@dalil/domain/language/locale.ts';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createApiClient } from '../../data/api.ts';
import { PageProviders } from '../../data/providers.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { activateMessages } from '../../language/messages.ts';
import { type Session, sessionQuery } from '../../queries/accounts.ts';
import { registerSyncHandlers } from '../offline-sync/sync-handlers.ts';

// The first response of a real server can take time on a busy machine.
configure({ asyncUtilTimeout: 5000 });
// As the browser's entry does.
registerSyncHandlers(async () => (await import('../../shell/sync-handlers.ts')).SYNC_HANDLERS);

const GUEST: Session = { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null };

type TestPage = { locale?: Locale; path?: string; apiOrigin?: string; session?: Session };

/**
 * Renders a part of a page for a guest or a signed-in user, in a language with the real messages and, if needed, an API at an
 * address.
 */
export async function renderInPage(
  part: ReactNode,
  { locale = 'en', path = '/news/metro', apiOrigin = 'http://localhost:9', session = GUEST }: TestPage = {},
) {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileMessage);
  await activateMessages(i18n, locale, [
    'shell',
    'guide',
    'guide-home',
    'day-line',
    'guide-lists',
    'guide-calendar',
    'calculators',
    'calculator-names',
    'city',
    'city-alerts',
    'live',
    'today',
    'headlines',
    'roads',
    'journey',
    'imported',
    'mayor',
    'item',
    'item-place',
    'item-service',
    'item-report',
    'provenance',
    'legal',
    'device',
    'handbook',
    'practical',
    'neighbourhood',
    'living',
    'real-estate',
    'transport',
    'staff-editor',
    'status',
    'monitoring',
    'compliance',
    'rules',
    'events',
    'account',
    'members',
    'speech',
    'unsent',
    'bookmarks',
    'settings',
    'onboarding',
    'offline-guide',
    'search',
    'search-page',
    'support',
    'chat',
    'newsroom',
    'inventory',
    'desk',
    'notifications',
    'reminders',
    'plan',
  ]);
  const api = createApiClient(apiOrigin, fetch);
  const page = {
    api,
    queryClient: createQueryClient(api, { retries: 0 }),
    i18n,
    publicUrl: 'https://dalil.example',
    structuredData: [],
    reportError: () => undefined,
  };
  page.queryClient.setQueryData(sessionQuery(page.api).queryKey, session);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [localePath(locale, path)] });
  return render(
    <PageProviders page={page}>
      <RouterProvider router={router} />
    </PageProviders>,
  );
}
