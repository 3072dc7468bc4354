import { type CalculatorId, calculatorPath } from '@dalil/domain/calculators/calculator-ids.ts';
import { useLingui } from '@lingui/react';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import type { CalculatorFact } from '../../queries/city.ts';
import { Button } from '../../ui/button.tsx';
import { type Entries, writeEntries } from './address-state.ts';
import { CalculatorMenu } from './calculator-menu.tsx';

type CalculatorPageProps = {
  id: CalculatorId;
  form: ReactNode;
  /** The result, beside the form on wide screens. */
  children: ReactNode;
  /** Under both, over the whole width. */
  below?: ReactNode;
  facts: readonly CalculatorFact[];
  /** What the address of the page holds when it is shared. Undefined where it holds nothing. */
  entries?: Entries;
};

/** The frame of every calculator: what it does, its form and result, the facts behind it, and the way to the others. */
export function CalculatorPage({ id, form, children, below, facts, entries }: CalculatorPageProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const title = _(`calculator.title.${id}`);
  return (
    <article className="page-width pt-2 pb-10 wide:pt-4">
      <header className="mb-8 flex max-w-measure flex-col gap-3">
        <h1 data-read="" className="headline text-title">
          {title}
        </h1>
        <p data-read="" className="text-ui text-text-2">
          {_(`calculators.promise.${id}`)}
        </p>
        {entries ? <p className="text-meta text-text-3 print:hidden">{_('calculators.private')}</p> : null}
      </header>
      <div className="flex flex-col gap-10 wide:grid wide:grid-cols-4 wide:gap-x-14">
        <div className="flex min-w-0 flex-col gap-10 wide:order-2 wide:col-span-3">
          <div className="grid items-start gap-8 medium:grid-cols-2 print:block">
            {form}
            <div className="flex min-w-0 flex-col gap-6">{children}</div>
          </div>
          {below}
          <div className="flex flex-col gap-8 border-t border-line pt-6">
            <p className="max-w-measure text-meta text-text-3">{_('calculators.no-advice')}</p>
            <FactPanel facts={facts} title={_('calculators.facts', { count: facts.length })} isCollapsed />
            <ReportProblem>
              <ShareButton title={title} path={toLocale(calculatorPath(id)) + writeEntries(entries ?? {})} />
              <Button data-needs-script="" onClick={() => print()}>
                <Printer aria-hidden className="icon" />
                {_('calculators.print')}
              </Button>
            </ReportProblem>
          </div>
        </div>
        <div className="wide:order-1 print:hidden">
          <CalculatorMenu current={id} />
        </div>
      </div>
    </article>
  );
}
