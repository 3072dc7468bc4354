import { OVERSTAY_FIELDS, overstayFine } from '@dalil/domain/calculators/overstay-fine.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('overstay');

export { load as clientLoader, load as loader, pageMeta as meta };

/** The fine for staying past the last allowed day. */
export default function OverstayPage() {
  return <SheetCalculator id="overstay" fields={OVERSTAY_FIELDS} compute={overstayFine} />;
}
