/** How many neighbourhoods stand side by side. */
export const MAX_COMPARED = 4;

export type Comparison<Id extends string> = {
  /** Those to compare, in the order asked for. */
  ids: Id[];
  /** Known ones that were asked for beyond the limit. */
  left: Id[];
};

/** Reads the `compare` values of an address: known ids once each, the first four of them. What nobody knows is ignored. */
export function readComparison<Id extends string>(values: readonly string[], known: readonly Id[]): Comparison<Id> {
  const requested = [...new Set(values)].flatMap((value) => known.find((id) => id === value) ?? []);
  return { ids: requested.slice(0, MAX_COMPARED), left: requested.slice(MAX_COMPARED) };
}
