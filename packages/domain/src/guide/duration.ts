const DURATION = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?)?$/;
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute'] as const;

export type DurationUnit = (typeof UNITS)[number];

export function isDuration(value: string): boolean {
  return DURATION.test(value);
}

/** The parts of an ISO 8601 duration as written: `PT180M` stays 180 minutes. Empty for an invalid duration. */
export function durationParts(value: string): { unit: DurationUnit; count: number }[] {
  const match = DURATION.exec(value);
  if (!match) return [];
  return UNITS.flatMap((unit, index) => {
    const count = match[index + 1];
    return count === undefined ? [] : [{ unit, count: Number(count) }];
  });
}
