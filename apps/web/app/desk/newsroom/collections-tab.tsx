import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { inventoryQuery } from '../../queries/inventory.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemLanguages, ItemReview, ItemTitle } from '../inventory/item-cells.tsx';
import { keyOfItem } from '../inventory/key-of-item.ts';
import { collectionsFilter } from './collections-filter.ts';
import { DeskPage } from '../kit/desk-page.tsx';
import { CreateItem } from './create-item.tsx';

/** STAFF-2: the collections with the state of each language, and the form of a new one. */
export function CollectionsTab() {
  const { _ } = useLingui();
  const [search] = useSearchParams();
  const role = useSession()?.actor.role ?? 'user';
  const mayArrange = isAllowed(role, 'newsroom:arrange:any');
  if (mayArrange && search.get('action') === 'create') return <CreateItem kind="collection" />;
  return (
    <DeskPage
      title={_('newsroom.tab.collections')}
      promise={_('newsroom.collections.promise')}
      actions={
        mayArrange ? (
          <Link to="?tab=collections&action=create" className={buttonClass({ variant: 'primary', size: 'small' })}>
            {_('newsroom.collections.create')}
          </Link>
        ) : null
      }
    >
      <Collections />
    </DeskPage>
  );
}

function Collections() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data: page } = useSuspenseQuery(inventoryQuery(useApi(), collectionsFilter(useLocale())));
  if (page.items.length === 0) {
    return <EmptyState title={_('newsroom.collections.none')}>{_('newsroom.collections.noneHint')}</EmptyState>;
  }
  return (
    <>
      <ul className="flex max-w-measure flex-col gap-3">
        {page.items.map((item) => (
          <li
            key={keyOfItem(item)}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-label high-contrast:border-2"
          >
            <ItemTitle item={item} />
            <ItemLanguages item={item} />
            <span className="text-meta text-text-2">
              <ItemReview item={item} />
            </span>
          </li>
        ))}
      </ul>
      {page.total > page.items.length ? (
        <Link
          to={toLocale('/dashboard/content?kind=collection')}
          className="text-link inline-flex min-h-11 items-center"
        >
          {_('newsroom.collections.all', { count: page.total })}
        </Link>
      ) : null}
    </>
  );
}
