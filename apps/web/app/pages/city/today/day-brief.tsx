import { type Action, ACTIONS, answerAt } from '@dalil/domain/city/can-i.ts';
import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { hourAt } from '@dalil/domain/city/live/live-hours.ts';
import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useHour } from '../../../features/hour/hour.tsx';
import { useNow } from '../../../features/clock/use-now.ts';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { Day } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';
import { nextPrayer } from '../now-panel.tsx';
import type { DayAnswers } from './use-answers.ts';

type DayBriefProps = { day: Day; answers: DayAnswers };

/** A few sentences made by rules from what the page shows; they are what Listen reads. Until the minute is known they have their space. */
export function DayBrief({ day, answers }: DayBriefProps) {
  const { _ } = useLingui();
  const sentences = useSentences(day, answers);
  return (
    <CitySection title={_('today.brief.title')}>
      <p data-read="" data-needs-script="" className="measure min-h-40 text-ui wide:min-h-28">
        {sentences.join(' ')}
      </p>
    </CitySection>
  );
}

function useSentences(day: Day, answers: DayAnswers): string[] {
  const { _ } = useLingui();
  const format = useFormat();
  const { minute } = useHour();
  const weather = useWeatherSentence(day, answers);
  if (minute === null) return [];
  const time = (at: number) => isolate(format.clock(at % DAY_MINUTES));
  const said = ACTIONS.map((action) => answerAt(action, answers.of[action], minute));
  const names = (wanted: (answer: string) => boolean) =>
    format.list(said.filter(({ answer }) => wanted(answer)).map(({ action }) => nameOf(action)));
  const nameOf = (action: Action) => _(`today.action.${action}`);
  const [good, later] = [names((answer) => answer === 'yes'), names((answer) => answer === 'wait')];
  const prayer = nextPrayer(day, minute);
  const isWarned = said.some(({ basis }) => basis === 'warning');
  const [event] = day.events;
  return [
    ...(isWarned ? [_('today.brief.warning')] : []),
    ...weather,
    ...(good === '' ? [] : [_('today.brief.good', { list: good })]),
    ...(later === '' ? [] : [_('today.brief.later', { list: later })]),
    _('today.brief.prayer', { prayer: _(`city.moment.${prayer.id}`), time: time(prayer.minute) }),
    _('today.brief.sun', { rise: time(day.sun.sunrise), set: time(day.sun.sunset) }),
    ...(event ? [_('today.brief.events', { count: day.events.length, title: isolate(event.title) })] : []),
  ];
}

/** The temperature of this hour, or what is usual in the month. */
function useWeatherSentence({ date, climate }: Day, { live, outlook }: DayAnswers): string[] {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const degrees = (value: number) => isolate(_('live.degrees', { value: format.number(Math.round(value)) }));
  const hour = now === null ? null : outlook?.shown.find(({ at }) => at === hourAt(now));
  if (live && live.hours.length > 0 && hour && hour.temperatureC !== null) {
    const values = { temperature: degrees(hour.temperatureC), felt: degrees(hour.feltC ?? hour.temperatureC) };
    return [_(hour.isForecast ? 'today.brief.forecast' : 'today.brief.weather', values)];
  }
  if (!climate || (live && live.hours.length > 0)) return [];
  return [
    _('today.brief.usual', {
      month: _(`guide.month.name${monthOf(date)}`),
      high: degrees(climate.meanMaxC),
      low: degrees(climate.meanMinC),
    }),
  ];
}
