import { useLingui } from '@lingui/react';
import { factsById } from '../../features/facts/fact-text.ts';
import { Inlines } from '../../features/prose/inlines.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import type { Traffic } from '../../queries/city.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CitySection } from './city-section.tsx';

/** Metro, tram, monorail and boats, each with its stops. */
export function TrafficNetwork({ traffic }: { traffic: Traffic }) {
  const { _ } = useLingui();
  const facts = factsById(traffic.facts);
  return (
    <>
      <CitySection title={_('city.traffic.network')}>
        <TextIn locale={traffic.locale}>
          {traffic.lines.map((line) => (
            <Disclosure
              key={line.id}
              title={
                <span className="flex flex-wrap items-center gap-2">
                  {line.name}
                  <span className="text-meta font-normal text-text-3">
                    {line.stations.length > 0 ? _('city.traffic.stations', { count: line.stations.length }) : null}
                  </span>
                  {line.isRunning ? null : <Tag tone="warn">{_('city.traffic.planned')}</Tag>}
                </span>
              }
            >
              {line.note ? (
                <p className="measure pb-3">
                  <Inlines nodes={line.note} facts={facts} />
                </p>
              ) : null}
              <ol className="grid gap-x-6 gap-y-1 medium:grid-cols-2 wide:grid-cols-3">
                {line.stations.map((station) => (
                  <li key={station.id}>
                    <bdi>{station.name}</bdi>
                    {station.note ? <span className="text-meta text-text-3"> · {station.note}</span> : null}
                  </li>
                ))}
              </ol>
            </Disclosure>
          ))}
          <ul className="flex list-disc flex-col gap-1 ps-5 pt-4 text-label text-text-2">
            {traffic.metroRules.map((rule, at) => (
              <li key={at}>
                <Inlines nodes={rule} facts={facts} />
              </li>
            ))}
          </ul>
        </TextIn>
      </CitySection>
      <CitySection title={_('city.traffic.boats')}>
        <TextIn locale={traffic.locale} className="grid gap-4 medium:grid-cols-3">
          {traffic.boats.map((boat) => (
            <div key={boat.id} className="flex flex-col gap-1">
              <h3 className="text-ui font-semibold">{boat.name}</h3>
              <p className="text-label text-text-2">{boat.note}</p>
              <ul className="text-label">
                {boat.routes.map((route) => (
                  <li key={route}>{route}</li>
                ))}
              </ul>
            </div>
          ))}
        </TextIn>
      </CitySection>
    </>
  );
}
