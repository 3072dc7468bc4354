import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';

const TABS = [
  { id: 'articles', path: '/dashboard?tab=articles', permission: 'newsroom:read:any' },
  { id: 'content', path: '/dashboard/content', permission: 'newsroom:read:any' },
  { id: 'management', path: '/dashboard/content-management', permission: 'privacy:audit:any' },
  { id: 'approval', path: '/dashboard/content-approval', permission: 'newsroom:publish:any' },
  { id: 'facts', path: '/dashboard?tab=facts', permission: 'newsroom:read:any' },
  { id: 'collections', path: '/dashboard?tab=collections', permission: 'newsroom:read:any' },
  { id: 'legal', path: '/dashboard?tab=legal', permission: 'newsroom:write:any' },
  { id: 'alerts', path: '/dashboard/city-alerts', permission: 'city:alert:any' },
  { id: 'news', path: '/dashboard/news', permission: 'news:write:any' },
  { id: 'media', path: '/dashboard/media', permission: 'newsroom:read:any' },
  { id: 'photographs', path: '/dashboard/photographs', permission: 'newsroom:read:any' },
  { id: 'exchange', path: '/dashboard/exchange', permission: 'newsroom:read:any' },
  { id: 'sources', path: '/dashboard/sources', permission: 'headlines:read:any' },
  { id: 'reporters', path: '/dashboard/ai-reporters', permission: 'reporters:read:any' },
  { id: 'ideas', path: '/dashboard/ideas', permission: 'quality:triage:any' },
  { id: 'quality', path: '/admin/quality-control', permission: 'quality:control:any' },
  { id: 'compliance', path: '/dashboard/compliance', permission: 'privacy:process:any' },
  { id: 'monitoring', path: '/admin/quality-control/monitoring', permission: 'monitoring:control:any' },
  { id: 'people', path: '/dashboard/users', permission: 'accounts:read:any' },
] as const;
export type StaffTab = (typeof TABS)[number]['id'];

/** ROUTE-6: the parts of the newsroom that the role of the user may open. */
export function StaffTabs({ current }: { current: StaffTab | 'overview' }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const role = useSession()?.actor.role ?? 'user';
  const tabs = TABS.filter(({ permission }) => isAllowed(role, permission));
  if (tabs.length === 0) return null;
  const all = [{ id: 'overview', path: '/dashboard' }, ...tabs];
  return (
    <LinkTabs
      label={_('newsroom.title')}
      currentId={current}
      linkComponent={RouterLink}
      tabs={all.map(({ id, path }) => ({ id, href: toLocale(path), label: _(`newsroom.tab.${id}`) }))}
    />
  );
}
