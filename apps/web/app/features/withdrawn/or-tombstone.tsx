import { splitLocale } from '@dalil/domain/language/locale.ts';
import type { Withdrawn } from '@dalil/domain/guide/tombstone.ts';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { LoaderArgs, PageMeta } from '../../data/load-page.ts';
import { pageContext } from '../../data/page-context.ts';
import { usePageMeta } from '../../data/page-meta.ts';
import { activateMessages } from '../../language/messages.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';

const Tombstone = lazyPart(async () => (await import('./tombstone.tsx')).Tombstone);

/** The loader of an item's page. Of an item that staff took from users it answers what the tombstone shows, with the status 410. */
export function orTombstone(load: (args: LoaderArgs) => Promise<PageMeta>) {
  return async (args: LoaderArgs) => {
    try {
      return await load(args);
    } catch (thrown) {
      const withdrawn = withdrawnOf(thrown);
      if (withdrawn === null) throw thrown;
      const { i18n, publicUrl } = args.context.get(pageContext);
      const { locale, path } = splitLocale(new URL(args.request.url).pathname);
      await activateMessages(i18n, locale, ['withdrawn']);
      const title = i18n._('withdrawn.title');
      const head = { title, description: title, isUnlisted: true, locale, path, origin: publicUrl };
      return data({ ...head, areas: ['withdrawn'], withdrawn } satisfies PageMeta, { status: 410 });
    }
  };
}

/** What `loadPage` throws for such an item; null for anything else. */
function withdrawnOf(thrown: unknown): Withdrawn | null {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown) || !('data' in thrown)) return null;
  const { init, data: found } = thrown as { init: ResponseInit | null; data: Withdrawn | null };
  return init?.status === 410 ? found : null;
}

/** The page of an item, or its tombstone. */
export function withTombstone(Page: () => ReactNode): () => ReactNode {
  return function ItemOrTombstone() {
    const withdrawn = usePageMeta()?.withdrawn;
    return withdrawn ? <Tombstone {...withdrawn} /> : <Page />;
  };
}
