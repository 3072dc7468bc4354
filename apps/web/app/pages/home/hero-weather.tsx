import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { minuteOfHour } from '@dalil/domain/city/live/live-outlook.ts';
import type { VerdictDay } from '@dalil/domain/city/verdict.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { type Span, useSpans } from '../../features/hour/hour.tsx';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { HomeWeather } from './use-home-hour.ts';

const HOUR = 60;

type HeroWeatherProps = { day: VerdictDay; weather: HomeWeather | null };
type Shown = { span: Span; temperatureC: number; feltC: number | null; isForecast: boolean; at: string };

/**
 * The temperature of each hour a provider told of, with its time and source, and in all other minutes the usual ones of the month, from
 * the coolest to the warmest of a day.
 */
export function HeroWeather({ day, weather }: HeroWeatherProps) {
  const { _ } = useLingui();
  const shownIn = useSpans();
  const hours = shownHours(day.date, weather);
  const { month } = day;
  const format = useFormat();
  const unknown = hours.reduce(
    (left, { span }) => left.flatMap((one) => without(one, span)),
    [{ from: 0, until: DAY_MINUTES }],
  );
  return (
    <div className="home-hero-normal">
      {weather ? hours.map((hour) => <LiveHour key={hour.at} hour={hour} weather={weather} />) : null}
      {month ? (
        <p {...shownIn(unknown)}>
          <b className="home-hero-range">
            <Ltr>
              {_('guide.home.degrees', {
                value: `${format.number(Math.round(month.meanMinC))}–${format.number(Math.round(month.meanMaxC))}`,
              })}
            </Ltr>
          </b>
          <small>{_('guide.home.usual')}</small>
        </p>
      ) : null}
    </div>
  );
}

/** The hours of this day with a temperature. None once the values are too old to rely on. */
function shownHours(date: string, weather: HomeWeather | null): Shown[] {
  const fetchedAt = weather?.outlook.fetched.weather ?? null;
  if (!weather || fetchedAt === null || liveState('weather', fetchedAt, weather.now) === 'old') return [];
  return weather.outlook.shown.flatMap(({ temperatureC, ...rest }) => {
    const from = minuteOfHour(rest, date);
    return temperatureC === null ? [] : [{ ...rest, temperatureC, span: { from, until: from + HOUR } }];
  });
}

function LiveHour({ hour, weather: { outlook } }: { hour: Shown; weather: HomeWeather }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const shownIn = useSpans();
  const { temperatureC, feltC, isForecast, span } = hour;
  const values = {
    felt: _('guide.home.degrees', { value: feltC ?? temperatureC }),
    time: isolate(isForecast ? format.clock(span.from) : format.time(outlook.fetched.weather ?? '')),
    source: isolate(outlook.source?.name ?? ''),
  };
  return (
    <p {...shownIn([span])}>
      <b>{_('guide.home.degrees', { value: temperatureC })}</b>
      <Link
        to={toLocale('/weather')}
        className="relative inline-block min-h-6 min-w-6 after:absolute after:-inset-y-2.5 after:inset-x-0"
      >
        <small>{_(isForecast ? 'guide.home.weather.forecast' : 'guide.home.weather.now', values)}</small>
      </Link>
    </p>
  );
}

/** What is left of a span without another. */
function without(span: Span, taken: Span): Span[] {
  return [
    { from: span.from, until: Math.min(span.until, taken.from) },
    { from: Math.max(span.from, taken.until), until: span.until },
  ].filter(({ from, until }) => from < until);
}
