import { CALCULATOR_GROUPS, type CalculatorId, calculatorPath } from '@dalil/domain/calculators/calculator-ids.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { classNames } from '../../ui/class-names.ts';

/** All calculators by group, with the visible one marked. */
export function CalculatorMenu({ current }: { current: CalculatorId }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <nav aria-label={_('calculators.all')} className="flex flex-col gap-5">
      {CALCULATOR_GROUPS.map(({ id: group, calculators }) => (
        <div key={group}>
          <h2 className="text-label font-strong">{_(`calculators.group.${group}`)}</h2>
          <ul className="mt-1 grid grid-cols-2 gap-x-4 wide:grid-cols-1">
            {calculators.map((id) => (
              <li key={id} className="border-t border-line">
                <Link
                  to={toLocale(calculatorPath(id))}
                  aria-current={id === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center text-label underline-offset-4 hover:underline',
                    id === current ? 'font-strong text-accent' : 'text-text-2',
                  )}
                >
                  {_(`calculator.title.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
