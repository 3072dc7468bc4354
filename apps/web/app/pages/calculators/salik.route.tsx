import { SALIK_FIELDS, salikTrip } from '@dalil/domain/calculators/salik-trip.ts';
import { tariffsOn } from '@dalil/domain/city/day-tariffs.ts';
import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { loadCalculator } from './load-calculator.ts';
import { MissingFigures } from './missing-figures.tsx';
import { SheetView } from './sheet-view.tsx';
import { useCalculation } from './use-calculation.ts';

const load = loadCalculator('salik');
const GATES = 'gates';

export { load as clientLoader, load as loader, pageMeta as meta };

/** The toll of a trip through chosen gates at a time. */
export default function SalikPage() {
  const { _ } = useLingui();
  const { view, facts, figures, answers, entries, draft, enter } = useCalculation('salik', SALIK_FIELDS, [GATES]);
  const chosen = (draft[GATES] ?? '').split(',').filter((id) => view.gates.some((gate) => gate.id === id));
  const { day } = answers;
  const windows = day === null ? [] : tariffsOn(day, view.holidays, figures.schedule).salik;
  const sheet = salikTrip(answers, { windows, gates: { passed: chosen, pairs: view.pairs }, figures });

  function choose(id: string, isChosen: boolean): void {
    const others = chosen.filter((one) => one !== id);
    enter(GATES, (isChosen ? [...others, id] : others).join(','));
  }

  return (
    <CalculatorPage
      id="salik"
      facts={view.facts}
      entries={entries}
      form={
        <CalculatorForm fields={SALIK_FIELDS} draft={draft} enter={enter}>
          <Fieldset legend={_('calculators.gates')}>
            <p className="text-meta text-text-3">{_('calculators.gates-hint')}</p>
            {view.gates.map(({ id, name, road }) => (
              <CheckboxRow
                key={id}
                label={name}
                hint={road}
                checked={chosen.includes(id)}
                onChange={(event) => choose(id, event.target.checked)}
              />
            ))}
          </Fieldset>
          <MissingFigures facts={view.facts} entries={entries} enter={enter} />
        </CalculatorForm>
      }
    >
      <SheetView sheet={sheet} facts={facts} />
    </CalculatorPage>
  );
}
