import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { DisplayEntry } from '../../features/display/display-button.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Drawer } from '../../ui/modal.tsx';
import { DeskLinks } from './desk-links.tsx';

/** The tasks of the desk on a narrow screen. */
export function TasksDrawer(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const close = () => props.onOpenChange(false);
  return (
    <Drawer {...props} title={_('desk.tasks')} closeLabel={_('shell.header.closeMenu')}>
      <nav aria-label={_('desk.tasks')} className="-mx-3 flex flex-col">
        <DeskLinks isTouch onFollow={close} />
        <DisplayEntry className="mt-3 flex min-h-11 w-full items-center gap-3 border-t border-line px-3 text-start text-meta" />
        <Link
          to={toLocale('/')}
          onClick={close}
          className="flex min-h-11 items-center px-3 text-meta font-medium text-text-2 no-underline"
        >
          {_('desk.publicSite')}
        </Link>
      </nav>
    </Drawer>
  );
}
