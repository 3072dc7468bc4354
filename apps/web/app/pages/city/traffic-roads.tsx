import { useLingui } from '@lingui/react';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import type { Traffic } from '../../queries/city.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CitySection } from './city-section.tsx';

/** The toll gates, and the roads with the hours at which they are usually slow. */
export function TrafficRoads({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  return (
    <>
      <CitySection title={_('city.traffic.gates')}>
        <TextIn locale={traffic.locale}>
          <DataTable
            caption={<VisuallyHidden>{_('city.traffic.gates')}</VisuallyHidden>}
            keyOf={({ id }) => id}
            rows={traffic.gates}
            columns={[
              { id: 'gate', header: _('city.traffic.gate'), cell: ({ name }) => name },
              { id: 'road', header: _('city.traffic.road'), cell: ({ road }) => road },
            ]}
          />
        </TextIn>
      </CitySection>
      <CitySection title={_('city.traffic.roads')} note={traffic.roadsNote}>
        <TextIn locale={traffic.locale}>
          {traffic.roads.map((road) => (
            <Disclosure
              key={road.id}
              title={
                <>
                  {road.name} {road.code ? <Ltr className="text-meta text-text-3">{road.code}</Ltr> : null}
                </>
              }
            >
              <ul className="flex flex-col gap-3">
                {road.segments.map((segment) => (
                  <li key={segment.id}>
                    <span className="block font-semibold">{segment.name}</span>
                    <span className="flex flex-wrap gap-x-3">
                      {segment.peaks.map((peak) => (
                        <Ltr key={peak}>{peak.replace('-', '–')}</Ltr>
                      ))}
                      {segment.isWeekend ? <span>{_('city.traffic.weekend')}</span> : null}
                    </span>
                    {segment.cause ? <span className="text-meta text-text-3">{segment.cause}</span> : null}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </TextIn>
      </CitySection>
    </>
  );
}
