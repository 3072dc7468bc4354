import { BUDGET_FIELDS, livingBudget } from '@dalil/domain/calculators/living-budget.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('budget');

export { load as clientLoader, load as loader, pageMeta as meta };

/** What a month costs a household. */
export default function BudgetPage() {
  return <SheetCalculator id="budget" fields={BUDGET_FIELDS} compute={livingBudget} />;
}
