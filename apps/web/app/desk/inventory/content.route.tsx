import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useSession } from '../../features/session/use-session.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { inventoryQuery } from '../../queries/inventory.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CreateItem } from '../newsroom/create-item.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { inventoryFilter, readCategory, readInventorySearch } from './inventory-search.ts';
import { InventoryView } from './inventory-view.tsx';

const load = loadPrivatePage(
  ['account', 'guide', 'inventory', 'newsroom'],
  async ({ translate, api, url, locale, refresh }) => {
    await refresh(inventoryQuery(api, inventoryFilter(locale, readInventorySearch(url.searchParams))));
    return { title: translate('inventory.title'), description: translate('inventory.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** ROUTE-6, STAFF-6: every item of the guide, with the actions that the role of the user has. */
export default function Content() {
  const { _ } = useLingui();
  const [params] = useSearchParams();
  const mayWrite = isAllowed(useSession()?.actor.role ?? 'user', 'newsroom:write:any');
  if (mayWrite && params.get('action') === 'create') {
    return <CreateItem category={readCategory(params.get('category') ?? undefined)} />;
  }
  return (
    <DeskPage
      isList
      title={_('inventory.title')}
      actions={
        mayWrite ? (
          <Link to="?action=create" className={buttonClass({ variant: 'primary', size: 'small' })}>
            {_('inventory.create')}
          </Link>
        ) : null
      }
    >
      <InventoryView />
    </DeskPage>
  );
}
