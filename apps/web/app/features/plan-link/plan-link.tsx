import { useLingui } from '@lingui/react';
import { CalendarRange } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip-class.ts';

type PlanLinkProps = {
  /** What the form of the planner begins with, as in its address. */
  search?: string;
  /** In the row of chips of a list. */
  isChip?: boolean;
};

/** The way to the day planner. */
export function PlanLink({ search = '', isChip = false }: PlanLinkProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(`/plan${search}`)}
      className={isChip ? `${chipClass()} min-h-11 wide:min-h-9` : `${buttonClass()} print:hidden`}
    >
      <CalendarRange aria-hidden className={isChip ? 'icon-small' : 'icon'} />
      {_('shell.nav.plan')}
    </Link>
  );
}
