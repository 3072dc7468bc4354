import { HOTEL_FIELDS, hotelBill } from '@dalil/domain/calculators/hotel-bill.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { loadCalculator } from './load-calculator.ts';
import { SheetCalculator } from './sheet-calculator.tsx';

const load = loadCalculator('hotel-bill');

export { load as clientLoader, load as loader, pageMeta as meta };

/** A hotel bill with its charges and taxes. */
export default function HotelBillPage() {
  return <SheetCalculator id="hotel-bill" fields={HOTEL_FIELDS} compute={hotelBill} />;
}
