import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';

/** The answers of the providers as their documentation has them, with values that follow the hour, for tests. */
type Body = Record<string, unknown>;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** -1 at five in the morning, 1 at five in the afternoon. */
const warmth = (hour: number) => Math.sin(((hour - 11) / 24) * 2 * Math.PI);
const rounded = (value: number) => Math.round(value * 10) / 10;

function hoursFrom(now: Date, days: number) {
  const first = dubaiDate(now);
  return Array.from({ length: days }, (_, day) => addDays(first, day)).flatMap((date) =>
    HOURS.map((hour) => ({ time: `${date}T${clock(hour)}`, hour })),
  );
}

const columnsOf = (
  hours: { time: string; hour: number }[],
  columns: Record<string, (hour: number) => number>,
): Body => ({
  time: hours.map(({ time }) => time),
  ...Object.fromEntries(
    Object.entries(columns).map(([name, of]) => [name, hours.map(({ hour }) => rounded(of(hour)))]),
  ),
});

const ENVELOPE = { latitude: 25.2, longitude: 55.25, utc_offset_seconds: 14400, timezone: 'Asia/Dubai', elevation: 5 };

/** https://open-meteo.com/en/docs */
export function forecastAnswer(now: Date): Body {
  const hours = hoursFrom(now, 10);
  const dates = [...new Set(hours.map(({ time }) => time.slice(0, 10)))];
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: '2-digit', minute: '2-digit' }).format(
    now,
  );
  const hourNow = Number(time.slice(0, 2));
  return {
    ...ENVELOPE,
    current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C' },
    current: {
      time: `${dates[0]}T${time}`,
      interval: 900,
      temperature_2m: rounded(25 + 5 * warmth(hourNow)),
      apparent_temperature: rounded(26 + 6 * warmth(hourNow)),
      relative_humidity_2m: 52,
      weather_code: 1,
      wind_speed_10m: 14.2,
      wind_gusts_10m: 24.1,
      wind_direction_10m: 320,
      visibility: 24_140,
    },
    hourly: columnsOf(hours, {
      temperature_2m: (hour) => 25 + 5 * warmth(hour),
      apparent_temperature: (hour) => 26 + 6 * warmth(hour),
      relative_humidity_2m: (hour) => 55 - 15 * warmth(hour),
      dew_point_2m: () => 15,
      precipitation_probability: () => 3,
      uv_index: (hour) => (hour > 6 && hour < 18 ? 6 * Math.sin(((hour - 6) / 12) * Math.PI) : 0),
      visibility: () => 24_000,
      weather_code: () => 1,
      wind_speed_10m: (hour) => 12 + 5 * warmth(hour),
      wind_gusts_10m: (hour) => 20 + 8 * warmth(hour),
      wind_direction_10m: () => 320,
    }),
    daily: {
      time: dates,
      weather_code: dates.map((_, at) => [0, 1, 2, 3, 45, 61, 0, 1, 2, 95][at] ?? 0),
      temperature_2m_max: dates.map((_, at) => rounded(30 - at * 0.4)),
      temperature_2m_min: dates.map((_, at) => rounded(20 - at * 0.3)),
      uv_index_max: dates.map(() => 6),
      precipitation_probability_max: dates.map((_, at) => at * 5),
    },
  };
}

/** The same for several points, of which some are warmer: an array in the order of the request. */
export function pointsAnswer(now: Date, points: number): Body[] {
  return Array.from({ length: points }, (_, at) => {
    const one = forecastAnswer(now);
    const latest = one['current'] as { temperature_2m: number };
    return { ...one, location_id: at, current: { ...latest, temperature_2m: rounded(latest.temperature_2m + at) } };
  });
}

/** https://open-meteo.com/en/docs/marine-weather-api */
export function marineAnswer(now: Date): Body {
  return {
    ...ENVELOPE,
    hourly: columnsOf(hoursFrom(now, 3), {
      wave_height: (hour) => 0.4 + 0.2 * warmth(hour),
      wave_direction: () => 310,
      wave_period: () => 4.2,
      swell_wave_height: () => 0.2,
      sea_surface_temperature: () => 26.3,
      sea_level_height_msl: (hour) => 0.5 * Math.sin((hour / 12) * 2 * Math.PI),
      ocean_current_velocity: () => 0.6,
    }),
  };
}

