/** A fact, and the facts on what else follows from it. */
export type GroupedFact = { fact: string; also?: readonly string[] };

/** Facts on one subject, and the page that explains it. Ids are those of facts. */
export type FactGroup = { id: string; rows: readonly GroupedFact[]; page?: string };

export const grouped = (fact: string, ...also: string[]): GroupedFact => (also.length > 0 ? { fact, also } : { fact });

/** All facts of some groups, in order. */
export function factsOfGroups(groups: readonly FactGroup[]): string[] {
  return groups.flatMap(({ rows }) => rows.flatMap(({ fact, also = [] }) => [fact, ...also]));
}
