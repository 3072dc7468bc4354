import type { COMMUNITIES, NeighbourhoodId } from '../../guide/neighbourhood.ts';

type Community = NeighbourhoodId | (typeof COMMUNITIES)[number];

/** Parts of the emirate whose weather differs, each asked at one point. The provider's grid is some kilometres wide. */
export const WEATHER_AREA_IDS = ['marina', 'jumeirah', 'creek', 'south', 'east', 'hatta'] as const;
export type WeatherAreaId = (typeof WEATHER_AREA_IDS)[number];

type Part = { lat: number; lon: number; neighbourhoods: readonly Community[] };

export const WEATHER_AREAS: Readonly<Record<WeatherAreaId, Part>> = {
  marina: {
    lat: 25.085,
    lon: 55.14,
    neighbourhoods: ['dubai-marina', 'jbr', 'palm-jumeirah', 'jlt', 'the-gardens', 'discovery-gardens'],
  },
  jumeirah: {
    lat: 25.195,
    lon: 55.25,
    neighbourhoods: ['jumeirah', 'downtown-dubai', 'business-bay', 'city-walk-district', 'difc-district', 'satwa'],
  },
  creek: {
    lat: 25.26,
    lon: 55.33,
    neighbourhoods: [
      'deira',
      'bur-dubai',
      'karama',
      'oud-metha',
      'al-mamzar',
      'al-nahda-dubai',
      'al-qusais',
      'dubai-creek-harbour',
    ],
  },
  south: {
    lat: 25.06,
    lon: 55.22,
    neighbourhoods: [
      'al-barsha',
      'dubai-sports-city',
      'jvc',
      'jvt',
      'motor-city',
      'dubai-hills',
      'arabian-ranches',
      'al-quoz',
      'al-furjan',
    ],
  },
  east: {
    lat: 25.16,
    lon: 55.405,
    neighbourhoods: ['dubai-silicon-oasis', 'international-city', 'mirdif'],
  },
  hatta: { lat: 24.798, lon: 56.117, neighbourhoods: ['hatta'] },
};

/** The part of the emirate a neighbourhood is in. Null for one that the guide does not know. */
export function weatherAreaOf(neighbourhood: string): WeatherAreaId | null {
  const isIn = (id: WeatherAreaId) => (WEATHER_AREAS[id].neighbourhoods as readonly string[]).includes(neighbourhood);
  return WEATHER_AREA_IDS.find(isIn) ?? null;
}
