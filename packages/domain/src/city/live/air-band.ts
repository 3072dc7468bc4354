export const AIR_BANDS = ['good', 'moderate', 'sensitive', 'unhealthy', 'veryUnhealthy', 'hazardous'] as const;
export type AirBand = (typeof AIR_BANDS)[number];

const FROM: readonly [from: number, band: AirBand][] = [
  [301, 'hazardous'],
  [201, 'veryUnhealthy'],
  [151, 'unhealthy'],
  [101, 'sensitive'],
  [51, 'moderate'],
];

/** The band of the US air quality index, as the Environmental Protection Agency names them. */
export function airBand(index: number): AirBand {
  return FROM.find(([from]) => index >= from)?.[1] ?? 'good';
}
