import { BUYING_FIELDS, buyingCosts } from '@dalil/domain/calculators/buying-costs.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('buying');

export { load as clientLoader, load as loader, pageMeta as meta };

/** The fees of buying a home. */
export default function BuyingPage() {
  return <SheetCalculator id="buying" fields={BUYING_FIELDS} compute={buyingCosts} />;
}
