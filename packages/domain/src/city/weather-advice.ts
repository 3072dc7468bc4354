export const UV_BANDS = ['low', 'moderate', 'high', 'veryHigh', 'extreme'] as const;
export type UvBand = (typeof UV_BANDS)[number];

/** The bands of the UV index as the World Health Organization names them. */
export function uvBand(index: number): UvBand {
  if (index < 3) return 'low';
  if (index < 6) return 'moderate';
  if (index < 8) return 'high';
  return index < 11 ? 'veryHigh' : 'extreme';
}

/** The felt temperature in °C at which each level of heat stress begins. The product's own rule. */
export const HEAT_LEVELS = [
  { id: 'caution', fromC: 27 },
  { id: 'extremeCaution', fromC: 32 },
  { id: 'danger', fromC: 41 },
  { id: 'extremeDanger', fromC: 54 },
] as const;
export type HeatLevel = (typeof HEAT_LEVELS)[number]['id'];

/** The level of a felt temperature; null below the first. */
export function heatLevel(feltC: number): HeatLevel | null {
  return HEAT_LEVELS.findLast(({ fromC }) => feltC >= fromC)?.id ?? null;
}
