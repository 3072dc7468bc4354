import { hoursFrom } from '@dalil/domain/city/live/live-hours.ts';
import { useLingui } from '@lingui/react';
import { inOneLine, useLiveFormats } from '../../../features/live/live-formats.ts';
import { LivePart } from '../../../features/live/live-part.tsx';
import { Clock } from '../../../language/bidi.tsx';
import type { Conditions } from '../../../queries/city.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CitySection } from '../city-section.tsx';

const HOURS = 24;
/** Between two labels. */
const EVERY = 3;

type Weather = NonNullable<Conditions['weather']>;
type Hour = Weather['value']['hours'][number];

/** The temperature of the next day and night as lines, and all values in a table. */
export function HourPlot({ weather, now }: { weather: Weather; now: Date }) {
  const { _ } = useLingui();
  const hours = hoursFrom(weather.value.hours, now, HOURS);
  if (hours.length < EVERY) return null;
  return (
    <CitySection title={_('live.hours.title')}>
      <LivePart feed="weather" reading={weather} now={now} isForecast>
        <Lines hours={hours} />
        <Disclosure title={_('live.hours.table')}>
          <HourTable hours={hours} />
        </Disclosure>
      </LivePart>
    </CitySection>
  );
}

const HEIGHT = 100;
const EDGE = 8;

/** Time runs from left to right in every language, like the digits of the hours. */
function Lines({ hours }: { hours: readonly Hour[] }) {
  const { _ } = useLingui();
  const formats = useLiveFormats();
  const values = hours.flatMap(({ temperatureC, feltC }) => [temperatureC, feltC]).filter((value) => value !== null);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => EDGE + ((high - value) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  const line = (of: (hour: Hour) => number | null) =>
    hours
      .map((hour, at) => ({ at, value: of(hour) }))
      .flatMap(({ at, value }) => (value === null ? [] : [`${at + 0.5},${Math.round(y(value) * 10) / 10}`]))
      .join(' ');
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-meta text-text-3">{_('live.hours.chart')}</figcaption>
      <div dir="ltr" aria-hidden>
        <svg
          viewBox={`0 0 ${hours.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-b border-line"
        >
          <polyline
            points={line(({ feltC }) => feltC)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth="2"
            strokeDasharray="2 5"
            strokeLinecap="round"
            className="stroke-current text-text-3"
          />
          <polyline
            points={line(({ temperatureC }) => temperatureC)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="stroke-current text-accent"
          />
        </svg>
        <div className="grid grid-cols-8 text-meta">
          {hours
            .filter((_hour, at) => at % EVERY === 0)
            .map((hour) => (
              <div key={hour.at} className="flex min-w-0 flex-col ps-px">
                <span className="font-semibold">{formats.number(hour.temperatureC)}°</span>
                <span className="text-text-3">
                  <Clock>{formats.hour(hour.at)}</Clock>
                </span>
              </div>
            ))}
        </div>
      </div>
    </figure>
  );
}

function HourTable({ hours }: { hours: readonly Hour[] }) {
  const { _ } = useLingui();
  const formats = useLiveFormats();
  const number = (id: string, header: string, cell: (hour: Hour) => string | null) => ({
    id,
    header,
    cell: (hour: Hour) => cell(hour) ?? '–',
    isNumeric: true,
  });
  return (
    <DataTable
      caption={_('live.hours.caption')}
      keyOf={({ at }) => at}
      rows={hours}
      columns={[
        { id: 'hour', header: _('live.hour'), cell: ({ at }) => formats.hour(at) },
        { id: 'sky', header: _('live.skyName'), cell: ({ sky }) => (sky ? _(`live.sky.${sky}`) : '–') },
        number('temperature', _('live.temperature'), ({ temperatureC }) => formats.number(temperatureC)),
        number('feels', _('live.feelsName'), ({ feltC }) => formats.number(feltC)),
        number('rain', _('live.rain'), ({ rainPercent }) => formats.percent(rainPercent)),
        number('uv', _('live.uv'), ({ uvIndex }) => formats.number(uvIndex)),
        {
          id: 'wind',
          header: _('live.windName'),
          cell: ({ windKmh, windFrom }) => inOneLine(formats.number(windKmh), formats.compass(windFrom)) ?? '–',
        },
      ]}
    />
  );
}