/** https://open-meteo.com/en/docs/air-quality-api */
export function airAnswer(now: Date): Body {
  const hours = hoursFrom(now, 3);
  return {
    ...ENVELOPE,
    current: { time: hours[12]?.time, interval: 3600, us_aqi: 62, pm10: 41, pm2_5: 17.5, dust: 28 },
    hourly: columnsOf(hours, {
      us_aqi: (hour) => 65 + 10 * warmth(hour),
      pm10: (hour) => 45 + 10 * warmth(hour),
      pm2_5: () => 18,
      dust: (hour) => 30 + 10 * warmth(hour),
    }),
  };
}

/** https://api.met.no/weatherapi/locationforecast/2.0/documentation: by the hour, then every six hours. */
export function locationAnswer(now: Date): Body {
  const start = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const steps = [
    ...Array.from({ length: 54 }, (_, at) => ({ at: start + at * 3_600_000, isHourly: true })),
    ...Array.from({ length: 24 }, (_, at) => ({ at: start + (54 + 6 * at) * 3_600_000, isHourly: false })),
  ];
  const timeseries = steps.map(({ at, isHourly }) => {
    const time = new Date(at);
    return {
      time: `${time.toISOString().slice(0, 19)}Z`,
      data: {
        instant: {
          details: {
            air_temperature: rounded(24 + 5 * warmth((time.getUTCHours() + 4) % 24)),
            relative_humidity: 60,
            wind_speed: 4,
            wind_from_direction: 300,
            air_pressure_at_sea_level: 1014,
          },
        },
        [isHourly ? 'next_1_hours' : 'next_6_hours']: {
          summary: { symbol_code: 'partlycloudy_day' },
          details: { precipitation_amount: 0 },
        },
      },
    };
  });
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [55.2708, 25.2048, 5] },
    properties: { meta: { updated_at: now.toISOString(), units: { wind_speed: 'm/s' } }, timeseries },
  };
}

/** https://frankfurter.dev/ */
export function ratesAnswer(now: Date): Body[] {
  const rates = { USD: 0.2723, EUR: 0.2351, GBP: 0.2069, INR: 24.12, PKR: 76.4, PHP: 16.05 };
  return Object.entries(rates).map(([quote, rate]) => ({ date: dubaiDate(now), base: 'AED', quote, rate }));
}

type AlertParts = { id?: string; status?: string; msgType?: string; references?: string; expires?: string };

/** https://docs.oasis-open.org/emergency/cap/v1.2/CAP-v1.2.html */
export function alertAnswer(now: Date, parts: AlertParts = {}): string {
  const { id = 'ncm-2026-117', status = 'Actual', msgType = 'Alert', references } = parts;
  const expires = parts.expires ?? new Date(now.getTime() + 6 * 3_600_000).toISOString();
  const info = (language: string, event: string, headline: string) => `<info><language>${language}</language>
    <category>Met</category><event>${event}</event><urgency>Expected</urgency><severity>Moderate</severity>
    <certainty>Likely</certainty><onset>${now.toISOString()}</onset><expires>${expires}</expires>
    <headline>${headline}</headline><description>Wind &amp; sand &lt;40 km/h&gt;</description>
    <area><areaDesc>Coast</areaDesc></area></info>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><cap:identifier>${id}</cap:identifier>
  <cap:sender>weather@authority.example</cap:sender><cap:sent>${now.toISOString()}</cap:sent>
  <cap:status>${status}</cap:status><cap:msgType>${msgType}</cap:msgType><cap:scope>Public</cap:scope>
  ${references ? `<cap:references>weather@authority.example,${references},2026-11-26T08:00:00+04:00</cap:references>` : ''}
  ${info('en', 'Blowing dust', 'Blowing dust until the evening')}${info('ar', 'غبار', 'غبار مثار حتى المساء')}</cap:alert>`;
}

export function alertListAnswer(links: readonly string[]): string {
  const items = links.map((link) => `<item><title>Alert</title><link>${link}</link><guid>${link}</guid></item>`);
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Alerts</title>${items.join('')}</channel></rss>`;
}
