import { ASR_METHODS } from '@dalil/domain/accounts/preferences.ts';
import { withAsr } from '@dalil/domain/city/day.ts';
import { isKnownDay } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { type StoredField, isOneOf, useStoredField } from '../../features/preferences/use-stored-field.ts';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { dayQuery } from '../../queries/city.ts';
import { CitySection } from './city-section.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayLine } from './day-line.tsx';
import { DayMeaning } from './day-meaning.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { MonthNormals } from './month-normals.tsx';
import { NowPanel } from './now-panel.tsx';
import { TariffWindows } from './tariff-windows.tsx';
import { useDubaiNow } from './use-dubai-now.ts';

const ASR_METHOD: StoredField<'region', 'asrMethod'> = {
  category: 'region',
  field: 'asrMethod',
  isSound: isOneOf(ASR_METHODS),
};

const load = loadPage(['city', 'guide-calendar', 'item'], async ({ api, locale, warm, translate, url }) => {
  await warm(dayQuery(api, locale, askedDay(url.searchParams) ?? 'today'));
  return { title: translate('city.today.title'), description: translate('city.today.description') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** The day an address asks for; a day nobody knows is today. */
function askedDay(search: URLSearchParams): string | null {
  const date = search.get('date');
  return date && isKnownDay(date) ? date : null;
}

/** The day to show. A page that was rendered before midnight is followed by the day the device has got to. */
function useShownDay() {
  const api = useApi();
  const locale = useLocale();
  const asked = askedDay(useSearchParams()[0]);
  const { data: rendered } = useSuspenseQuery(dayQuery(api, locale, asked ?? 'today'));
  const now = useDubaiNow();
  const isPast = asked === null && now !== null && now.date !== rendered.date && isKnownDay(now.date);
  const { data: followed } = useQuery({ ...dayQuery(api, locale, now?.date ?? rendered.date), enabled: isPast });
  const asrMethod = useStoredField(ASR_METHOD);
  const dayByShafi = isPast && followed ? followed : rendered;
  const day = asrMethod === 'hanafi' ? withAsr(dayByShafi, dayByShafi.hanafiAsr) : dayByShafi;
  return { day, isAsked: asked !== null, minute: asked === null && now?.date === day.date ? now.minute : null };
}

export default function Today() {
  const { _ } = useLingui();
  const format = useFormat();
  const { day, isAsked, minute } = useShownDay();
  return (
    <div className="page-width pb-10">
      <header className="flex flex-col gap-4 pt-5 pb-6 wide:pt-10">
        <div className="flex flex-col gap-2">
          <h1 className="headline text-title">
            <time dateTime={day.date}>{format.longDate(day.date)}</time>
          </h1>
          <p className="text-label text-text-3 no-hijri:hidden">
            {_('guide.hijri.date', {
              day: day.hijri.day,
              month: _(`guide.hijri.month${day.hijri.month}`),
              year: day.hijri.year,
            })}
          </p>
          <p className="text-caption text-text-3 no-hijri:hidden">{_('guide.hijri.note')}</p>
        </div>
        <DayMeaning day={day} />
        <DayLine day={day} minute={minute} />
        {isAsked ? null : <NowPanel day={day} minute={minute} />}
      </header>
      <div className="wide:grid wide:grid-cols-2 wide:gap-x-10">
        <CitySection title={_('city.timeline.title')} note={_('city.timeline.note')}>
          <DayTimeline day={day} minute={minute} />
          <DayChoice day={day} isAsked={isAsked} />
        </CitySection>
        <CitySection title={_('city.tariff.title')}>
          <TariffWindows tariffs={day.tariffs} facts={day.facts} />
        </CitySection>
      </div>
      {day.climate ? <MonthNormals climate={day.climate} locale={day.climate.locale} asOf={day.climate.asOf} /> : null}
      <FactPanel title={_('city.facts.title')} facts={day.facts} />
    </div>
  );
}
