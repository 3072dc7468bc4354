import { useLingui } from '@lingui/react';
import { pageMeta } from '../../../data/page-meta.ts';
import { loadPrivatePage } from '../../../features/session/load-private-page.ts';
import { inventoryQuery } from '../../../queries/inventory.ts';
import { StaffTabs } from '../staff-tabs.tsx';
import { inventoryFilter, readInventorySearch } from './inventory-search.ts';
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
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-14 wide:pt-4">
      <StaffTabs current="content" />
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">{_('inventory.title')}</h1>
        <p className="measure text-ui text-text-2">{_('inventory.promise')}</p>
      </header>
      <InventoryView />
    </div>
  );
}
