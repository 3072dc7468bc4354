import { AUDIENCES, type Audience, type TodayLayout } from '@dalil/domain/city/today-tiles.ts';
import { weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FactValue } from '../../../features/facts/fact-value.tsx';
import { FactLabel } from '../../../features/facts/fact-panel.tsx';
import { FactSource } from '../../../features/facts/fact-source.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocalePath } from '../../../language/use-locale.ts';
import type { Day } from '../../../queries/city.ts';
import { ToggleChip } from '../../../ui/chip.tsx';
import { CitySection } from '../city-section.tsx';
import { saveLayout } from './use-layout.ts';

const FRIDAY = 5;
const LINKS: Record<Audience, readonly (readonly [id: string, path: string])[]> = {
  tourist: [
    ['first', '/first-visit'],
    ['tonight', '/tonight'],
    ['children', '/with-children'],
  ],
  resident: [
    ['traffic', '/traffic'],
    ['practical', '/practical'],
    ['living', '/living'],
  ],
};
const FACTS = ['fuel.special-95', 'work.federal.hours', 'work.ramadan.federal-hours', 'work.midday.hours'];

/** What differs for visitors and residents. Both are in the page; the device shows the one that was chosen on it. */
export function ForYou({ day, layout }: { day: Day; layout: TodayLayout }) {
  const { _ } = useLingui();
  return (
    <CitySection title={_('today.you.title')}>
      <div role="group" aria-label={_('today.you.as')} data-needs-script="" className="flex flex-wrap gap-2">
        {AUDIENCES.map((audience) => (
          <ToggleChip
            key={audience}
            isOn={layout.audience === audience}
            onClick={() => saveLayout({ ...layout, audience })}
          >
            {_(`today.you.as.${audience}`)}
          </ToggleChip>
        ))}
      </div>
      {AUDIENCES.map((audience) => (
        <div
          key={audience}
          data-audience={audience}
          className={layout.audience === audience ? 'flex flex-col gap-4' : 'hidden flex-col gap-4'}
        >
          {audience === 'tourist' ? <Manners day={day} /> : <DayFacts day={day} />}
          <Links audience={audience} />
        </div>
      ))}
    </CitySection>
  );
}

function Links({ audience }: { audience: Audience }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div className="flex flex-col gap-1">
      {audience === 'tourist' ? <h3 className="text-label font-semibold">{_('today.you.hours')}</h3> : null}
      <ul className="flex flex-col">
        {LINKS[audience].map(([id, path]) => (
          <li key={id}>
            <Link to={toLocale(path)} className="text-link inline-flex min-h-11 items-center gap-1 text-ui">
              {_(`today.you.link.${id}`)}
              <ArrowRight aria-hidden className="icon-small flip-rtl" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Manners({ day }: { day: Day }) {
  const { _ } = useLingui();
  const format = useFormat();
  const sermon = day.facts.find(({ id }) => id === 'friday.prayer')?.text;
  const isFriday = weekdayOf(day.date) === FRIDAY && sermon;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-label font-semibold">{_('today.you.manners')}</h3>
      <ul className="measure flex list-disc flex-col gap-1 ps-5 text-ui text-text-2">
        {day.isRamadan ? (
          <li>{_('today.you.manners.ramadan', { time: isolate(format.clock(day.prayers.maghrib)) })}</li>
        ) : null}
        {isFriday ? <li>{_('today.you.manners.friday', { time: isolate(sermon) })}</li> : null}
        <li>{_('today.you.manners.usual')}</li>
      </ul>
    </div>
  );
}

/** What residents look up: prices and hours that hold on this day, each with its source. */
function DayFacts({ day }: { day: Day }) {
  const facts = day.facts.filter(({ id, text }) => FACTS.includes(id) && text !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-col">
      {facts.map((fact) => (
        <div key={fact.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-label">
          <dt>
            <FactLabel fact={fact} />
          </dt>
          <dd className="flex flex-col items-end font-semibold">
            <FactValue fact={fact} />
            <span className="text-meta font-normal text-text-3">
              <FactSource fact={fact} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
