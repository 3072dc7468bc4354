import type { CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import type { Answers, Field } from '@dalil/domain/calculators/field.ts';
import type { Figures } from '@dalil/domain/calculators/figures-of-facts.ts';
import type { Sheet } from '@dalil/domain/calculators/sheet.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { MissingFigures } from './missing-figures.tsx';
import { SheetView } from './sheet-view.tsx';
import { useCalculation } from './use-calculation.ts';

type SheetCalculatorProps<Fields extends readonly Field[]> = {
  id: CalculatorId;
  fields: Fields;
  compute: (answers: Answers<Fields>, figures: Figures) => Sheet;
};

/** The page of a calculator that is its fields and its sheet. */
export function SheetCalculator<const Fields extends readonly Field[]>(props: SheetCalculatorProps<Fields>) {
  const { id, fields, compute } = props;
  const { view, facts, figures, answers, entries, draft, enter } = useCalculation(id, fields);
  return (
    <CalculatorPage
      id={id}
      facts={view.facts}
      entries={entries}
      form={
        <CalculatorForm fields={fields} draft={draft} enter={enter}>
          <MissingFigures facts={view.facts} entries={entries} enter={enter} />
        </CalculatorForm>
      }
    >
      <SheetView sheet={compute(answers, figures)} facts={facts} />
    </CalculatorPage>
  );
}
