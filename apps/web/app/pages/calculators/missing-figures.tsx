import { isFillable } from '@dalil/domain/calculators/figures-of-facts.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { useLingui } from '@lingui/react';
import { FactLabel } from '../../features/facts/fact-panel.tsx';
import { FactSource } from '../../features/facts/fact-source.tsx';
import type { CalculatorFact } from '../../queries/city.ts';
import { TextField } from '../../ui/field.tsx';
import type { Entries } from './address-state.ts';

const PREFIX = 'fact.';
/** The name of the entry that stands in for a fact. */
export const ownName = (factId: string) => PREFIX + factId;

/** The figures of the guide that may not be displayed today, and that a user can fill in. */
export function missingOf(facts: readonly CalculatorFact[]): CalculatorFact[] {
  return facts.filter((fact) => fact.value === null && isFillable(fact));
}

/** The user's figures for facts without a value, by fact. */
export function ownFigures(facts: readonly CalculatorFact[], entries: Entries): Record<string, number> {
  return Object.fromEntries(
    missingOf(facts).flatMap(({ id }) => {
      const value = readWrittenNumber(entries[ownName(id)] ?? '');
      return value === null || value < 0 ? [] : [[id, value]];
    }),
  );
}

type MissingFiguresProps = {
  facts: readonly CalculatorFact[];
  entries: Entries;
  enter: (name: string, text: string) => void;
};

/** A field for each figure that the guide does not know at present, with the place to look it up. Nothing is guessed. */
export function MissingFigures({ facts, entries, enter }: MissingFiguresProps) {
  const { _ } = useLingui();
  return missingOf(facts).map((fact) => {
    const name = ownName(fact.id);
    const text = entries[name] ?? '';
    const value = readWrittenNumber(text);
    const isWrong = text.trim() !== '' && (value === null || value < 0);
    return (
      <div key={fact.id} className="flex flex-col gap-1">
        <TextField
          type="text"
          inputMode="decimal"
          dir="ltr"
          name={name}
          label={<FactLabel fact={fact} />}
          hint={_('calculators.fill-in')}
          error={isWrong ? _('calculators.error.number') : undefined}
          errorPrefix={_('calculators.error.prefix')}
          value={text}
          onChange={(event) => enter(name, event.target.value)}
        />
        <FactSource fact={fact} />
      </div>
    );
  });
}
