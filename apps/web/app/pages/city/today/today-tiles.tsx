import { timelineOf } from '@dalil/domain/city/day-timeline.ts';
import { minuteOfHour } from '@dalil/domain/city/live/live-outlook.ts';
import type { TodayTile } from '@dalil/domain/city/today-tiles.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { InlineScript } from '../../../data/inline-script.tsx';
import { useNow } from '../../../features/clock/use-now.ts';
import { HourNow } from '../../../features/hour/hour-now.tsx';
import { HourContext, useDocumentHour } from '../../../features/hour/hour.tsx';
import { ConditionsNow } from '../../../features/live/conditions-now.tsx';
import { useConditions } from '../../../features/live/use-conditions.ts';
import type { Day } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';
import { MonthNormals } from '../month-normals.tsx';
import { NowPanel } from '../now-panel.tsx';
import { TariffWindows } from '../tariff-windows.tsx';
import { OfficialWarnings } from '../weather/official-warnings.tsx';
import { ArrangeButton } from './arrange-button.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { BeachAlert } from './beach-alert.tsx';
import { CanITile } from './can-i-tile.tsx';
import { DayBrief } from './day-brief.tsx';
import { DayChanges } from './day-changes.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { ForYou } from './for-you.tsx';
import { LateNight } from './late-night.tsx';
import { clearLayoutStyles, LAYOUT_SCRIPT } from './layout-script.ts';
import { useAnswers } from './use-answers.ts';
import { useLayout } from './use-layout.ts';

const HOUR = 60;

type TodayTilesProps = { day: Day; minute: number | null };

/** Everything about this day and this minute, in parts that each device may arrange. */
export function TodayTiles({ day, minute }: TodayTilesProps) {
  const live = useConditions('now');
  const answers = useAnswers(day);
  const layout = useLayout();
  const isKnown = useNow() !== null;
  const rendered = answers.outlook ? Math.max(0, minuteOfHour({ at: answers.outlook.hour }, day.date)) : 0;
  const hour = useMemo(() => ({ date: day.date, minute, middle: rendered }), [day.date, minute, rendered]);
  useDocumentHour(hour, isKnown);
  useLayoutEffect(() => {
    if (isKnown) clearLayoutStyles();
  }, [isKnown, layout]);
  const from = minute === null ? rendered : minute - (minute % HOUR);
  const parts = useParts({ day, from, answers, layout });
  return (
    <HourContext value={hour}>
      <div data-hours-of={day.date}>
        {live?.conditions.warnings ? <OfficialWarnings warnings={live.conditions.warnings} now={live.now} /> : null}
        <NowPanel day={day} minute={minute} />
        <LateNight day={day} />
        <BeachAlert day={day} answers={answers} />
        <HourNow />
        <DayChanges changes={day.changes} />
        <InlineScript source={LAYOUT_SCRIPT} />
        <div className="today-tiles pt-6">
          {layout.order
            .filter((tile) => !layout.hidden.includes(tile))
            .map((tile) => (
              <div key={tile} data-tile={tile} className="min-w-0">
                {parts[tile]}
              </div>
            ))}
        </div>
        <HourNow />
        <ArrangeButton />
      </div>
    </HourContext>
  );
}

type PartsInput = {
  day: Day;
  /** The first minute of this hour. */
  from: number;
  answers: ReturnType<typeof useAnswers>;
  layout: ReturnType<typeof useLayout>;
};

function useParts({ day, from, answers, layout }: PartsInput): Record<TodayTile, ReactNode> {
  const { _ } = useLingui();
  const entries = useMemo(() => timelineOf({ ...day, answers: answers.of, from }), [day, answers, from]);
  return {
    can: <CanITile day={day} answers={answers} audience={layout.audience} />,
    timeline: (
      <CitySection title={_('city.timeline.title')} note={_('city.timeline.note')}>
        <DayTimeline day={day} entries={entries} isToday />
        <CalendarButton day={day} entries={entries} />
        <DayChoice day={day} isRequested={false} />
      </CitySection>
    ),
    brief: <DayBrief day={day} answers={answers} />,
    now: <CityNow />,
    you: <ForYou day={day} layout={layout} />,
    tolls: (
      <CitySection anchor="tolls" title={_('city.tariff.title')}>
        <TariffWindows tariffs={day.tariffs} facts={day.facts} />
      </CitySection>
    ),
    month: day.climate ? (
      <MonthNormals climate={day.climate} locale={day.climate.locale} asOf={day.climate.asOf} />
    ) : null,
  };
}

/** The weather, the sea and the air of now, where providers have answered. */
function CityNow() {
  const { _ } = useLingui();
  const live = useConditions('now');
  if (!live?.conditions.weather && !live?.conditions.sea && !live?.conditions.air) return null;
  return (
    <CitySection title={_('live.now.title')}>
      <ConditionsNow {...live} />
    </CitySection>
  );
}
