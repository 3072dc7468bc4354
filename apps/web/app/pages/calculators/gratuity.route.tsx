import { GRATUITY_FIELDS, serviceGratuity } from '@dalil/domain/calculators/service-gratuity.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('gratuity');

export { load as clientLoader, load as loader, pageMeta as meta };

/** The gratuity at the end of a job. */
export default function GratuityPage() {
  return <SheetCalculator id="gratuity" fields={GRATUITY_FIELDS} compute={serviceGratuity} />;
}
