import type { CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import { type Answers, type Field, readAnswers } from '@dalil/domain/calculators/field.ts';
import { type Figures, figuresOf } from '@dalil/domain/calculators/figures-of-facts.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import type { CalculatorView } from '../../queries/city.ts';
import type { Entries } from './address-state.ts';
import { useCalculator } from './load-calculator.ts';
import { missingOf, ownFigures, ownName } from './missing-figures.tsx';
import { useEntries } from './use-entries.ts';

export type Calculation<Fields extends readonly Field[]> = {
  view: CalculatorView;
  facts: FactsById;
  figures: Figures;
  answers: Answers<Fields>;
  entries: Entries;
  /** The entries, with the day of today where a field begins with it. */
  draft: Entries;
  enter: (name: string, text: string) => void;
  /** Today in Dubai; null on the server. */
  today: string | null;
};

/** The facts, the entries and the answers of one calculator. `others` are entries beside its fields. */
export function useCalculation<const Fields extends readonly Field[]>(
  id: CalculatorId,
  fields: Fields,
  others: readonly string[] = [],
): Calculation<Fields> {
  const view = useCalculator(id);
  const missing = missingOf(view.facts).map((fact) => ownName(fact.id));
  const { entries, enter } = useEntries([...fields.map((field) => field.id), ...others, ...missing]);
  const today = useDubaiNow()?.date ?? null;
  const starts = fields.flatMap((field) =>
    field.kind === 'date' && field.startsToday && today !== null ? [[field.id, today]] : [],
  );
  const draft: Entries = { ...Object.fromEntries(starts), ...entries };
  return {
    view,
    facts: factsById(view.facts),
    figures: figuresOf(view.facts, ownFigures(view.facts, entries)),
    answers: readAnswers(fields, draft),
    entries,
    draft,
    enter,
    today,
  };
}
