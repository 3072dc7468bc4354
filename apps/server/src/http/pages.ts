import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';

/** Answers a page request whole, or fails. */
export type Pages = (request: Request) => Promise<Response>;

type PageModule = {
  createPageContext: (
    apiFetch: typeof fetch,
    publicUrl: string,
    reportError: (error: unknown) => void,
  ) => RouterContextProvider;
};

type PageParts = {
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  apiFetch: typeof fetch;
  /** The origin readers use; undefined means the one each request asks under. */
  publicUrl: string | undefined;
  reportError: (error: unknown) => void;
};

/**
 * The pages of a build. Its entry makes the context, because a context key is only valid in the bundle that created it.
 * In development the build is loaded anew for every request.
 */
export function createPages({ loadBuild, mode, apiFetch, publicUrl, reportError }: PageParts): Pages {
  return async (request) => {
    const build = await loadBuild();
    const { createPageContext } = build.entry.module as unknown as PageModule;
    const context = createPageContext(apiFetch, publicUrl ?? new URL(request.url).origin, reportError);
    return createRequestHandler(build, mode)(request, context);
  };
}
