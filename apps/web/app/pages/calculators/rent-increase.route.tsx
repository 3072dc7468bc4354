import { RENT_RISE_FIELDS, rentBandsOf, rentLimit, rentRise } from '@dalil/domain/calculators/rent-rise.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { loadCalculator } from './load-calculator.ts';
import { MissingFigures } from './missing-figures.tsx';
import { RentBands } from './rent-bands.tsx';
import { RentLetterPanel } from './rent-letter-panel.tsx';
import { SheetView } from './sheet-view.tsx';
import { useCalculation } from './use-calculation.ts';

const load = loadCalculator('rent-increase');

export { load as clientLoader, load as loader, pageMeta as meta };

/** How much a rent may rise, and a letter that says so. */
export default function RentIncreasePage() {
  const { view, facts, figures, answers, entries, draft, enter, today } = useCalculation(
    'rent-increase',
    RENT_RISE_FIELDS,
  );
  const limit = rentLimit(answers, figures);
  const bands = rentBandsOf(figures);
  return (
    <CalculatorPage
      id="rent-increase"
      facts={view.facts}
      entries={entries}
      form={
        <CalculatorForm fields={RENT_RISE_FIELDS} draft={draft} enter={enter}>
          <MissingFigures facts={view.facts} entries={entries} enter={enter} />
        </CalculatorForm>
      }
    >
      <SheetView sheet={rentRise(answers, figures, today)} facts={facts}>
        {bands ? <RentBands bands={bands} applied={limit?.percent ?? null} /> : null}
      </SheetView>
      {limit ? <RentLetterPanel limit={limit} asked={answers.asked} renewal={answers.renewal} /> : null}
    </CalculatorPage>
  );
}
