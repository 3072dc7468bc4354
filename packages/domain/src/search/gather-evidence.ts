import { createTable, type Evidence, type EvidenceTable, fillTable, impactOn, readStrength } from './evidence.ts';
import { rarityOf } from './rarity.ts';
import { keysOfGroup, type QueryGroup } from './read-query.ts';
import type { PostingList, SearchStore } from './search-store.ts';
import { BOUNDS } from './weights.ts';

/** What was read of the index for a query. */
export type Gathered = {
  table: EvidenceTable;
  lists: ReadonlyMap<string, PostingList>;
  /** Whether a list was too long to be read whole: then there may be documents nobody looked at. */
  isCut: boolean;
};

export const NOTHING_GATHERED: Gathered = { table: createTable([], null), lists: new Map(), isCut: false };

type Wanted = {
  /** Keys whose documents are candidates as well, so that a narrow choice is not missed behind a common word. */
  filters?: readonly string[];
  /** The only documents that are looked at. */
  among?: readonly number[] | null;
  /** Whether a document that lacks a part for certain is of no use. */
  isAllNeeded?: boolean;
};

/** Reads the best documents of every key, and asks the most promising of them for the keys whose lists were too long. */
export async function gatherEvidence(
  store: SearchStore,
  groups: readonly QueryGroup[],
  { filters = [], among = null, isAllNeeded = false }: Wanted = {},
): Promise<Gathered> {
  const keys = [...new Set([...groups.flatMap(keysOfGroup), ...filters])];
  const share = Math.floor(BOUNDS.postings / Math.max(1, keys.length));
  const limit = Math.min(BOUNDS.longestList, Math.max(BOUNDS.shortestList, share));
  const lists = keys.length > 0 ? await store.postings(keys, limit) : [];
  const cut = lists.filter(isCutList).map(({ key }) => key);
  const byKey = new Map(lists.map((list) => [list.key, list]));
  const table = createTable(lists, among);
  if (cut.length > 0) {
    const documents = among ?? mostPromising({ table, lists: byKey }, groups, { filters, isAllNeeded });
    const open = cut.filter((key) => documents.some((document) => impactOn(evidenceIn(table, document), key) === 0));
    if (open.length > 0) fillTable(table, await store.probe(open, documents));
  }
  return { table, lists: byKey, isCut: cut.length > 0 };
}

/** Whether a document that was looked at may meet all of these parts. A word of a long list is not lacking yet. */
export function mayMeetAll(read: Read, groups: readonly QueryGroup[]): boolean {
  const parts = groups.map((group) => partOf(group, read));
  for (const row of read.table.rows.values()) {
    if (parts.every(({ isOpen, strengthOf }) => isOpen || strengthOf(row) > 0)) return true;
  }
  return false;
}

type Read = Pick<Gathered, 'table' | 'lists'>;

function partOf(group: QueryGroup, { table, lists }: Read) {
  return {
    isOpen: keysOfGroup(group).some((key) => isCutList(lists.get(key))),
    strengthOf: readStrength(group, table),
  };
}

function isCutList(list: PostingList | undefined): boolean {
  return list !== undefined && list.count > list.documents.length;
}

/** What was read about one document; nothing about one that was not. */
export function evidenceOf({ table }: Gathered, document: number): Evidence {
  return evidenceIn(table, document);
}

function evidenceIn(table: EvidenceTable, document: number): Evidence {
  return { table, row: table.rows.get(document) ?? -1 };
}

/** Those that pass the filters, then those that lack the fewest words for certain, then those known to say most. A word of a long list is not lacking yet. */
function mostPromising(
  read: Read,
  groups: readonly QueryGroup[],
  { filters, isAllNeeded }: Required<Pick<Wanted, 'filters' | 'isAllNeeded'>>,
): number[] {
  const { table, lists } = read;
  const parts = groups.map((group) => ({
    ...partOf(group, read),
    isNeeded: isAllNeeded && !group.isSoft,
    rarity: rarityOf(group, lists),
  }));
  const decisive = parts.filter(({ isNeeded, isOpen }) => isNeeded && !isOpen);
  const columns = filters.map((filter) => table.columns.get(filter) ?? -1);
  const hopes: { document: number; filtered: number; lacking: number; known: number }[] = [];
  for (const [document, row] of table.rows) {
    // Most rows lack something, and nothing else has to be read of them.
    if (decisive.some(({ strengthOf }) => strengthOf(row) === 0)) continue;
    let [lacking, filtered, known] = [0, 0, 0];
    for (const { isOpen, rarity, strengthOf } of parts) {
      const strength = strengthOf(row);
      known += strength * rarity;
      if (strength === 0 && !isOpen) lacking += 1;
    }
    for (const column of columns) if (column < 0 || !table.impacts[row * table.columns.size + column]) filtered += 1;
    hopes.push({ document, filtered, lacking, known });
  }
  if (hopes.length <= BOUNDS.probed) return hopes.map(({ document }) => document);
  hopes.sort(
    (one, other) =>
      one.filtered - other.filtered ||
      one.lacking - other.lacking ||
      other.known - one.known ||
      one.document - other.document,
  );
  return hopes.slice(0, BOUNDS.probed).map(({ document }) => document);
}
