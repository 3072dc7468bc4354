import { PARKING_FIELDS, parkingStay } from '@dalil/domain/calculators/parking-stay.ts';
import { tariffsOn } from '@dalil/domain/city/day-tariffs.ts';
import { overTwoDays } from '@dalil/domain/city/tariff.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { loadCalculator } from './load-calculator.ts';
import { SheetView } from './sheet-view.tsx';
import { useCalculation } from './use-calculation.ts';

const load = loadCalculator('parking');

export { load as clientLoader, load as loader, pageMeta as meta };

/** What parking on the street costs from a time on. */
export default function ParkingPage() {
  const { view, facts, figures, answers, entries, draft, enter } = useCalculation('parking', PARKING_FIELDS);
  const onDay = (day: string) => tariffsOn(day, view.holidays, figures.schedule).parking;
  const { day } = answers;
  const windows = day === null ? [] : overTwoDays(onDay(day), onDay(addDays(day, 1)));
  return (
    <CalculatorPage
      id="parking"
      facts={view.facts}
      entries={entries}
      form={<CalculatorForm fields={PARKING_FIELDS} draft={draft} enter={enter} />}
    >
      <SheetView sheet={parkingStay(answers, { windows, figures })} facts={facts} />
    </CalculatorPage>
  );
}
