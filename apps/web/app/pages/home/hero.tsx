import { type DayPart, dayTitles } from '@dalil/domain/city/day-part.ts';
import type { VerdictDay } from '@dalil/domain/city/verdict.ts';

import { isRamadan } from '@dalil/domain/city/holidays.ts';

import { useLingui } from '@lingui/react';
import { ClockNow } from '../../features/hour/clock-now.tsx';
import { useHour, useSpans } from '../../features/hour/hour.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Skyline } from './skyline.tsx';
import { partsOf } from './day-parts.ts';
import { HeroWeather } from './hero-weather.tsx';
import type { Home, HomeWeather } from './use-home-hour.ts';
import './hero.css';

type HeroProps = { day: VerdictDay; hijri: Home['hijri'] | null; part: DayPart; weather: HomeWeather | null };

/** While the sky is light, from some time after sunrise to some time before sunset. */
const LIGHT = { afterSunrise: 25, beforeSunset: 60 };

/** The day and the hour over the city's skyline: what the hour is called, and what it is usually like. */
export function Hero({ day, hijri, part, weather }: HeroProps) {
  const { minute } = useHour();
  const { sunrise, sunset } = day.sun;
  const isLight =
    minute === null
      ? part === 'morning' || part === 'midday'
      : minute >= sunrise + LIGHT.afterSunrise && minute < sunset - LIGHT.beforeSunset;
  return (
    <header className={`home-hero ${isLight ? 'on-sky-ink' : 'on-sky-white'}`}>
      <Skyline part={part} sun={day.sun} />
      <div className="skyline-veil high-contrast:hidden" />
      <div className="page-width home-hero-text">
        <DateLine date={day.date} hijri={hijri} />
        <h1 className="headline">
          <Titles day={day} />
        </h1>
        <HeroWeather day={day} weather={weather} />
        <p className="home-hero-lead">
          <Leads day={day} />
        </p>
      </div>
      <Credit />
    </header>
  );
}

/** The names of the Hijri months are our own messages because browsers differ. */
function DateLine({ date, hijri }: { date: string; hijri: Home['hijri'] | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <p className="home-hero-date">
      <time dateTime={date}>
        <span className="wide:hidden">{format.weekdayDate(date)}</span>
        <span className="hidden wide:inline">{format.longDate(date)}</span>
      </time>
      {hijri ? (
        <span className="no-hijri:hidden" title={_('guide.hijri.note')}>
          {_('guide.hijri.date', {
            day: hijri.day,
            month: _(`guide.hijri.month${hijri.month}`),
            year: hijri.year,
          })}
        </span>
      ) : null}
      <span className="hour-mark font-strong">
        <ClockNow />
      </span>
    </p>
  );
}

function Titles({ day }: { day: VerdictDay }) {
  const { _ } = useLingui();
  const format = useFormat();
  const shownIn = useSpans();
  return dayTitles(day.sun).map(({ id, from, until, at }) => (
    <span key={from} {...shownIn([{ from, until }])}>
      {_(`guide.home.title.${id}`, { time: at === undefined ? '' : isolate(format.clock(at)) })}
    </span>
  ));
}

function Leads({ day }: { day: VerdictDay }) {
  const { _ } = useLingui();
  const format = useFormat();
  const shownIn = useSpans();
  const { month } = day;
  const isHot = month !== null && month.comfort !== 'excellent' && month.comfort !== 'good';
  const isFasting = isRamadan(day.date);
  const values = {
    high: month ? _('guide.home.degrees', { value: Math.round(month.meanMaxC) }) : '',
    time: isolate(format.clock(day.prayers.maghrib)),
  };
  return partsOf(day).map(({ id, spans }) => {
    const key = id === 'night' ? id : isFasting ? 'ramadan' : isHot ? `${id}-hot` : id;
    return (
      <span key={id} {...shownIn(spans)}>
        {_(`guide.home.lead.${key}`, values)}
      </span>
    );
  });
}

function Credit() {
  const { _ } = useLingui();
  return <p className="home-hero-credit high-contrast:hidden">{_('guide.home.credit')}</p>;
}
