import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { weatherAreaOf } from '@dalil/domain/city/live/weather-areas.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { areaReading } from '../../features/live/area-reading.ts';
import { cellRow, NowCell } from '../../features/live/now-cell.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { WeatherAreas } from '../../queries/city.ts';
import { Section } from './section.tsx';

type WeatherHereProps = { neighbourhood: string; areas: WeatherAreas; now: Date };

/** The present weather of the part of the city a neighbourhood is in. Nothing where it is not known or too old to rely on. */
export function WeatherHere({ neighbourhood, areas, now }: WeatherHereProps) {
  const { _ } = useLingui();
  const format = useFormat();
  if (liveState('areas', areas.fetchedAt, now) === 'old') return null;
  const area = areas.value.areas.find(({ id }) => id === weatherAreaOf(neighbourhood));
  const row = area && areaReading(area, now)?.row;
  if (!row) return null;
  const rounded = (value: number | null) => (value === null ? null : format.number(Math.round(value)));
  const degrees = (value: string | null) => value && _('neighbourhood.weather.degrees', { value });
  const wind = rounded(row.windKmh);
  return (
    <Section title={_('neighbourhood.weather')} className="flex flex-col">
      <dl className={cellRow}>
        <NowCell name={_('neighbourhood.weather.air')} value={degrees(rounded(row.temperatureC))} />
        <NowCell name={_('neighbourhood.weather.felt')} value={degrees(rounded(row.feltC))} />
        <NowCell
          name={_('neighbourhood.weather.humidity')}
          value={row.humidityPercent === null ? null : format.percent(Math.round(row.humidityPercent) / 100)}
        />
        <NowCell
          name={_('neighbourhood.weather.wind')}
          value={wind && _('neighbourhood.weather.kmh', { value: wind })}
        />
      </dl>
      <WeatherSource areas={areas} />
    </Section>
  );
}

/** From when and from whom the values are, as the licence requires, and where the other parts are. */
function WeatherSource({ areas: { fetchedAt, source } }: { areas: WeatherAreas }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const time = isolate(format.weekdayMoment(fetchedAt));
  return (
    <p className="mt-3 flex flex-wrap gap-x-2 gap-y-1 text-meta text-text-3">
      {source ? (
        <span>
          {_('neighbourhood.weather.updated', { time })}{' '}
          <a href={source.url} className="text-link">
            <bdi>{source.name}</bdi>
          </a>
          {source.licence ? (
            <>
              {' · '}
              <a href={source.licence.url} className="text-link">
                <bdi>{source.licence.name}</bdi>
              </a>
              {` · ${_('neighbourhood.weather.rounded')}`}
            </>
          ) : null}
        </span>
      ) : null}
      <Link to={toLocale('/weather')} className="text-link">
        {_('neighbourhood.weather.more')}
      </Link>
    </p>
  );
}
