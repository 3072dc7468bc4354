import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EntryRecord } from '../entry-record.ts';
import { recordOfElement } from './osm-entry.ts';
import { kindOfTags } from './osm-kind.ts';
import { PbfFile } from './pbf-blocks.ts';
import { SparsePositions } from './sparse-positions.ts';

/** So many corners of an outline place its middle well enough. */
const SAMPLES = 8;
const READINGS = 4;

/**
 * The entries of an extract in the order of the file. It is read four times, because outlines name their corners by ids: relations,
 * ways, nodes, then ways and relations with their positions. `day` is that of the file, where it does not state the date of its data.
 * `onBytes` counts the bytes of all readings.
 */
export async function* readPbf(
  { path, size, day }: { path: string; size: number; day: string },
  onBytes: (bytes: number) => void,
): AsyncGenerator<EntryRecord> {
  const file = new PbfFile(path);
  let readings = 0;
  file.onBytes = (bytes) => onBytes((readings * size + bytes) / READINGS);

  // The outline of an area of several parts is its first outer way.
  const outlineOf = new Map<number, number>();
  for await (const relations of file.read('relation')) {
    for (const { id, tags, members } of relations) {
      const outer = members.find(({ type, role }) => type === 'way' && role !== 'inner');
      if (outer && tags && kindOfTags(tags) !== null) outlineOf.set(id, outer.ref);
    }
  }
  readings++;
  const asOf = file.madeAt ? dubaiDate(file.madeAt) : day;

  const outlines = new Set(outlineOf.values());
  const cornersOf = new Map<number, readonly number[]>();
  const positions = new SparsePositions();
  for await (const ways of file.read('way')) {
    for (const { id, tags, refs } of ways) {
      const isOutline = outlines.has(id);
      if (!isOutline && !(tags && kindOfTags(tags) !== null)) continue;
      const corners = sample(refs);
      if (isOutline) cornersOf.set(id, corners);
      positions.want(corners);
    }
  }
  positions.sort();
  readings++;

  for await (const nodes of file.read('node')) {
    for (const node of nodes) {
      positions.set(node.id, node);
      const record = node.tags && recordOfElement({ ...node, tags: node.tags, changedAt: null }, asOf);
      if (record) yield record;
    }
  }
  readings++;

  for await (const elements of file.read('way', 'relation')) {
    for (const element of elements) {
      const { type, id, tags } = element;
      if (!tags || kindOfTags(tags) === null) continue;
      const corners = element.type === 'way' ? sample(element.refs) : cornersOf.get(outlineOf.get(id) ?? 0);
      const middle = positions.middleOf(corners ?? []);
      const record = middle && recordOfElement({ type, id, tags, ...middle, changedAt: null }, asOf);
      if (record) yield record;
    }
  }
}

function sample(refs: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(refs.length / SAMPLES));
  return refs.filter((_, at) => at % step === 0);
}
