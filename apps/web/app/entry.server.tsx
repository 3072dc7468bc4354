import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { tagsOfAnswer } from '@dalil/domain/guide/content-tags.ts';
import { type StructuredData, writeStructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { setupI18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { createApiClient } from './data/api.ts';
import { pageContext } from './data/page-context.ts';
import { PageProviders } from './data/providers.tsx';
import { createQueryClient } from './data/query-client.ts';
import { activateMessages } from './language/messages.ts';

const RENDER_LIMIT_MS = 5000;

/**
 * What the server hands to a request's loaders. It lives here because the context key must be the one of this bundle.
 * `apiFetch` answers API requests in-process; `publicUrl` is the address readers use; `reportError` is told of defects.
 */
export function createPageContext(
  apiFetch: typeof fetch,
  publicUrl: string,
  reportError: (error: unknown) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: createApiClient('http://in-process', apiFetch),
    queryClient: createQueryClient({ retries: 0 }),
    i18n: setupI18n(),
    publicUrl,
    structuredData: [],
    reportError,
  });
  return context;
}

/** What the frame around a page is rendered with, when there is no page in it yet: the words of its language and nothing else. */
export async function createShellContext(locale: Locale): Promise<RouterContextProvider> {
  const rejectRequest = () => Promise.reject(new Error('a shell asks for nothing'));
  const context = createPageContext(rejectRequest, '', () => undefined);
  await activateMessages(context.get(pageContext).i18n, locale, ['shell']);
  return context;
}

/** React Router tells every failed loader and render here; only those that are defects are passed on. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).reportError(error);
}

/** Renders a page whole, because its Content-Security-Policy needs the hash of every inline script in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const body = new PassThrough();
  let caught: unknown;
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <PageProviders page={context.get(pageContext)}>
        <ServerRouter context={entry} url={request.url} />
      </PageProviders>,
      {
        onAllReady() {
          clearTimeout(limit);
          pipe(body);
          resolve();
        },
        onShellError: reject,
        onError(error) {
          caught = error;
        },
      },
    );
    const limit = setTimeout(() => abort(new Error('render_timeout')), RENDER_LIMIT_MS);
  });
  const html = withStructuredData(
    scriptsLast(withThemeColor(await text(body))),
    context.get(pageContext).structuredData,
  );
  if (caught) throw caught;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-tag', contentTags(context.get(pageContext).queryClient).join(','));
  return new Response(html, { status, headers });
}

/** ID-6: not by React, which would take the colour the inline script sets for a second element of its own. */
function withThemeColor(html: string): string {
  return html.replace('<head>', `<head><meta name="theme-color" content="${PRODUCT.themeColor.light}"/>`);
}

/** Not by React, whose `meta` could only take it from the loader's data: it would travel twice. */
function withStructuredData(html: string, nodes: readonly StructuredData[]): string {
  const scripts = nodes.map((node) => `<script type="application/ld+json">${writeStructuredData(node)}</script>`);
  const end = html.indexOf('</head>');
  return html.slice(0, end) + scripts.join('') + html.slice(end);
}

const MODULE_PRELOAD = /<link rel="modulepreload" href="[^"]+"\/>/g;

/**
 * React puts what scripts need before the stylesheet, although nothing of it is needed to paint. Asked for last and at a
 * low priority, scripts leave a slow line to the styles, the font and the picture.
 */
function scriptsLast(html: string): string {
  const preloads = html.match(MODULE_PRELOAD) ?? [];
  const end = html.lastIndexOf('</body>');
  if (preloads.length === 0 || end < 0) return html;
  const later = preloads.map((link) => link.replace('/>', ' fetchPriority="low"/>')).join('');
  return html.slice(0, end).replace(MODULE_PRELOAD, '') + later + html.slice(end);
}

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `lists`: the kinds of content an answer is chosen from besides the items and facts it holds by name. Without it the
     * pages that show the answer are made anew after every change of content.
     */
    queryMeta: { lists?: readonly string[] };
  }
}

/** What the page rendered from these queries shows, for the cache in front of it. */
function contentTags(queryClient: QueryClient): string[] {
  const queries = queryClient.getQueryCache().getAll();
  return [...new Set(queries.flatMap(({ state, meta }) => [...tagsOfAnswer(state.data, meta?.lists)]))];
}
