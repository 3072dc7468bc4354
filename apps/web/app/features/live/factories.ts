import type { Conditions, WeatherAreas } from '../../queries/city.ts';

const HOURS = Array.from({ length: 36 }, (_, at) => at + 12).map((hour) => {
  const day = 26 + Math.floor(hour / 24);
  return `2026-11-${day}T${String(hour % 24).padStart(2, '0')}:00`;
});

/** The instant at which `someConditions` were fetched, noon in Dubai. */
export const FETCHED_AT = '2026-11-26T08:00:00.000Z';

const reading = { fetchedAt: FETCHED_AT, freshUntil: '2026-11-26T11:00:00.000Z', state: 'fresh' } as const;
const source = {
  name: 'Open-Meteo.com',
  url: 'https://open-meteo.com/',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  credits: null,
};

function weatherHour(at: string) {
  return {
    at,
    sky: 'clear' as const,
    temperatureC: 27,
    feltC: 28,
    humidityPercent: 50,
    dewPointC: 15,
    rainPercent: 0,
    uvIndex: 3,
    visibilityM: 20_000,
    windKmh: 14,
    gustKmh: 22,
    windFrom: 320,
  };
}

/** Live values of noon on 26 November 2026 with the hours ahead. */
export function someConditions(): Conditions {
  return {
    hour: '2026-11-26T12:00',
    sun: ['2026-11-26', '2026-11-27'].map((date) => ({ date, sunrise: 404, sunset: 1048 })),
    weather: {
      ...reading,
      source,
      value: {
        current: { ...weatherHour('2026-11-26T12:00'), temperatureC: 29, uvIndex: null },
        hours: HOURS.map(weatherHour),
        days: [{ date: '2026-11-26', sky: 'clear', maxC: 30, minC: 20, uvIndexMax: 6, rainPercent: 0 }],
      },
    },
    sea: {
      ...reading,
      source,
      value: {
        kilometresOut: 6,
        hours: HOURS.map((at) => ({
          at,
          waveM: 0.4,
          wavePeriodS: 4,
          waveFrom: 300,
          swellM: null,
          seaC: 26,
          levelM: null,
          currentKmh: null,
        })),
      },
    },
    air: {
      ...reading,
      source: { ...source, credits: 'CAMS, Copernicus' },
      value: {
        current: { at: '2026-11-26T12:00', usAqi: 62, pm10: 40, pm25: 18, dust: 28 },
        hours: HOURS.map((at) => ({ at, usAqi: 62, pm10: 40, pm25: 18, dust: 28 })),
      },
    },
    warnings: null,
  };
}

/** The weather of two parts of the emirate at the same time. */
export function someWeatherAreas(): WeatherAreas {
  const area = (id: WeatherAreas['value']['areas'][number]['id'], temperatureC: number) => ({
    id,
    current: { ...weatherHour('2026-11-26T12:00'), temperatureC },
    hours: HOURS.slice(0, 2).map(weatherHour),
  });
  return { ...reading, source, value: { areas: [area('marina', 26), area('hatta', 31)] } };
}
