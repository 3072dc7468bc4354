import { useLingui } from '@lingui/react';
import { areaReading } from '../../../features/live/area-reading.ts';
import { useLiveFormats } from '../../../features/live/live-formats.ts';
import { LivePart } from '../../../features/live/live-part.tsx';
import type { WeatherAreas } from '../../../queries/city.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { CitySection } from '../city-section.tsx';

/** The present weather of the coast, the creek, inland and the mountains. Nothing where no temperature is known. */
export function AreaWeather({ areas, now }: { areas: WeatherAreas; now: Date }) {
  const { _ } = useLingui();
  const formats = useLiveFormats();
  const rows = areas.value.areas.flatMap((area) => {
    const reading = areaReading(area, now);
    return reading ? [{ id: area.id, ...reading }] : [];
  });
  if (rows.length === 0) return null;
  const isForecast = rows.every((row) => row.isForecast);
  const number = (id: string, header: string, cell: (row: (typeof rows)[number]['row']) => string | null) => ({
    id,
    header,
    isNumeric: true,
    cell: ({ row }: (typeof rows)[number]) => cell(row) ?? _('live.areas.unknown'),
  });
  return (
    <CitySection title={_('live.areas.title')} note={_('live.areas.note')}>
      <LivePart feed="areas" reading={areas} now={now}>
        <DataTable
          caption={_(isForecast ? 'live.forecast' : 'live.areas.caption')}
          keyOf={({ id }) => id}
          rows={rows}
          columns={[
            { id: 'area', header: _('live.areas.area'), cell: ({ id }) => _(`live.area.${id}`) },
            number('air', _('live.air'), ({ temperatureC }) => formats.degrees(temperatureC)),
            number('felt', _('live.areas.felt'), ({ feltC }) => formats.degrees(feltC)),
            number('humidity', _('live.humidity'), ({ humidityPercent }) => formats.percent(humidityPercent)),
            number('wind', _('live.wind'), ({ windKmh }) => formats.kmh(windKmh)),
          ]}
        />
      </LivePart>
    </CitySection>
  );
}
