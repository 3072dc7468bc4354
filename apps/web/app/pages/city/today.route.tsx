import { ASR_METHODS } from '@dalil/domain/accounts/preferences.ts';
import { clockOf, isKnownDay } from '@dalil/domain/city/clock-time.ts';
import { withAsr } from '@dalil/domain/city/day.ts';
import { weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { DayLine } from '../../features/day-line/day-line.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { ConditionsNow } from '../../features/live/conditions-now.tsx';
import { loadConditions } from '../../features/live/load-conditions.ts';
import { useConditions } from '../../features/live/use-conditions.ts';
import { isOneOf, type StoredField, useStoredField } from '../../features/preferences/use-stored-field.ts';
import { Clock, isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type Day, dayQuery } from '../../queries/city.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CitySection } from './city-section.tsx';
import { MonthNormals } from './month-normals.tsx';
import { NowPanel } from './now-panel.tsx';
import { useTariffLabel } from './tariff-label.ts';
import { TariffWindows } from './tariff-windows.tsx';

const ASR_METHOD: StoredField<'region', 'asrMethod'> = {
  category: 'region',
  field: 'asrMethod',
  isSound: isOneOf(ASR_METHODS),
};

const load = loadPage(
  ['city', 'live', 'day-line', 'guide-calendar', 'item'],
  async ({ api, locale, prefetch, translate, url }) => {
    const date = requestedDay(url.searchParams);
    await Promise.all([
      prefetch(dayQuery(api, locale, date ?? 'today')),
      date === null ? loadConditions({ api, prefetch }, 'now') : undefined,
    ]);
    return { title: translate('city.today.title'), description: translate('city.today.description') };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** The requested day; an invalid or unknown day means today. */
function requestedDay(search: URLSearchParams): string | null {
  const date = search.get('date');
  return date && isKnownDay(date) ? date : null;
}

/** The day to display. A page rendered before midnight changes to the device's current day. */
function useVisibleDay() {
  const api = useApi();
  const locale = useLocale();
  const requested = requestedDay(useSearchParams()[0]);
  const { data: rendered } = useSuspenseQuery(dayQuery(api, locale, requested ?? 'today'));
  const now = useDubaiNow();
  const isPast = requested === null && now !== null && now.date !== rendered.date && isKnownDay(now.date);
  const { data: followed } = useQuery({ ...dayQuery(api, locale, now?.date ?? rendered.date), enabled: isPast });
  const asrMethod = useStoredField(ASR_METHOD);
  const dayByShafi = isPast && followed ? followed : rendered;
  const day = asrMethod === 'hanafi' ? withAsr(dayByShafi, dayByShafi.hanafiAsr) : dayByShafi;
  return {
    day,
    isRequested: requested !== null,
    minute: requested === null && now?.date === day.date ? now.minute : null,
  };
}

export default function Today() {
  const { _ } = useLingui();
  const format = useFormat();
  const { day, isRequested, minute } = useVisibleDay();
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
        <DayLine date={day.date} sun={day.sun} prayers={day.prayers} minute={minute} />
        {isRequested ? null : <NowPanel day={day} minute={minute} />}
      </header>
      {isRequested ? null : <CityNow />}
      <div className="wide:grid wide:grid-cols-2 wide:gap-x-10">
        <CitySection title={_('city.timeline.title')} note={_('city.timeline.note')}>
          <DayTimeline day={day} minute={minute} />
          <DayChoice day={day} isRequested={isRequested} />
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

/** Navigation to the previous day, the next day or any other day of the supported years. */
function DayChoice({ day, isRequested }: { day: Day; isRequested: boolean }) {
  const { _ } = useLingui();
  const path = useLocalePath()('/today');
  return (
    <nav aria-label={_('city.day.other')} className="flex flex-wrap items-end gap-3">
      {day.previous ? (
        <Link to={`${path}?date=${day.previous}`} className={buttonClass()}>
          <ArrowLeft aria-hidden className="icon-small flip-rtl" />
          {_('city.day.previous')}
        </Link>
      ) : null}
      {day.next ? (
        <Link to={`${path}?date=${day.next}`} className={buttonClass()}>
          {_('city.day.next')}
          <ArrowRight aria-hidden className="icon-small flip-rtl" />
        </Link>
      ) : null}
      {isRequested ? (
        <Link to={path} className={buttonClass()}>
          {_('city.day.back')}
        </Link>
      ) : null}
      <Form method="get" action={path} className="flex flex-wrap items-end gap-2">
        <TextField
          key={day.date}
          label={_('city.day.choose')}
          type="date"
          name="date"
          min="2020-01-01"
          max="2040-12-31"
          defaultValue={day.date}
        />
        <Button type="submit">{_('city.day.show')}</Button>
      </Form>
    </nav>
  );
}

const SPECIAL_DAYS: Record<number, string> = {
  5: 'city.week.friday',
  6: 'city.week.saturday',
  7: 'city.week.sunday',
};

/** The kind of day: weekday, date and Ramadan. */
function DayMeaning({ day }: { day: Day }) {
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

type Moment = Day['moments'][number];

/** The times of a day in order. `minute` marks the current time. */
function DayTimeline({ day, minute }: { day: Day; minute: number | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const reached = minute === null ? null : day.moments.findLast((moment) => moment.minute <= minute);
  return (
    <ol className="flex flex-col">
      {day.moments.map((moment) => (
        <li
          key={moment.id}
          className="flex min-h-11 items-center gap-4 border-b border-line py-2 text-ui"
          aria-current={moment === reached ? 'time' : undefined}
        >
          <time dateTime={`${day.date}T${clockOf(moment.minute)}+04:00`} className="min-w-11 font-semibold">
            <Clock>{format.clock(moment.minute)}</Clock>
          </time>
          <span className="grow">
            <MomentName moment={moment} />
          </span>
          {moment === reached && minute !== null ? (
            <Tag tone="info">{_('city.now.line', { time: isolate(format.clock(minute)) })}</Tag>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function MomentName({ moment: { kind, tariff, price } }: { moment: Moment }) {
  const { _ } = useLingui();
  const labelOf = useTariffLabel();
  if (tariff === null) return _(`city.moment.${kind}`);
  return `${_(kind === 'salik' ? 'city.tariff.salik' : 'city.tariff.parking')}: ${labelOf({ from: 0, to: 0, kind: tariff, price })}`;
}
