import { ASR_METHODS } from '@dalil/domain/accounts/preferences.ts';
import { isKnownDay } from '@dalil/domain/city/clock-time.ts';
import { withAsr } from '@dalil/domain/city/day.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getDay } from '../../endpoints/city.ts';
import { CityAlerts } from '../../features/city-alerts/city-alerts.tsx';
import { loadCityAlerts } from '../../features/city-alerts/load-city-alerts.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { DayLine } from '../../features/day-line/day-line.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { loadConditions, loadOutlook } from '../../features/live/load-conditions.ts';
import { isOneOf, type StoredField, useStoredField } from '../../features/preferences/use-stored-field.ts';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { Day } from '../../queries/city.ts';
import { DayMeaning } from './today/day-meaning.tsx';
import { OtherDay } from './today/other-day.tsx';
import { TodayTiles } from './today/today-tiles.tsx';
import './today/today.css';

const ASR_METHOD: StoredField<'region', 'asrMethod'> = {
  category: 'region',
  field: 'asrMethod',
  isSound: isOneOf(ASR_METHODS),
};

const load = loadPage(
  ['city', 'live', 'today', 'day-line', 'guide-calendar', 'item'],
  async ({ api, locale, prefetch, translate, url }) => {
    const date = requestedDay(url.searchParams);
    const [moreAreas] = await Promise.all([
      date === null ? loadCityAlerts({ api, locale, prefetch }) : [],
      prefetch(getDay({ locale, date: date ?? 'today' })),
      ...(date === null ? [loadConditions({ prefetch }, 'now'), loadOutlook({ prefetch }, 'tomorrow')] : []),
    ]);
    return { title: translate('city.today.title'), description: translate('city.today.description'), moreAreas };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** The requested day; an invalid or unknown day means today. */
function requestedDay(search: URLSearchParams): string | null {
  const date = search.get('date');
  return date && isKnownDay(date) ? date : null;
}

/** The day to display. A page rendered before midnight changes to the device's current day. */
function useVisibleDay(): { day: Day; isRequested: boolean; minute: number | null } {
  const locale = useLocale();
  const requested = requestedDay(useSearchParams()[0]);
  const { data: rendered } = useSuspenseQuery(getDay({ locale, date: requested ?? 'today' }));
  const now = useDubaiNow();
  const isPast = requested === null && now !== null && now.date !== rendered.date && isKnownDay(now.date);
  const { data: followed } = useQuery({ ...getDay({ locale, date: now?.date ?? rendered.date }), enabled: isPast });
  const asrMethod = useStoredField(ASR_METHOD);
  const dayByShafi = isPast && followed ? followed : rendered;
  const day = useMemo(
    () => (asrMethod === 'hanafi' ? withAsr(dayByShafi, dayByShafi.hanafiAsr) : dayByShafi),
    [asrMethod, dayByShafi],
  );
  return {
    day,
    isRequested: requested !== null,
    minute: requested === null && now?.date === day.date ? now.minute : null,
  };
}

export default function Today() {
  const { _ } = useLingui();
  const { day, isRequested, minute } = useVisibleDay();
  return (
    <>
      {isRequested ? null : <CityAlerts />}
      <div className="page-width pb-10">
        <header className="flex flex-col gap-4 pt-2 pb-6 wide:pt-4">
          <DayTitle day={day} isToday={!isRequested} />
          <DayMeaning day={day} />
          <DayLine date={day.date} sun={day.sun} prayers={day.prayers} minute={minute} />
        </header>
        {isRequested ? <OtherDay day={day} /> : <TodayTiles day={day} minute={minute} />}
        <FactPanel title={_('city.facts.title')} facts={day.facts} isCollapsed />
      </div>
    </>
  );
}

function DayTitle({ day, isToday }: { day: Day; isToday: boolean }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-2">
      <PageTitle>
        <h1 data-read="" className="headline text-title">
          <time dateTime={day.date}>{format.longDate(day.date)}</time>
        </h1>
        {isToday ? <ListenButton isIcon /> : null}
      </PageTitle>
      <p className="text-label text-text-3 no-hijri:hidden">
        {_('guide.hijri.date', {
          day: day.hijri.day,
          month: _(`guide.hijri.month${day.hijri.month}`),
          year: day.hijri.year,
        })}
      </p>
      <p className="text-caption text-text-3 no-hijri:hidden">{_('guide.hijri.note')}</p>
    </div>
  );
}
