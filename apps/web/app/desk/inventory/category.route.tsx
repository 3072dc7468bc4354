import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { data, Link, useParams } from 'react-router';
import type { LoaderArgs } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { inventoryFiguresQuery, inventoryQuery } from '../../queries/inventory.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { CategoryFigures } from './category-figures.tsx';
import { inventoryFilter, readCategory, readInventorySearch } from './inventory-search.ts';
import { InventoryView } from './inventory-view.tsx';

const loadKnown = loadPrivatePage(['account', 'guide', 'inventory', 'newsroom'], async (page) => {
  const { translate, api, url, locale, params, refresh } = page;
  const category = readCategory(params.category);
  if (category === null) {
    const title = translate('inventory.unknown');
    return { title, description: title, breadcrumb: { title }, isUnlisted: true };
  }
  await Promise.all([
    refresh(inventoryFiguresQuery(api)),
    refresh(inventoryQuery(api, inventoryFilter(locale, readInventorySearch(url.searchParams), category))),
  ]);
  const title = translate(`guide.category.${category}`);
  return { title, description: translate('inventory.promise'), isUnlisted: true };
});

/** A category that does not exist is not found, within the dashboard. */
async function load(args: LoaderArgs) {
  const meta = await loadKnown(args);
  return readCategory(args.params.category) === null ? data(meta, { status: 404 }) : meta;
}

export { load as clientLoader, load as loader, pageMeta as meta };

/** ROUTE-7, STAFF-6: the figures and the items of a category. */
export default function CategoryContent() {
  const category = readCategory(useParams().category);
  return category === null ? <UnknownCategory /> : <KnownCategory category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data: found } = useSuspenseQuery(inventoryFiguresQuery(useApi()));
  const figures = found.categories.find((one) => one.category === category);
  return (
    <DeskPage
      title={_(`guide.category.${category}`)}
      actions={
        <Link
          to={toLocale(`/dashboard/content?action=create&category=${category}`)}
          className={buttonClass({ variant: 'primary', size: 'small' })}
        >
          {_('inventory.create')}
        </Link>
      }
    >
      {figures ? <CategoryFigures figures={figures} /> : null}
      <InventoryView category={category} />
    </DeskPage>
  );
}

function UnknownCategory() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <DeskPage title={_('inventory.unknown')}>
      <EmptyState title={_('inventory.unknown.choose')}>
        <ul className="flex flex-wrap justify-center gap-x-4">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Link
                to={toLocale(`/dashboard/content-management/${category}`)}
                className="text-link inline-flex min-h-11 items-center"
              >
                {_(`guide.category.${category}`)}
              </Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </DeskPage>
  );
}
