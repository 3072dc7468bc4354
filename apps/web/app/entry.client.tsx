import { i18n } from '@lingui/core';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createApiClient } from './data/api.ts';
import { hydrateQueries } from './data/dehydrated-queries.tsx';
import { type PageContext, pageContext } from './data/page-context.ts';
import { PageProviders } from './data/providers.tsx';
import { createQueryClient } from './data/query-client.ts';
import { registerSyncHandlers } from './features/offline-sync/sync-handlers.ts';
import { takePendingPage } from './features/lazy-loading/pending-page.ts';
import { activateMessages, documentLocale, type MessageArea } from './language/messages.ts';
import { applyWholeSheets } from './styles/whole-sheets.ts';

const { lang, dataset } = document.documentElement;
const api = createApiClient(location.origin, (input, init) => fetch(input, init));
const page: PageContext = {
  api,
  queryClient: createQueryClient(api),
  i18n,
  publicUrl: location.origin,
  structuredData: [],
  reportError: (error) => reportError(error),
};

const pending = takePendingPage();
if (pending) location.replace(pending);

registerSyncHandlers(async () => (await import('./shell/sync-handlers.ts')).SYNC_HANDLERS);
hydrateQueries(page.queryClient);
const areas = (dataset.messages ?? 'shell').split(' ') as MessageArea[];
await Promise.all([activateMessages(i18n, documentLocale(lang), areas), applyWholeSheets()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders page={page}>
        <HydratedRouter
          getContext={() => {
            const context = new RouterContextProvider();
            context.set(pageContext, page);
            return context;
          }}
        />
      </PageProviders>
    </StrictMode>,
  );
});
