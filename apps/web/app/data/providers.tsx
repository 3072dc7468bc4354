import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageContext } from './page-context.ts';
import { ApiProvider } from './use-api.ts';

/** Passes the page's context to components. The same on the server and in the browser. */
export function PageProviders({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <QueryClientProvider client={page.queryClient}>
      <I18nProvider i18n={page.i18n}>
        <ApiProvider value={page.api}>{children}</ApiProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
