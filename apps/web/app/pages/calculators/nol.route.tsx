import { NOL_FIELDS, nolFare } from '@dalil/domain/calculators/nol-fare.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('nol');

export { load as clientLoader, load as loader, pageMeta as meta };

/** What trips with a nol card cost, and whether a pass is cheaper. */
export default function NolPage() {
  return <SheetCalculator id="nol" fields={NOL_FIELDS} compute={nolFare} />;
}
