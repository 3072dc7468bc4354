import { CalculatorPage } from './calculator-page.tsx';
import { CurrencyConverter } from './currency-converter.tsx';
import { loadUnits } from './load-units.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { UnitConverter } from './unit-converter.tsx';
import { useCalculator } from './load-calculator.ts';

export { loadUnits as clientLoader, loadUnits as loader, pageMeta as meta };

/** Measures and currencies, in both directions. */
export default function UnitsPage() {
  const { facts } = useCalculator('units');
  return (
    <CalculatorPage id="units" facts={facts} form={<UnitConverter />}>
      <CurrencyConverter peg={facts.find(({ id }) => id === 'money.peg')} />
    </CalculatorPage>
  );
}
