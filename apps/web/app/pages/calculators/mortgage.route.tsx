import { MORTGAGE_FIELDS, mortgage } from '@dalil/domain/calculators/mortgage.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('mortgage');

export { load as clientLoader, load as loader, pageMeta as meta };

/** The monthly payment of a home loan. */
export default function MortgagePage() {
  return <SheetCalculator id="mortgage" fields={MORTGAGE_FIELDS} compute={mortgage} />;
}
