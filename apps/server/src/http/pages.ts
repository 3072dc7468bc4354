import type { Tracing } from '@dalil/backend/core/tracing.ts';
import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageRoute, pageRoutesOf } from '../tracing/page-routes.ts';
import type { BarePage } from './finish-page.ts';

/**
 * Renders a page request completely, or fails. For a private page the loaders' API requests carry the cookies; a public page has
 * no access to them.
 */
export type Pages = (request: Request, privacy: 'public' | 'private') => Promise<BarePage>;

type PageModule = {
  createPageContext: (
    apiFetch: typeof fetch,
    publicUrl: string,
    reportError: (error: unknown) => void,
  ) => RouterContextProvider;
  /** The page rendered with a context; null if the response is none, such as a redirect. */
  renderedPage: (context: RouterContextProvider) => { html: string; scripts: readonly string[] } | null;
};

type PageParts = {
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  apiFetch: (request: Request) => Promise<Response>;
  /** The public origin; undefined means the origin of each request. */
  publicUrl: string | undefined;
  reportError: (error: unknown) => void;
  tracing: Tracing;
};

/**
 * Renders the pages of a build. The entry of the build creates the context, because a context key is only valid in the bundle
 * that created it. In development the build is loaded again for every request.
 */
export function createPages({ loadBuild, mode, apiFetch, publicUrl, reportError, tracing }: PageParts): Pages {
  // A handler sorts all routes when it is created.
  let last: { build: ServerBuild; handle: RequestHandler } | undefined;
  const handlerOf = (build: ServerBuild) => {
    if (last?.build !== build) last = { build, handle: createRequestHandler(build, mode) };
    return last.handle;
  };
  const render = async (build: ServerBuild, request: Request, privacy: 'public' | 'private') => {
    const { createPageContext, renderedPage } = build.entry.module as unknown as PageModule;
    const cookies = privacy === 'private' ? request.headers.get('cookie') : null;
    const fetchPage: typeof fetch = async (input, init) => {
      const requested = new Request(input, init);
      if (cookies !== null) requested.headers.set('cookie', cookies);
      return apiFetch(requested);
    };
    const context = createPageContext(fetchPage, publicUrl ?? new URL(request.url).origin, reportError);
    const response = await handlerOf(build)(request, context);
    const page = renderedPage(context) ?? { html: await response.text(), scripts: [] };
    return { status: response.status, headers: Object.fromEntries(response.headers), ...page };
  };
  let routes: { build: ServerBuild; of: PageRoute } | undefined;
  return async (request, privacy) => {
    const build = await loadBuild();
    if (!tracing.isOn) return render(build, request, privacy);
    if (routes?.build !== build) routes = { build, of: pageRoutesOf(build.routes) };
    const route = routes.of(new URL(request.url).pathname);
    tracing.note({ 'http.route': route }, `${request.method} ${route}`);
    return tracing.span({ name: `render ${route}`, kind: 'internal' }, () => render(build, request, privacy));
  };
}
