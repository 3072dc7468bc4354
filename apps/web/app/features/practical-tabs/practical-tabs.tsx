import { useLingui } from '@lingui/react';
import { useLocalePath } from '../../language/use-locale.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';

const TABS = [
  { id: 'services', path: '/government' },
  { id: 'essentials', path: '/practical' },
] as const;

/** The two pages of the entrance "Practical". */
export function PracticalTabs({ current }: { current: (typeof TABS)[number]['id'] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <LinkTabs
      label={_('shell.nav.practical')}
      currentId={current}
      tabs={TABS.map(({ id, path }) => ({ id, href: toLocale(path), label: _(`shell.nav.${id}`) }))}
      linkComponent={RouterLink}
    />
  );
}
