import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { adminLinks } from './member-links.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { useSession } from './use-session.ts';

/** LAYOUT-5: the drawer's links for staff. */
export function AdminBlock({ linkClassName, onFollow }: { linkClassName: string; onFollow: () => void }) {
  const { _ } = useLingui();
  const id = useId();
  const toLocale = useLocalePath();
  const isSignedIn = useIsSignedIn();
  const links = adminLinks(useSession()?.actor.role);
  if (!isSignedIn || links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 id={id} className="mb-2 ps-4 text-meta font-semibold text-text-3">
        {_('shell.drawer.admin')}
      </h3>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={toLocale(path)} className={linkClassName} onClick={onFollow}>
              {_(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
