/** How well an item meets a need: 3 exactly, 2 well, 1 related. Items that are not listed do not. */
export type Grades = ReadonlyMap<string, number>;

function gainOf(grade: number): number {
  return 2 ** grade - 1;
}

/** Normalised discounted cumulative gain of the first `depth`: 1 for the best possible order, 0 for no relevant result. */
export function nDcg(found: readonly string[], grades: Grades, depth: number): number {
  const discounted = (gains: readonly number[]) =>
    gains.slice(0, depth).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
  const best = discounted([...grades.values()].map(gainOf).toSorted((a, b) => b - a));
  return best === 0 ? 0 : discounted(found.map((id) => gainOf(grades.get(id) ?? 0))) / best;
}

/** The share of good items (2 or 3) among the first `depth`, relative to the maximum that fits. */
export function recall(found: readonly string[], grades: Grades, depth: number): number {
  const isGood = (id: string) => (grades.get(id) ?? 0) >= 2;
  const relevant = Math.min(depth, [...grades.keys()].filter(isGood).length);
  return relevant === 0 ? 0 : found.slice(0, depth).filter(isGood).length / relevant;
}

/** Whether the first result is an exact match. */
export function isFirstRelevant(found: readonly string[], grades: Grades): boolean {
  return grades.get(found[0] ?? '') === 3;
}

/** Whether all have the same first `depth` results, in any order. */
export function haveSameTop(lists: readonly (readonly string[])[], depth: number): boolean {
  const tops = lists.map((list) => JSON.stringify(list.slice(0, depth).toSorted()));
  return tops.every((top) => top === tops[0]);
}

/** The overlap of two lists in their first `depth`, as a share of the longer one: 1 when they are the same. */
export function sharedTop(one: readonly string[], other: readonly string[], depth: number): number {
  const [first, second] = [one.slice(0, depth), new Set(other.slice(0, depth))];
  const max = Math.max(first.length, second.size);
  return max === 0 ? 1 : first.filter((id) => second.has(id)).length / max;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
