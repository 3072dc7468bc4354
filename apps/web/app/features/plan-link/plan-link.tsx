import { useLingui } from '@lingui/react';
import { CalendarRange } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The way to the day planner. `search`: what its form begins with, as in its address. */
export function PlanLink({ search = '' }: { search?: string }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Link to={toLocale(`/plan${search}`)} className={`${buttonClass()} print:hidden`}>
      <CalendarRange aria-hidden className="icon" />
      {_('shell.nav.plan')}
    </Link>
  );
}
