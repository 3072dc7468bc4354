import { useLingui } from '@lingui/react';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { FactLabel, factRow } from '../../features/facts/fact-panel.tsx';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { FactsPanel } from '../../ui/facts-panel.tsx';

type RentsProps = { ids: readonly string[]; facts: FactsById };

/** What is known of the rents of an area, each with how well and when. */
export function Rents({ ids, facts }: RentsProps) {
  const { _ } = useLingui();
  const known = ids.flatMap((id) => facts[id] ?? []);
  if (known.length === 0) return <span className="text-text-3">{_('living.compare.unknown')}</span>;
  return (
    <ul className="flex flex-col gap-2">
      {known.map((fact) => (
        <li key={fact.id}>
          <FactValue fact={fact} />
          <span className="block text-meta text-text-3">
            <FactLabel fact={fact} />
          </span>
          <span className="block text-meta text-text-3">
            <FactGrade fact={fact} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The usual rents of the whole city, for areas of which none is known. */
export function CityRents({ ids, facts }: RentsProps) {
  const { _ } = useLingui();
  const known = ids.flatMap((id) => facts[id] ?? []);
  if (known.length === 0) return null;
  const rows = known.map((fact) => factRow(fact, <FactLabel fact={fact} />));
  return <FactsPanel title={_('living.compare.rent-city')} rows={rows} />;
}
