import { ageMinutes, liveState } from '@dalil/domain/city/live/live-feed.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { MeasuredRoad, Traffic, TrafficNow } from '../../../queries/city.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CitySection } from '../city-section.tsx';
import { IncidentList } from './incident-list.tsx';
import { RoadRow } from './road-row.tsx';

const FIRST = 6;

type MeasuredRoadsProps = { measured: TrafficNow; traffic: Traffic; now: Date };

/** The measured roads, the slowest first, and the incidents, with their age and source. An old measurement is not displayed. */
export function MeasuredRoads({ measured, traffic, now }: MeasuredRoadsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { fetchedAt, source, value } = measured;
  const time = isolate(format.time(fetchedAt));
  if (liveState('traffic', fetchedAt, now) !== 'fresh') {
    return (
      <CitySection title={_('roads.title')}>
        <p role="status" className="measure text-ui text-text-2">
          {_('roads.old', { time })}
        </p>
      </CitySection>
    );
  }
  const roads = value.roads.toSorted((a, b) => shareOf(a) - shareOf(b));
  const slow = roads.filter(({ flow }) => flow !== 'free').length;
  return (
    <CitySection title={_('roads.title')}>
      <p className="text-ui font-semibold">{_('roads.summary', { slow, count: roads.length })}</p>
      <Rows roads={roads.slice(0, FIRST)} traffic={traffic} />
      {roads.length > FIRST ? (
        <Disclosure title={_('roads.more', { count: roads.length - FIRST })}>
          <Rows roads={roads.slice(FIRST)} traffic={traffic} />
        </Disclosure>
      ) : null}
      {value.incidents === null ? null : <IncidentList incidents={value.incidents} />}
      <p className="measure text-meta text-text-3">{_('roads.note')}</p>
      <p className="flex flex-wrap gap-x-2 text-meta text-text-3">
        <span>{_('roads.measured', { time })}</span>
        <span>{_('roads.age', { count: ageMinutes(fetchedAt, now) })}</span>
        {source ? (
          <span>
            {_('roads.source')}{' '}
            <a href={source.url} className="text-link">
              <bdi>{source.name}</bdi>
            </a>
          </span>
        ) : null}
      </p>
    </CitySection>
  );
}

/** The share of the speed of a free road; a closed one has none. */
function shareOf({ speedKmh, freeKmh, isClosed }: MeasuredRoad): number {
  if (isClosed) return -1;
  return freeKmh === 0 ? 1 : speedKmh / freeKmh;
}

function Rows({ roads, traffic }: { roads: readonly MeasuredRoad[]; traffic: Traffic }) {
  return (
    <ul className="grid gap-x-10 wide:grid-cols-2">
      {roads.map((road) => (
        <RoadRow key={road.id} road={road} traffic={traffic} />
      ))}
    </ul>
  );
}
