import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { PHOTOGRAPH_STATES } from '@dalil/domain/newsroom/photographs.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useSession } from '../../features/session/use-session.ts';
import { photographsQuery } from '../../queries/photographs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { PhotographCard } from './photograph-card.tsx';
import { PhotographKeys } from './photograph-keys.tsx';
import { photographsFilter, readPhotographsSearch, writePhotographsSearch } from './photographs-search.ts';
import { useDecision } from './use-decision.ts';

const load = loadPrivatePage(
  ['account', 'item', 'newsroom', 'staff-editor', 'photo-desk'],
  async ({ translate, api, url, refresh }) => {
    await refresh(photographsQuery(api, photographsFilter(readPhotographsSearch(url.searchParams))));
    return { title: translate('photo-desk.title'), description: translate('photo-desk.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-1: photographs that were found or proposed, each beside its item; users see those that staff accept. */
export default function Photographs() {
  const { _ } = useLingui();
  const search = readPhotographsSearch(useSearchParams()[0]);
  const { data: page } = useSuspenseQuery(photographsQuery(useApi(), photographsFilter(search)));
  const mayDecide = isAllowed(useSession()?.actor.role ?? 'user', 'newsroom:publish:any');
  const decision = useDecision();
  return (
    <DeskPage title={_('photo-desk.title')} promise={_('photo-desk.promise')}>
      <LinkTabs
        label={_('newsroom.views')}
        currentId={search.state}
        linkComponent={RouterLink}
        tabs={PHOTOGRAPH_STATES.map((state) => ({
          id: state,
          href: writePhotographsSearch({ state, page: 1 }),
          label: _(`photo-desk.state.${state}`),
        }))}
      />
      {page.items.length === 0 ? (
        <EmptyState title={_(`photo-desk.none.${search.state}`)}>{_('photo-desk.noneHint')}</EmptyState>
      ) : (
        <>
          <p role="status" className="text-label text-text-2">
            {_('photo-desk.count', { count: page.total })}
          </p>
          {mayDecide ? <PhotographKeys photographs={page.items} decision={decision} /> : null}
          <ul aria-label={_('photo-desk.title')} className="flex flex-col gap-4">
            {page.items.map((photograph) => (
              <li key={photograph.id}>
                <PhotographCard photograph={photograph} decision={mayDecide ? decision : null} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        label={_('newsroom.pages')}
        page={search.page}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => writePhotographsSearch({ ...search, page: number })}
        pageLabelOf={(number) => _('newsroom.page', { number })}
        previousLabel={_('newsroom.previous')}
        nextLabel={_('newsroom.next')}
        linkComponent={RouterLink}
      />
    </DeskPage>
  );
}
