/** Units visitors convert most often: degrees, distance, area, weight. The first unit of each pair is the one used in Dubai. */
export const MEASURES = {
  temperature: { metric: 'celsius', imperial: 'fahrenheit' },
  distance: { metric: 'kilometre', imperial: 'mile' },
  area: { metric: 'square-metre', imperial: 'square-foot' },
  weight: { metric: 'kilogram', imperial: 'pound' },
} as const;

export type Measure = keyof typeof MEASURES;

/** How many imperial units one metric unit is, exactly (international yard and pound agreement of 1959). */
const FACTORS: Record<Exclude<Measure, 'temperature'>, number> = {
  distance: 1 / 1.609344,
  area: 1 / 0.09290304,
  weight: 1 / 0.45359237,
};
const ABSOLUTE_ZERO_C = -273.15;

/** A metric value in the imperial unit of its measure. */
export function toImperial(measure: Measure, value: number): number {
  return measure === 'temperature' ? value * 1.8 + 32 : value * FACTORS[measure];
}

/** An imperial value in the metric unit of its measure. */
export function toMetric(measure: Measure, value: number): number {
  return measure === 'temperature' ? (value - 32) / 1.8 : value / FACTORS[measure];
}

/** Whether a value, in the metric unit of its measure, can exist at all. */
export function isPossible(measure: Measure, metricValue: number): boolean {
  return metricValue >= (measure === 'temperature' ? ABSOLUTE_ZERO_C : 0);
}
