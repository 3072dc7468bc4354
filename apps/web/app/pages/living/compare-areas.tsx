import { readComparison } from '@dalil/domain/guide/comparison.ts';
import { useLingui } from '@lingui/react';
import { useLocation, useSearchParams } from 'react-router';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { factsOf } from '../../features/facts/facts-in.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import type { ComparedNeighbourhood } from '../../features/handbook/living-view.ts';
import { Notice } from '../../ui/notice.tsx';
import { ChooseAreas } from './choose-areas.tsx';
import { ComparisonTable } from './comparison-table.tsx';

type CompareAreasProps = { neighbourhoods: readonly ComparedNeighbourhood[]; facts: FactsById };

/** The twelve neighbourhoods; those the address names stand side by side. */
export function CompareAreas({ neighbourhoods, facts }: CompareAreasProps) {
  const { _ } = useLingui();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const { ids, left } = readComparison(
    params.getAll('compare'),
    neighbourhoods.map(({ id }) => id),
  );
  const compared = ids.flatMap((id) => neighbourhoods.find((one) => one.id === id) ?? []);
  const charges = compared.flatMap(({ serviceCharge }) => (serviceCharge ? [serviceCharge] : []));
  const used = factsOf(
    charges.flatMap(({ min, max }) => (max ? [min, max] : [min])),
    facts,
  );
  return (
    <HandbookSection id="areas" title={_('living.section.areas')} facts={used}>
      <p className="max-w-measure text-label text-text-2">{_('living.compare.hint')}</p>
      {left.length > 0 ? (
        <Notice tone="warning" className="max-w-measure">
          <p>{_('living.compare.left')}</p>
        </Notice>
      ) : null}
      {compared.length > 0 ? <ComparisonTable neighbourhoods={compared} facts={facts} /> : null}
      {/* A new address begins with its own choice. */}
      <ChooseAreas key={search} neighbourhoods={neighbourhoods} chosen={ids} />
    </HandbookSection>
  );
}
