/** The median of the defined numbers, the lower one of two. NaN without numbers. */
export function median(values: readonly (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined && !Number.isNaN(value)) as number[];
  known.sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? Number.NaN;
}
