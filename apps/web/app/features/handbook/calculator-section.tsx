import type { CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import { useLingui } from '@lingui/react';
import { CalculatorLinks } from './calculator-links.tsx';
import { HandbookSection } from './handbook-section.tsx';

/** The part of a long page that leads to the calculators of its subject. */
export function CalculatorSection({ ids }: { ids: readonly CalculatorId[] }) {
  const { _ } = useLingui();
  return (
    <HandbookSection id="calculators" title={_('shell.nav.calculators')}>
      <CalculatorLinks ids={ids} />
    </HandbookSection>
  );
}
