import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Weather } from '../../queries/city.ts';
import { DataTable } from '../../ui/data-table.tsx';

type Month = Weather['months'][number];

/** The normals of the twelve months. */
export function ClimateTable({ weather }: { weather: Weather }) {
  const { _ } = useLingui();
  const format = useFormat();
  const number = (id: string, header: string, cell: (month: Month) => string) => ({
    id,
    header,
    cell,
    isNumeric: true,
  });
  const rounded = (value: number) => format.number(Math.round(value));
  return (
    <DataTable
      caption={_('city.weather.caption', { date: format.asOf(weather.asOf) })}
      keyOf={({ month }) => String(month)}
      rows={weather.months}
      columns={[
        { id: 'month', header: _('city.weather.month'), cell: ({ month }) => _(`guide.month.name${month}`) },
        number('high', _('city.weather.high'), ({ meanMaxC }) => rounded(meanMaxC)),
        number('low', _('city.weather.low'), ({ meanMinC }) => rounded(meanMinC)),
        number('sea', _('city.weather.sea'), ({ seaTemperatureC }) => rounded(seaTemperatureC)),
        number('humidity', _('city.weather.humidity'), (month) => format.percent(month.meanHumidityPercent / 100)),
        number('rain', _('city.weather.rain'), ({ rainDays }) => format.number(rainDays)),
        number('uv', _('city.weather.uv'), ({ uvIndexTypicalMax }) => format.number(uvIndexTypicalMax)),
        { id: 'outdoors', header: _('guide.month.outdoors'), cell: ({ comfortLabel }) => comfortLabel },
      ]}
    />
  );
}
