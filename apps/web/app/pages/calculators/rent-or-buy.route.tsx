import { RENT_OR_BUY_FIELDS, rentOrBuy } from '@dalil/domain/calculators/rent-or-buy.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('rent-or-buy');

export { load as clientLoader, load as loader, pageMeta as meta };

/** Renting against buying over some years. */
export default function RentOrBuyPage() {
  return <SheetCalculator id="rent-or-buy" fields={RENT_OR_BUY_FIELDS} compute={rentOrBuy} />;
}
