import { type CalculatorId, calculatorPath } from '@dalil/domain/calculators/calculator-ids.ts';
import { useLingui } from '@lingui/react';
import { Calculator } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';

/** Links to some calculators. The page needs the messages of `calculator-names`. */
export function CalculatorLinks({ ids }: { ids: readonly CalculatorId[] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <ul className="grid gap-x-8 border-b border-line medium:grid-cols-2">
      {ids.map((id) => (
        <li key={id} className="border-t border-line">
          <Link
            to={toLocale(calculatorPath(id))}
            className="flex min-h-11 items-center gap-3 text-label font-semibold underline-offset-4 hover:underline"
          >
            <Calculator aria-hidden className="icon text-accent" />
            {_(`calculator.title.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
