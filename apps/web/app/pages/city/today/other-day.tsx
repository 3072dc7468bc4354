import { timelineOf } from '@dalil/domain/city/day-timeline.ts';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Day } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';
import { MonthNormals } from '../month-normals.tsx';
import { TariffWindows } from '../tariff-windows.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayTimeline } from './day-timeline.tsx';

/** A day that was asked for: what is computed and known of it, and nothing about now. */
export function OtherDay({ day }: { day: Day }) {
  const { _ } = useLingui();
  const entries = useMemo(() => timelineOf({ ...day, answers: {}, from: 0 }), [day]);
  return (
    <>
      <div className="wide:grid wide:grid-cols-2 wide:gap-x-10">
        <CitySection title={_('city.timeline.title')} note={_('city.timeline.note')}>
          <DayTimeline day={day} entries={entries} isToday={false} />
          <CalendarButton day={day} entries={entries} />
          <DayChoice day={day} isRequested />
        </CitySection>
        <CitySection title={_('city.tariff.title')}>
          <TariffWindows tariffs={day.tariffs} facts={day.facts} />
        </CitySection>
      </div>
      {day.climate ? <MonthNormals climate={day.climate} locale={day.climate.locale} asOf={day.climate.asOf} /> : null}
    </>
  );
}
