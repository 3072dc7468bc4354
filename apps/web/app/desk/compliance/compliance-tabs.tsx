import { useLingui } from '@lingui/react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';

const PAGES = [
  { id: 'operate', path: '/dashboard/compliance' },
  { id: 'govern', path: '/admin/compliance' },
] as const;

/** The two pages of compliance: the daily work, and what it is governed with. */
export function ComplianceTabs({ current }: { current: (typeof PAGES)[number]['id'] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <LinkTabs
      label={_('compliance.pages')}
      currentId={current}
      linkComponent={RouterLink}
      tabs={PAGES.map(({ id, path }) => ({ id, href: toLocale(path), label: _(`compliance.page.${id}`) }))}
    />
  );
}
