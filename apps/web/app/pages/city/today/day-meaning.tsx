import { weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useTextLanguage } from '../../../features/guide-cards/text-language.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { Day } from '../../../queries/city.ts';
import { Notice } from '../../../ui/notice.tsx';

const SPECIAL_DAYS: Record<number, string> = {
  5: 'city.week.friday',
  6: 'city.week.saturday',
  7: 'city.week.sunday',
};

/** The kind of day: weekday, date and Ramadan. */
export function DayMeaning({ day }: { day: Day }) {
  const { _ } = useLingui();
  const sermon = day.facts.find(({ id }) => id === 'friday.prayer');
  // Offices are closed on a public holiday.
  const kind = SPECIAL_DAYS[weekdayOf(day.date)] ?? (day.holidays.length > 0 ? null : 'city.week.workday');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ui text-text-2">
        {kind === null ? null : _(kind)}
        {sermon?.text ? ` ${sermon.label}: ${isolate(sermon.text)}` : null}
      </p>
      {day.holidays.map((holiday) => (
        <Notice key={holiday.id} tone="success" title={_('city.holiday.today', { title: isolate(holiday.title) })}>
          {holiday.isExpected ? <p>{_('city.holiday.expected')}</p> : null}
        </Notice>
      ))}
      {day.isRamadan ? (
        <Notice title={_('city.ramadan.now', { day: day.hijri.day })}>
          <p>{_('city.ramadan.text')}</p>
          <p>{_('city.holiday.expected')}</p>
        </Notice>
      ) : null}
      <ul className="flex flex-col gap-2 text-label text-text-2">
        {day.nextHoliday ? <ComingDay name={_('city.holiday.next')} coming={day.nextHoliday} /> : null}
        {day.nextRamadan && !day.isRamadan ? <ComingDay coming={day.nextRamadan} /> : null}
      </ul>
    </div>
  );
}

function ComingDay({ name, coming }: { name?: string; coming: NonNullable<Day['nextHoliday']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(coming.locale);
  return (
    <li>
      {name ? `${name}: ` : null}
      <bdi className="font-semibold text-text" {...language}>
        {coming.title}
      </bdi>
      {' · '}
      <time dateTime={coming.date}>{format.shortDate(coming.date)}</time>
      {' · '}
      {_('city.holiday.in', { days: coming.days })}
      {coming.isExpected ? ` · ${_('city.holiday.expected')}` : null}
    </li>
  );
}
