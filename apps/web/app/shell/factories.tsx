import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { LOCALE_INFO, type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createApiClient } from '../data/api.ts';
import { createQueryClient } from '../data/query-client.ts';
import { ApiProvider } from '../data/use-api.ts';

/** An address without a server. Tests provide the data they request. */
const UNREACHABLE_ORIGIN = 'http://localhost:9';

const shells = import.meta.glob<Record<string, string>>(
  '../../../../packages/domain/src/languages/*/pages/shell.json',
  { import: 'default', eager: true },
);

export const SHELL_MESSAGES = inEveryLanguage(
  (locale) => shells[`../../../../packages/domain/src/languages/${locale}/pages/shell.json`] ?? {},
);

export function i18nOf(locale: Locale): I18n {
  const i18n = setupI18n();
  i18n.load(locale, SHELL_MESSAGES[locale]);
  i18n.activate(locale, LOCALE_INFO[locale].format);
  return i18n;
}

type RenderOptions = {
  i18n?: I18n;
  /** The data returned by the page's loader. */
  loaderData?: unknown;
};

/** Renders an element as the page at an address, in the language of the address. jsdom lacks `matchMedia`. */
export function renderAt(address: string, element: ReactNode, options: RenderOptions = {}) {
  stubMatchMedia();
  const { pathname } = new URL(address, 'http://localhost');
  const router = createMemoryRouter(
    [{ path: '*', element, loader: () => options.loaderData ?? null, hydrateFallbackElement: <></> }],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { '0': options.loaderData ?? null } },
    },
  );
  const api = createApiClient(UNREACHABLE_ORIGIN, fetch);
  const view = render(
    <QueryClientProvider client={createQueryClient(api)}>
      <I18nProvider i18n={options.i18n ?? i18nOf(splitLocale(pathname).locale)}>
        <ApiProvider value={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { ...view, router };
}

/** Stubs media queries with a set of matching queries, which a test may change. Returns a function that notifies listeners. */
export function stubMatchMedia(holding: Set<string> = new Set()): () => void {
  const listeners = new Set<() => void>();
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return holding.has(media);
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return () => {
    for (const listener of listeners) listener();
  };
}
