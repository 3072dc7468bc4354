import { BASE_LOCALE, isLocale, type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data, type Params, type RouterContextProvider } from 'react-router';
import { activateMessages, type MessageArea } from '../language/messages.ts';
import { ApiError } from './api.ts';
import { type PageContext, pageContext } from './page-context.ts';

type LoaderArgs = { params: Params; request: Request; context: Readonly<RouterContextProvider> };

export type PageArgs = {
  locale: Locale;
  /** The path without the language. */
  path: string;
  url: URL;
  params: Params;
  api: PageContext['api'];
  translate: (key: string, values?: Record<string, unknown>) => string;
  /** Puts a query into the cache the page reads from, and returns its data. */
  warm: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
};

/**
 * What a page says of itself. `breadcrumb.parent` is the path of the page above where the address does not say: a café
 * under `/content` belongs to `/eatanddrink`; `breadcrumb.title` stands instead of the title.
 */
export type PageWords = {
  title: string;
  description: string;
  breadcrumb?: { title?: string; parent?: string | undefined };
};

export type PageMeta = PageWords & {
  locale: Locale;
  path: string;
  origin: string;
  areas: MessageArea[];
};

/**
 * Makes a route's loader, the same for server and browser: checks the language of the address, loads the messages of
 * the page's areas, warms its queries. Data itself stays in the query cache; only what `meta` needs is returned.
 */
export function loadPage(areas: MessageArea[], prepare: (page: PageArgs) => Promise<PageWords>) {
  return async ({ params, request, context }: LoaderArgs): Promise<PageMeta> => {
    const { api, queryClient, i18n, publicUrl } = context.get(pageContext);
    const url = new URL(request.url);
    const { locale, path } = splitLocale(url.pathname);
    await activateMessages(i18n, locale, ['shell', ...areas]);
    if (params.lang !== undefined && !(isLocale(params.lang) && params.lang !== BASE_LOCALE)) throw data(null, 404);
    try {
      const meta = await prepare({
        locale,
        path,
        url,
        params,
        api,
        translate: (key, values) => i18n._(key, values),
        warm: (query) => queryClient.ensureQueryData(query),
      });
      return { ...meta, locale, path, origin: publicUrl, areas };
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400) throw data(null, error.status);
      throw error;
    }
  };
}
