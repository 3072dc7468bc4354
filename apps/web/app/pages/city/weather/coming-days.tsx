import type { Sky } from '@dalil/domain/city/live/readings.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { useLingui } from '@lingui/react';
import { Cloud, CloudFog, CloudLightning, CloudRain, CloudSun, Sun, Wind } from 'lucide-react';
import { useLiveFormats } from '../../../features/live/live-formats.ts';
import { LivePart } from '../../../features/live/live-part.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import type { Conditions } from '../../../queries/city.ts';
import { CitySection } from '../city-section.tsx';

const ICONS: Record<Sky, typeof Sun> = {
  clear: Sun,
  partly: CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  rain: CloudRain,
  storm: CloudLightning,
  dust: Wind,
};

type ComingDaysProps = { weather: NonNullable<Conditions['weather']>; now: Date };

/** The days of the forecast: each from its lowest to its highest temperature, on one scale. The text has the same figures. */
export function ComingDays({ weather, now }: ComingDaysProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const formats = useLiveFormats();
  const today = dubaiDate(now);
  const days = weather.value.days.filter(({ date, maxC, minC }) => date >= today && maxC !== null && minC !== null);
  const [low, high] = [Math.min(...days.map(({ minC }) => minC ?? 0)), Math.max(...days.map(({ maxC }) => maxC ?? 0))];
  if (days.length === 0) return null;
  return (
    <CitySection title={_('live.days.title')} note={_('live.days.note')}>
      <LivePart feed="weather" reading={weather} now={now} isForecast>
        <ol className="flex flex-col">
          {days.map(({ date, sky, maxC, minC, rainPercent }) => {
            const Icon = sky ? ICONS[sky] : null;
            const range = { low: formats.number(minC) ?? '', high: formats.number(maxC) ?? '' };
            return (
              <li
                key={date}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-label medium:grid medium:grid-cols-4"
              >
                <time dateTime={date} className="grow basis-32 font-semibold">
                  {date === today ? _('live.today') : format.weekdayDate(date)}
                </time>
                <span className="flex grow basis-32 items-center gap-2">
                  {Icon ? <Icon aria-hidden className="icon text-text-3" /> : null}
                  <span>
                    {sky ? _(`live.sky.${sky}`) : null}
                    {rainPercent !== null && rainPercent >= 20
                      ? ` · ${_('live.rain')} ${isolate(formats.percent(rainPercent) ?? '')}`
                      : null}
                  </span>
                </span>
                <span className="tabular grow basis-32">{_('live.days.range', range)}</span>
                <svg
                  aria-hidden
                  viewBox={`${low} 0 ${Math.max(1, high - low)} 1`}
                  preserveAspectRatio="none"
                  className="h-2 w-full bg-sunken"
                >
                  <rect x={minC ?? 0} y="0" width={(maxC ?? 0) - (minC ?? 0)} height="1" className="fill-ayyan-mark" />
                </svg>
              </li>
            );
          })}
        </ol>
      </LivePart>
    </CitySection>
  );
}
