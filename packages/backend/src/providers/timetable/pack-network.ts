import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TransitNetwork } from '@dalil/domain/transit/transit-network.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
/** Of what a packed network may unpack to. */
const MAX_BYTES = 512 * 1024 * 1024;

const ARRAYS = {
  running: Uint8Array,
  stopStations: Int32Array,
  lat: Float64Array,
  lon: Float64Array,
  patternLines: Int32Array,
  patternStarts: Int32Array,
  patternStops: Int32Array,
  patternFlags: Uint8Array,
  tripStarts: Int32Array,
  tripServices: Int32Array,
  tripHeadsigns: Int32Array,
  tripIsRough: Uint8Array,
  timeStarts: Int32Array,
  arrivals: Uint16Array,
  departures: Uint16Array,
  pathStarts: Int32Array,
  pathTo: Int32Array,
  pathMinutes: Uint8Array,
} as const;
type ArrayName = keyof typeof ARRAYS;
const NAMES = Object.keys(ARRAYS) as ArrayName[];
type Head = Omit<TransitNetwork, ArrayName> & { lengths: Record<ArrayName, number> };

/** A network as text for a column of the database: its lists as JSON, its arrays as bytes, packed. */
export async function packNetwork(network: TransitNetwork): Promise<string> {
  const { publisher, from, dayTypes, serviceCount, stopNames, lines, headsigns } = network;
  const lengths = Object.fromEntries(NAMES.map((name) => [name, network[name].length])) as Head['lengths'];
  const head: Head = { publisher, from, dayTypes, serviceCount, stopNames, lines, headsigns, lengths };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const arrays = NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = network[name];
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  return (await pack(Buffer.concat([length, json, ...arrays]))).toString('base64');
}

export async function unpackNetwork(packed: string): Promise<TransitNetwork> {
  const bytes = await unpack(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_BYTES });
  let at = 4 + bytes.readUInt32LE(0);
  const { lengths, ...head } = JSON.parse(bytes.toString('utf8', 4, at)) as Head;
  const arrays = NAMES.map((name) => {
    const size = lengths[name] * ARRAYS[name].BYTES_PER_ELEMENT;
    // A copy begins where its numbers may.
    const own = Uint8Array.from(bytes.subarray(at, at + size));
    at += size;
    return [name, new ARRAYS[name](own.buffer)];
  });
  return { ...head, ...(Object.fromEntries(arrays) as Pick<TransitNetwork, ArrayName>) };
}
