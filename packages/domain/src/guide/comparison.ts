/** The maximum number of neighbourhoods to compare. */
export const MAX_COMPARED = 4;

export type Comparison<Id extends string> = {
  /** The ids to compare, in the requested order. */
  ids: Id[];
  /** Known ids requested beyond the limit. */
  left: Id[];
  /** Values that are no known ids. */
  unknown: string[];
};

/** Reads the `compare` values of an address: known ids without duplicates, the first four of them. Unknown ones are ignored. */
export function readComparison<Id extends string>(values: readonly string[], known: readonly Id[]): Comparison<Id> {
  const given = [...new Set(values)].filter((value) => value !== '');
  const requested = given.flatMap((value) => known.find((id) => id === value) ?? []);
  const unknown = given.filter((value) => !known.some((id) => id === value));
  return { ids: requested.slice(0, MAX_COMPARED), left: requested.slice(MAX_COMPARED), unknown };
}
