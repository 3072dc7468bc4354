import { createReadStream } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { OSMTransform, parse } from 'osm-pbf-parser-node';
import { UnreadableSource } from '../unreadable-source.ts';

/** The format allows 32 MiB for what a block unpacks to. */
const MAX_BLOCK_BYTES = 32 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;
/** Longer than any block may be, so that a wrong length is noticed before the memory is full of it. */
const MAX_WITHOUT_BLOCK = 64 * 1024 * 1024;

type Tags = Record<string, string>;
export type PbfNode = { type: 'node'; id: number; lat: number; lon: number; tags?: Tags };
export type PbfWay = { type: 'way'; id: number; refs: number[]; tags?: Tags };
export type PbfRelation = {
  type: 'relation';
  id: number;
  members: { type: string; ref: number; role: string }[];
  tags?: Tags;
};
type PbfElement = PbfNode | PbfWay | PbfRelation;
export type ElementType = PbfElement['type'];

/**
 * The elements of an extract (.osm.pbf), block after block, so that a file of any size needs the memory of a few blocks. Blocks
 * without the wanted types are not unpacked again: the first reading notes what each has. Who changed an element is not read.
 * Throws `UnreadableSource`.
 */
export class PbfFile {
  readonly #path: string;
  readonly #contents: ReadonlySet<ElementType>[] = [];
  /** Of the data, as the head of the file states it. */
  madeAt: Date | null = null;
  /** Called with the bytes read so far. */
  onBytes: (bytes: number) => void = () => {};

  constructor(path: string) {
    this.#path = path;
  }

  async *read<Type extends ElementType>(...types: Type[]): AsyncGenerator<Extract<PbfElement, { type: Type }>[]> {
    let at = 0;
    for await (const packed of this.#blocks()) {
      const content = this.#contents[at];
      if (!content || types.some((type) => content.has(type))) {
        const elements = unpack(packed);
        this.#contents[at] ??= new Set(elements.map(({ type }) => type));
        yield elements.filter((one): one is Extract<PbfElement, { type: Type }> => types.includes(one.type as Type));
      }
      at++;
    }
    if (at === 0) throw new UnreadableSource('The extract has no data. Is it an .osm.pbf file?');
  }

  async *#blocks(): AsyncGenerator<Buffer> {
    const file = createReadStream(this.#path, { highWaterMark: CHUNK_BYTES });
    const blocks = new OSMTransform({ writeRaw: true }, { readableHighWaterMark: 2 });
    let bytes = 0;
    let sinceBlock = 0;
    file.on('data', (chunk) => {
      bytes += chunk.length;
      sinceBlock += chunk.length;
      this.onBytes(bytes);
      if (sinceBlock > MAX_WITHOUT_BLOCK) file.destroy(new UnreadableSource('A block of the extract is too large.'));
    });
    file.on('error', (error) => blocks.destroy(error));
    try {
      for await (const block of file.pipe(blocks) as AsyncIterable<unknown>) {
        sinceBlock = 0;
        if (Buffer.isBuffer(block)) yield block;
        else if (Array.isArray(block)) this.madeAt ??= dateOfHead(block[0]);
      }
    } catch (error) {
      throw asUnreadable(error);
    } finally {
      file.destroy();
    }
  }
}

function dateOfHead(head: unknown): Date | null {
  if (typeof head !== 'object' || head === null || !('osmosis_replication_timestamp' in head)) return null;
  const seconds = Number(head.osmosis_replication_timestamp);
  return seconds > 0 ? new Date(seconds * 1000) : null;
}

function unpack(packed: Buffer): PbfElement[] {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: MAX_BLOCK_BYTES });
    return parse(unpacked, { withTags: true, withInfo: false }) as PbfElement[];
  } catch (error) {
    throw asUnreadable(error);
  }
}

function asUnreadable(error: unknown): Error {
  if (error instanceof UnreadableSource) return error;
  if (error instanceof Error && 'syscall' in error) return error;
  return new UnreadableSource('The extract is damaged or not complete: download it again.', { cause: error });
}
