import { airBand } from '@dalil/domain/city/live/air-band.ts';
import { hoursFrom, readingAt } from '@dalil/domain/city/live/live-hours.ts';
import { uvBand } from '@dalil/domain/city/weather-advice.ts';
import { useLingui } from '@lingui/react';
import type { Conditions } from '../../queries/city.ts';
import { inOneLine, useLiveFormats } from './live-formats.ts';
import { LivePart } from './live-part.tsx';
import { cellRow, NowCell } from './now-cell.tsx';

type ConditionsNowProps = { conditions: Conditions; now: Date; isDetailed?: boolean };

/** The present weather, air and sea. What no provider says has no cell. Nothing at all where nothing is known. */
export function ConditionsNow({ conditions, now, isDetailed = false }: ConditionsNowProps) {
  const { weather, air, sea } = conditions;
  return (
    <div className="flex flex-col gap-4">
      {weather ? <WeatherNow weather={weather} now={now} isDetailed={isDetailed} /> : null}
      {sea || air ? (
        <div className="grid gap-4 wide:grid-cols-2">
          {sea ? <SeaNow sea={sea} now={now} /> : null}
          {air ? <AirNow air={air} now={now} /> : null}
        </div>
      ) : null}
    </div>
  );
}

type WeatherNowProps = { weather: NonNullable<Conditions['weather']>; now: Date; isDetailed: boolean };

function WeatherNow({ weather, now, isDetailed }: WeatherNowProps) {
  const { _ } = useLingui();
  const formats = useLiveFormats();
  const { current, hours } = weather.value;
  // On a device that was offline for longer than its hours the last values stand, with their age.
  const reading = readingAt(current, hours, now) ?? { row: current, isForecast: false };
  // The provider's present values lack some that its forecast of the hour has.
  const [hour] = hoursFrom(hours, now, 1);
  const row = reading.row;
  const uvIndex = row.uvIndex ?? hour?.uvIndex ?? null;
  const uv = formats.number(uvIndex);
  const sky = row.sky ? _(`live.sky.${row.sky}`) : null;
  const visibility = formats.kilometres(row.visibilityM ?? hour?.visibilityM ?? null);
  const dew = formats.degrees(hour?.dewPointC ?? null);
  const gusts = formats.kmh(row.gustKmh);
  return (
    <LivePart feed="weather" reading={weather} now={now}>
      {reading.isForecast ? <p className="text-meta text-text-3">{_('live.forecast')}</p> : null}
      <dl className={cellRow}>
        <NowCell
          name={_('live.air')}
          value={formats.degrees(row.temperatureC)}
          note={inOneLine(formats.feels(row.feltC), sky)}
        />
        <NowCell
          name={_('live.wind')}
          value={formats.kmh(row.windKmh)}
          note={inOneLine(formats.compass(row.windFrom), gusts && _('live.gusts', { value: gusts }))}
        />
        <NowCell name={_('live.uv')} value={uv} note={uvIndex === null ? null : _(`live.uv.${uvBand(uvIndex)}`)} />
        {isDetailed ? (
          <>
            <NowCell
              name={_('live.humidity')}
              value={formats.percent(row.humidityPercent)}
              note={dew && _('live.dew', { value: dew })}
            />
            <NowCell name={_('live.rain')} value={formats.percent(hour?.rainPercent ?? null)} />
            <NowCell name={_('live.visibility')} value={visibility} />
          </>
        ) : null}
      </dl>
    </LivePart>
  );
}

function SeaNow({ sea, now }: { sea: NonNullable<Conditions['sea']>; now: Date }) {
  const { _ } = useLingui();
  const formats = useLiveFormats();
  const hour = hoursFrom(sea.value.hours, now, 1)[0] ?? sea.value.hours.at(-1);
  if (!hour) return null;
  const waves = formats.metres(hour.waveM);
  const period = formats.number(hour.wavePeriodS);
  return (
    <LivePart feed="sea" reading={sea} now={now}>
      <dl className={cellRow}>
        <NowCell name={_('live.sea')} value={formats.degrees(hour.seaC)} />
        <NowCell
          name={_('live.wavesOnly')}
          value={waves}
          note={inOneLine(period && _('live.period', { value: period }), formats.compass(hour.waveFrom))}
        />
      </dl>
      <p className="text-meta text-text-3">
        {_('live.offshore', { value: formats.number(sea.value.kilometresOut) ?? '' })}
      </p>
    </LivePart>
  );
}

function AirNow({ air, now }: { air: NonNullable<Conditions['air']>; now: Date }) {
  const { _ } = useLingui();
  const formats = useLiveFormats();
  const row = readingAt(air.value.current, air.value.hours, now)?.row ?? air.value.current;
  const dust = formats.number(row.dust ?? row.pm10);
  return (
    <LivePart feed="air" reading={air} now={now}>
      <dl className={cellRow}>
        <NowCell
          name={_('live.aqi')}
          value={formats.number(row.usAqi)}
          note={inOneLine(
            row.usAqi === null ? null : _(`live.aqi.${airBand(row.usAqi)}`),
            dust && _('live.dust', { value: dust }),
          )}
        />
      </dl>
    </LivePart>
  );
}
