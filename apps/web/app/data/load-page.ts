import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import { type SocialImage, socialImageHref } from '@dalil/domain/guide/social-image.ts';
import type { DescribedPage, StructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import type { Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import { BASE_LOCALE, isLocale, type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { CancelledError, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { data, type Params, type RouterContextProvider } from 'react-router';
import { activateMessages, type MessageArea } from '../language/messages.ts';
import { ApiError } from './api.ts';
import { isOffline, OFFLINE_PROBLEM } from './offline-problem.ts';
import { type PageContext, pageContext } from './page-context.ts';

export type LoaderArgs = { params: Params; request: Request; context: Readonly<RouterContextProvider> };

export type PageArgs = {
  locale: Locale;
  /** The path without the language. */
  path: string;
  url: URL;
  params: Params;
  api: PageContext['api'];
  translate: (key: string, values?: Record<string, unknown>) => string;
  /** The page as structured data describes it, with its image for shared links. */
  describedPage: (image: SocialImage) => DescribedPage;
  /** Puts a query into the cache that the page reads from, and returns its data. */
  prefetch: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
  /** The same, but fetched again even when the cache has it. */
  refresh: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
};

/** A feed that is no area of the guide. `type` is its media type. */
export type FeedFile = { path: string; type: string };

/**
 * The metadata of a page. `breadcrumb.parent` is the path of the parent page where the address does not show it: a café under
 * `/content` belongs to `/eatanddrink`. `breadcrumb.title` replaces the title. `image` is the image of a shared link and defaults
 * to the site's image. `structuredData` describes the page's subject (JSON-LD). Only the server writes it, so build it under
 * `import.meta.env.SSR`. `feed` is the feed of what the page lists: an area of the guide, or a file with its path without language.
 */
export type PageHead = {
  title: string;
  description: string;
  breadcrumb?: { title?: string; parent?: string | undefined };
  image?: SocialImage;
  structuredData?: StructuredData[];
  feed?: FeedArea | FeedFile;
  /** True for pages that depend on the user or hold nothing for search engines. */
  isUnlisted?: boolean;
  /** Messages that this page needs beside its own, because of what was loaded. */
  moreAreas?: MessageArea[];
  /** The page brings a layout of its own. */
  frame?: 'desk';
  /** Set for articles, which have dates (Open Graph). */
  article?: { publishedAt: string | null; updatedAt: string };
};

export type PageMeta = Omit<PageHead, 'structuredData' | 'moreAreas'> & {
  locale: Locale;
  path: string;
  origin: string;
  areas: MessageArea[];
  /** Of an item that staff took from users; the page is then its tombstone. */
  withdrawn?: Withdrawn;
};

/**
 * Builds a route's loader, which is the same for server and browser. It checks the language of the address, loads the messages of
 * the page's areas and prefetches its queries. The data stays in the query cache; only what `meta` needs is returned.
 */
export function loadPage(areas: MessageArea[], prepare: (page: PageArgs) => Promise<PageHead>) {
  return async ({ params, request, context }: LoaderArgs): Promise<PageMeta> => {
    const page = context.get(pageContext);
    const { api, queryClient, i18n, publicUrl } = page;
    const url = new URL(request.url);
    const { locale, path } = splitLocale(url.pathname);
    await activateMessages(i18n, locale, ['shell', ...areas]);
    if (params.lang !== undefined && !(isLocale(params.lang) && params.lang !== BASE_LOCALE)) throw data(null, 404);
    try {
      const {
        structuredData = [],
        moreAreas = [],
        ...meta
      } = await prepare({
        locale,
        path,
        url,
        params,
        api,
        translate: (key, values) => i18n._(key, values),
        describedPage: (image) => ({
          origin: publicUrl,
          locale,
          path,
          image: publicUrl + socialImageHref(image, locale),
        }),
        prefetch: (query) => retryCancelled(() => queryClient.ensureQueryData(query)),
        refresh: (query) => retryCancelled(() => queryClient.fetchQuery({ ...query, staleTime: 0 })),
      });
      page.structuredData = structuredData;
      await activateMessages(i18n, locale, moreAreas);
      return { ...meta, locale, path, origin: publicUrl, areas: [...areas, ...moreAreas] };
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400) {
        // An id that the API rejects as malformed is the id of nothing (ROUTE-3).
        const status = error.status === 400 && hasId(params) ? 404 : error.status;
        throw data(isOffline(error) ? OFFLINE_PROBLEM : (error.withdrawn ?? null), status);
      }
      throw error;
    }
  };
}

function hasId({ lang: _lang, ...parts }: Params): boolean {
  return Object.keys(parts).length > 0;
}

/** Signing in and out empties the cache, including queries a page is waiting for. The page then requests them once more. */
async function retryCancelled<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof CancelledError) return load();
    throw error;
  }
}
