import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

type Entry = { createShellContext: (locale: Locale) => Promise<RouterContextProvider> };

/** React Router honours it only in a build, where tooling/run/build.mjs has set IS_RR_BUILD_REQUEST. */
const SHELL_HEADERS = { 'X-React-Router-SPA-Mode': 'yes' };

/**
 * Writes an app shell for each language: the page layout without a page. It hydrates at any address of that language and loads
 * the page's content there. The worker answers with it for pages that are not cached.
 */
export async function writeShells(buildFolder: string): Promise<void> {
  const folder = path.join(buildFolder, 'client/_shell');
  await mkdir(folder, { recursive: true });
  const file = pathToFileURL(path.join(buildFolder, 'server/index.js')).href;
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  const { createShellContext } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(shellOnly(build), 'production');
  for (const locale of LOCALES) {
    const request = new Request(`http://localhost${localePath(locale, '/')}`, { headers: SHELL_HEADERS });
    const response = await handle(request, await createShellContext(locale));
    const html = await response.text();
    // The switch is internal to the router. The build must fail if an update removes it.
    if (response.status !== 200 || !html.includes('"isSpaMode":true') || !html.includes('<main')) {
      throw new Error(`the shell of ${locale} is none: status ${response.status}`);
    }
    await writeFile(path.join(folder, `${locale}.html`), html);
  }
}

/** The site with one page without loaders, at any address. */
function shellOnly(build: ServerBuild): ServerBuild {
  const { root } = build.routes;
  const nothing = { id: 'nothing', parentId: 'root', path: '*', module: { default: () => null } };
  const known = { root: build.assets.routes.root };
  return { ...build, routes: { root, nothing }, assets: { ...build.assets, routes: known } };
}
