import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { inventoryFiguresQuery } from '../../queries/inventory.ts';
import { DeskPage } from '../kit/desk-page.tsx';
import { CategoryFigures } from './category-figures.tsx';
import { FiguresTable } from './figures-table.tsx';

const load = loadPrivatePage(['guide', 'inventory', 'newsroom'], async ({ translate, api, refresh }) => {
  await refresh(inventoryFiguresQuery(api));
  return {
    title: translate('inventory.management'),
    description: translate('inventory.management.promise'),
    isUnlisted: true,
  };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** ROUTE-7, STAFF-6: how much there is of each category, in which state, how old and in which languages. */
export default function ContentManagement() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data } = useSuspenseQuery(inventoryFiguresQuery(useApi()));
  return (
    <DeskPage title={_('inventory.management')} promise={_('inventory.management.promise')}>
      <div className="grid gap-5 medium:grid-cols-2 wide:grid-cols-3">
        {data.categories.map((figures) => (
          <CategoryFigures
            key={figures.category ?? 'none'}
            figures={figures}
            {...(figures.category && { href: toLocale(`/dashboard/content-management/${figures.category}`) })}
          />
        ))}
      </div>
      <FiguresTable categories={data.categories} />
    </DeskPage>
  );
}
