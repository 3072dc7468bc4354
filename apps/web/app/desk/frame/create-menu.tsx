import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import { directionOf } from '../../language/messages.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { LinkMenu, MenuLink } from '../../ui/link-menu.tsx';

const BEGUN = [
  { id: 'article', path: '/dashboard?tab=articles&action=create', permission: 'newsroom:write:any' },
  { id: 'item', path: '/dashboard/content?action=create', permission: 'newsroom:write:any' },
  { id: 'collection', path: '/dashboard?tab=collections&action=create', permission: 'newsroom:arrange:any' },
  { id: 'alert', path: '/dashboard/city-alerts', permission: 'city:alert:any' },
  { id: 'person', path: '/dashboard/users?action=invite', permission: 'accounts:change:any' },
] as const;

/** What the role of the user may begin. */
export function CreateMenu() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const dir = directionOf(useLocale());
  const role = useSession()?.actor.role ?? 'user';
  const begun = BEGUN.filter(({ permission }) => isAllowed(role, permission));
  if (begun.length === 0) return null;
  return (
    <span data-needs-script>
      <LinkMenu
        label={_('desk.create')}
        dir={dir}
        trigger={
          <Button variant="primary" size="small" aria-label={_('desk.create')}>
            <Plus aria-hidden className="icon-small" />
            <span className="desk-words">{_('desk.create')}</span>
          </Button>
        }
      >
        {begun.map(({ id, path }) => (
          <MenuLink key={id} link={<Link to={toLocale(path)} />}>
            {_(`desk.create.${id}`)}
          </MenuLink>
        ))}
      </LinkMenu>
    </span>
  );
}
