// The library has no types. Programs that include this file alone need the declarations too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./osm-pbf-proto.d.ts" />
import { deflateSync } from 'node:zlib';
import { Blob, BlobHeader } from 'osm-pbf-parser-node/proto/fileformat.js';
import { HeaderBlock, PrimitiveBlock } from 'osm-pbf-parser-node/proto/osmformat.js';
import { PbfWriter } from 'pbf';

type Tags = Record<string, string>;
export type TestNode = { id: number; lat: number; lon: number; tags?: Tags };
export type TestWay = { id: number; refs: number[]; tags?: Tags };
export type TestRelation = { id: number; ways: number[]; tags: Tags };

const PER_DEGREE = 1e7;

type Elements = { nodes: TestNode[]; ways?: TestWay[]; relations?: TestRelation[] };

/** An extract as programs write it: a head with the date of the data, then blocks of nodes, ways and relations. */
export function writeExtract({ madeAt, ...elements }: Elements & { madeAt?: Date }): Buffer {
  return Buffer.concat([writeHead(madeAt ?? null), writeBlocks(elements)]);
}

export function writeHead(madeAt: Date | null): Buffer {
  const head = {
    required_features: ['OsmSchema-V0.6', 'DenseNodes'],
    osmosis_replication_timestamp: Math.floor((madeAt?.getTime() ?? 0) / 1000),
  };
  return block('OSMHeader', encode(HeaderBlock.write, head));
}

export function writeBlocks({ nodes, ways = [], relations = [] }: Elements): Buffer {
  return Buffer.concat([
    ...chunks(nodes).map((some) => block('OSMData', nodeBlock(some))),
    ...chunks(ways).map((some) => block('OSMData', wayBlock(some))),
    ...chunks(relations).map((some) => block('OSMData', relationBlock(some))),
  ]);
}

function chunks<Item>(items: readonly Item[], size = 8000): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function encode(write: (message: object, pbf: PbfWriter) => void, message: object): Buffer {
  const pbf = new PbfWriter();
  write(message, pbf);
  return Buffer.from(pbf.finish());
}

function block(type: string, data: Buffer): Buffer {
  const blob = encode(Blob.write, { zlib_data: deflateSync(data), raw_size: data.length });
  const header = encode(BlobHeader.write, { type, datasize: blob.length });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

/** The strings of a block, each once; the first is empty. */
class Strings {
  readonly #ids = new Map<string, number>([['', 0]]);

  id(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.#ids.size);
    return this.#ids.size - 1;
  }

  table(): { s: Buffer[] } {
    return { s: [...this.#ids.keys()].map((text) => Buffer.from(text)) };
  }
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}

function primitive(strings: Strings, group: object): Buffer {
  const base = { granularity: 100, lat_offset: 0, lon_offset: 0, date_granularity: 1000 };
  return encode(PrimitiveBlock.write, { ...base, stringtable: strings.table(), primitivegroup: [group] });
}

function nodeBlock(nodes: readonly TestNode[]): Buffer {
  const strings = new Strings();
  const pairs = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags).flatMap((pair) => pair.map((text) => strings.id(text))),
    0,
  ]);
  return primitive(strings, {
    dense: {
      id: deltas(nodes.map(({ id }) => id)),
      lat: deltas(nodes.map(({ lat }) => Math.round(lat * PER_DEGREE))),
      lon: deltas(nodes.map(({ lon }) => Math.round(lon * PER_DEGREE))),
      keys_vals: pairs,
    },
  });
}

function tagIds(strings: Strings, tags: Tags) {
  return {
    keys: Object.keys(tags).map((text) => strings.id(text)),
    vals: Object.values(tags).map((text) => strings.id(text)),
  };
}

function wayBlock(ways: readonly TestWay[]): Buffer {
  const strings = new Strings();
  const written = ways.map(({ id, refs, tags = {} }) => ({ id, ...tagIds(strings, tags), refs: deltas(refs) }));
  return primitive(strings, { ways: written });
}

function relationBlock(relations: readonly TestRelation[]): Buffer {
  const strings = new Strings();
  const outer = strings.id('outer');
  const written = relations.map(({ id, ways, tags }) => ({
    id,
    ...tagIds(strings, tags),
    roles_sid: ways.map(() => outer),
    memids: deltas(ways),
    types: ways.map(() => 1),
  }));
  return primitive(strings, { relations: written });
}
