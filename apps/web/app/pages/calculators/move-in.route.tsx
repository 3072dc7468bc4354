import { MOVE_IN_FIELDS, moveIn } from '@dalil/domain/calculators/move-in.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('move-in');

export { load as clientLoader, load as loader, pageMeta as meta };

/** The cash a tenant needs on the first day. */
export default function MoveInPage() {
  return <SheetCalculator id="move-in" fields={MOVE_IN_FIELDS} compute={moveIn} />;
}
