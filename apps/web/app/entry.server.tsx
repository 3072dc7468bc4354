import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DAY_PART_TAG, tagsOfAnswer } from '@dalil/domain/guide/content-tags.ts';
import { type StructuredData, writeStructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { setupI18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApiClient } from './data/api.ts';
import { ScriptToken } from './data/inline-script.tsx';
import { pageContext } from './data/page-context.ts';
import { PageProviders } from './data/providers.tsx';
import { createQueryClient } from './data/query-client.ts';
import { activateMessages } from './language/messages.ts';
import { scriptsLast } from './shell/scripts-last.ts';
import { isReadingPage, startLater } from './shell/start-later.ts';
import { START_SCRIPT } from './shell/start-script.ts';

const RENDER_LIMIT_MS = 5000;

type Rendered = { html: string; scripts: readonly string[] };
const renderedContext = createContext<Rendered | null>(null);

/**
 * The page rendered with a context, with the inline scripts the renderer itself wrote; null if it is none, such as a redirect.
 * The server takes it from here, because reading the body of a response copies the page.
 */
export function renderedPage(context: RouterContextProvider): Rendered | null {
  return context.get(renderedContext);
}

/**
 * The context the server passes to a request's loaders. It is defined here because the context key must be the one of this
 * bundle. `apiFetch` answers API requests in-process, `publicUrl` is the site's public address, `reportError` receives defects.
 */
export function createPageContext(
  apiFetch: typeof fetch,
  publicUrl: string,
  reportError: (error: unknown) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const api = createApiClient('http://in-process', apiFetch);
  context.set(pageContext, {
    api,
    queryClient: createQueryClient(api, { retries: 0 }),
    i18n: setupI18n(),
    publicUrl,
    structuredData: [],
    reportError,
  });
  return context;
}

/** The context for rendering the application shell without a page. It holds only the messages of the language. */
export async function createShellContext(locale: Locale): Promise<RouterContextProvider> {
  const rejectRequest = () => Promise.reject(new Error('a shell asks for nothing'));
  const context = createPageContext(rejectRequest, '', () => undefined);
  await activateMessages(context.get(pageContext).i18n, locale, ['shell']);
  return context;
}

/** React Router calls this for every failed loader and render. Only defects are passed on. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).reportError(error);
}

/** Renders a page completely before sending it, because its Content-Security-Policy needs the hash of every inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const body = new PassThrough();
  const token = crypto.randomUUID();
  let caught: unknown;
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptToken value={token}>
        <PageProviders page={context.get(pageContext)}>
          <ServerRouter context={entry} url={request.url} nonce={token} />
        </PageProviders>
      </ScriptToken>,
      {
        nonce: token,
        // React otherwise leaves out late parts of a long page and lets a script move them to their place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
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
  const { html: plain, scripts } = takeToken(await text(body), token);
  const isReading = status === 200 && isReadingPage(entry.staticHandlerContext.matches.at(-1)?.route.id);
  const ordered = scriptsLast(withThemeColor(plain));
  const html = withStructuredData(isReading ? startLater(ordered) : ordered, context.get(pageContext).structuredData);
  if (caught) throw caught;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-tag', contentTags(context.get(pageContext).queryClient).join(','));
  context.set(renderedContext, { html, scripts: isReading ? [...scripts, START_SCRIPT] : scripts });
  return new Response(html, { status, headers });
}

/**
 * Finds the inline scripts that carry the token of this rendering, and removes the token, so that the same content makes the same
 * page. Only they may run: the policy of a page must not allow a script that got into its content.
 */
function takeToken(html: string, token: string): Rendered {
  const mark = ` nonce="${token}"`;
  const inline = new RegExp(`<script(?![^>]* src=)[^>]*${mark}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = Array.from(html.matchAll(inline), ([, source = '']) => source);
  return { html: html.replaceAll(mark, ''), scripts };
}

/** ID-6: not rendered by React, which would treat the colour set by the inline script as a second element. */
function withThemeColor(html: string): string {
  return html.replace('<head>', `<head><meta name="theme-color" content="${PRODUCT.themeColor.light}"/>`);
}

/** Not rendered by React: its `meta` could only take the data from the loader's result, so it would be sent twice. */
function withStructuredData(html: string, nodes: readonly StructuredData[]): string {
  const scripts = nodes.map((node) => `<script type="application/ld+json">${writeStructuredData(node)}</script>`);
  const end = html.indexOf('</head>');
  return html.slice(0, end) + scripts.join('') + html.slice(end);
}

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `lists`: the kinds of content a response is selected from, besides the items and facts it names. Without it the pages that
     * display the response are regenerated after every change of content. `followsDayPart`: the page is rendered again when a part
     * of the day ends. `route`: of a call of an endpoint.
     */
    queryMeta: { route?: string; lists?: readonly string[]; followsDayPart?: boolean };
  }
}

/** The cache tags of the content displayed by a page rendered from these queries, for the cache in front of the server. */
function contentTags(queryClient: QueryClient): string[] {
  const queries = queryClient.getQueryCache().getAll();
  const tags = queries.flatMap(({ state, meta }) => [...tagsOfAnswer(state.data, meta?.lists)]);
  const isOfPart = queries.some(({ meta }) => meta?.followsDayPart === true);
  return [...new Set(isOfPart ? [...tags, DAY_PART_TAG] : tags)];
}
