import { type Asked, NOTHING_ASKED } from './asked-likeness.ts';
import {
  createTable,
  type Evidence,
  type EvidenceTable,
  fillTable,
  impactOn,
  impactsUnder,
  rarityOf,
  strengthsOf,
} from './evidence.ts';
import { keysOfGroup, type QueryGroup } from './read-query.ts';
import type { PostingList, SearchStore } from './search-store.ts';
import { BOUNDS } from './weights.ts';

/** The index data read for a query. */
export type Gathered = {
  table: EvidenceTable;
  lists: ReadonlyMap<string, PostingList>;
  /** Whether a list was too long to be read completely, so that some documents may not have been examined. */
  isCut: boolean;
};

export const NOTHING_GATHERED: Gathered = { table: createTable([], []), lists: new Map(), isCut: false };

type QuestionRequest = {
  /** Keys whose documents are candidates as well, so that a narrow filter is not lost behind a common word. */
  filters?: readonly string[];
  /** Restricts the search to these documents. */
  among?: readonly number[] | null;
  /** Whether a document that certainly lacks a part is excluded. */
  isAllNeeded?: boolean;
  /** Documents that are asked for so are examined as well. */
  asked?: Asked;
};

/** Reads the best documents of every key, and probes the most promising of them for the keys whose lists were too long. */
export async function gatherEvidence(
  store: SearchStore,
  groups: readonly QueryGroup[],
  { filters = [], among = null, isAllNeeded = false, asked = NOTHING_ASKED }: QuestionRequest = {},
): Promise<Gathered> {
  const keys = [...new Set([...groups.flatMap(keysOfGroup), ...filters])];
  const share = Math.floor(BOUNDS.postings / Math.max(1, keys.length));
  const limit = Math.min(BOUNDS.maxListLength, Math.max(BOUNDS.minListLength, share));
  const lists = keys.length > 0 ? await store.postings(keys, limit) : [];
  const byKey = new Map(lists.map((list) => [list.key, list]));
  const all = [...lists, ...asked.lists];
  const table = createTable(all, among ?? examined(lists, asked));
  const cut = all.filter(isCutList).map(({ key }) => key);
  if (cut.length > 0) {
    const isCut = lists.some(isCutList);
    const promising = isCut ? mostPromising({ table, lists: byKey }, groups, { filters, isAllNeeded }) : [];
    const documents = among ?? [...new Set([...promising, ...asked.documents])];
    const open = cut.filter((key) => documents.some((document) => impactOn(evidenceIn(table, document), key) === 0));
    if (open.length > 0) fillTable(table, await store.probe(open, documents));
  }
  return { table, lists: byKey, isCut: lists.some(isCutList) };
}

/** The documents of the lists, and those that are asked for. */
function examined(lists: readonly PostingList[], asked: Asked): number[] {
  return [...new Set([...lists.flatMap(({ documents }) => documents), ...asked.documents])];
}

function isCutList(list: PostingList | undefined): boolean {
  return list !== undefined && list.count > list.documents.length;
}

/** The evidence of one document. Empty for a document that was not read. */
export function evidenceOf({ table }: Gathered, document: number): Evidence {
  return evidenceIn(table, document);
}

function evidenceIn(table: EvidenceTable, document: number): Evidence {
  return { table, row: table.rows.get(document) ?? null };
}

/** The penalty of a row for a filter it does not pass, and for a word it certainly lacks. Both exceed any word score. */
const LOSSES = { filter: 1000, word: 20 } as const;

/**
 * Documents that pass the filters first, then those that certainly lack the fewest words, then those with the highest known
 * score. A word of a cut list does not count as lacking yet.
 */
function mostPromising(
  { table, lists }: Pick<Gathered, 'table' | 'lists'>,
  groups: readonly QueryGroup[],
  { filters, isAllNeeded }: Required<Pick<QuestionRequest, 'filters' | 'isAllNeeded'>>,
): number[] {
  const hopes = new Float64Array(table.documents.length);
  for (const group of groups) {
    const isOpen = keysOfGroup(group).some((key) => isCutList(lists.get(key)));
    const strengths = strengthsOf(group, table);
    const rarity = rarityOf(group, lists);
    const loss = isOpen ? 0 : isAllNeeded && !group.isSoft ? Number.POSITIVE_INFINITY : LOSSES.word;
    for (let row = 0; row < hopes.length; row++) {
      const strength = strengths[row] ?? 0;
      hopes[row] = (hopes[row] ?? 0) + (strength > 0 ? strength * rarity : -loss);
    }
  }
  for (const filter of filters) {
    const passed = impactsUnder(filter, table);
    for (let row = 0; row < hopes.length; row++) {
      if (!passed?.[row]) hopes[row] = (hopes[row] ?? 0) - LOSSES.filter;
    }
  }
  return mostHopeful(table.documents, hopes);
}

/** Of equal documents the smaller numbers come first. Documents without any chance are omitted. */
function mostHopeful(documents: readonly number[], hopes: Float64Array): number[] {
  const hopeful = hopes.filter((hope) => hope > Number.NEGATIVE_INFINITY).sort();
  const min = hopeful.at(-BOUNDS.probed) ?? hopeful[0] ?? 0;
  const better = documents.filter((_document, row) => (hopes[row] ?? 0) > min);
  const equal = documents.filter((_document, row) => hopes[row] === min).sort((one, other) => one - other);
  return [...better, ...equal].slice(0, BOUNDS.probed);
}
