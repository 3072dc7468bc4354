import { useLingui } from '@lingui/react';
import { FactLabel } from '../../../features/facts/fact-panel.tsx';
import { FactSource } from '../../../features/facts/fact-source.tsx';
import { FactValue } from '../../../features/facts/fact-value.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { Day } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';

/** Facts that begin or ended to hold, with their source. Nothing on a day without any. */
export function DayChanges({ changes }: { changes: Day['changes'] }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <CitySection title={_('today.changes.title')}>
      <ul className="flex flex-col gap-2 text-ui">
        {changes.map(({ fact, isBeginning, date }) => (
          <li key={fact.id}>
            <FactLabel fact={fact} />: <FactValue fact={fact} />{' '}
            <span className="text-meta text-text-3">
              {_(isBeginning ? 'today.changes.begins' : 'today.changes.ends', {
                date: isolate(format.shortDate(date)),
              })}
              {' · '}
              <FactSource fact={fact} />
            </span>
          </li>
        ))}
      </ul>
    </CitySection>
  );
}
