/** The maximum number of neighbourhoods to compare. */
export const MAX_COMPARED = 4;

export type Comparison<Id extends string> = {
  /** The ids to compare, in the requested order. */
  ids: Id[];
  /** Known ids requested beyond the limit. */
  left: Id[];
};

/** Reads the `compare` values of an address: known ids without duplicates, the first four of them. Unknown ids are ignored. */
export function readComparison<Id extends string>(values: readonly string[], known: readonly Id[]): Comparison<Id> {
  const requested = [...new Set(values)].flatMap((value) => known.find((id) => id === value) ?? []);
  return { ids: requested.slice(0, MAX_COMPARED), left: requested.slice(MAX_COMPARED) };
}
