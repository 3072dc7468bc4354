import { GUEST } from '@dalil/backend/core/actor.ts';
import type { Deps } from '@dalil/backend/core/deps.ts';
import { listPages } from '@dalil/backend/guide/list-pages.ts';
import { KINDS_WITH_PAGES } from '@dalil/domain/guide/public-page.ts';
import { splitLocale } from '@dalil/domain/language/locale.ts';

/**
 * Whether the page at an address is in the sitemap, in any language: without parameters, of a standing page or a published item.
 * The paths are read again after content of their kinds has changed. If they cannot be read, no page is.
 */
export function createLinkedPages(deps: Deps): (address: string) => Promise<boolean> {
  const readPaths = () =>
    deps.memory.remember('paths of the sitemap', KINDS_WITH_PAGES, async () => {
      const pages = await listPages(deps, GUEST, {});
      return new Set(pages.map(({ path }) => path));
    });
  return async (address) => {
    const { pathname, search } = new URL(address);
    if (search !== '') return false;
    try {
      return (await readPaths()).has(splitLocale(pathname).path);
    } catch {
      // Without a database the page itself says what is wrong.
      return false;
    }
  };
}
