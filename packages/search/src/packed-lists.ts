import { type PackedRows, packRows, rowAt } from './packed-rows.ts';

/**
 * The documents of each key, by their sequence. A row holds the number of documents, then the highest impact and its documents in
 * ascending order, each as its difference from the one before. A difference of 0 and the next impact come between. Numbers have
 * seven bits per byte, least significant first, and the eighth bit marks a continuation.
 */
export type PackedLists = PackedRows<Uint8Array<ArrayBuffer>>;
/** A document and its impact (1 to 255) as one number below 2 ** 32. Smaller is better, then by sequence. */
export type Posting = number;

const MAX_IMPACT = 255;
const SEQUENCES = 2 ** 24;
const MORE = 0x80;

export function postingOf(sequence: number, impact: number): Posting {
  if (sequence >= SEQUENCES) throw new RangeError(`An index in memory has no room for document ${sequence}`);
  return (MAX_IMPACT - impact) * SEQUENCES + sequence;
}

export function packLists(lists: readonly (readonly Posting[])[]): PackedLists {
  return packRows(lists.map(packList), Uint8Array);
}

function packList(list: readonly Posting[]): Uint8Array {
  const bytes: number[] = [];
  pushNumber(bytes, list.length);
  let impact = 0;
  let last = -1;
  for (const posting of Uint32Array.from(list).sort()) {
    const ofPosting = MAX_IMPACT - Math.floor(posting / SEQUENCES);
    if (ofPosting !== impact) {
      bytes.push(0, ofPosting);
      impact = ofPosting;
      last = -1;
    }
    const sequence = posting % SEQUENCES;
    pushNumber(bytes, sequence - last);
    last = sequence;
  }
  return Uint8Array.from(bytes);
}

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
  bytes.push(rest);
}

/** Visits the first documents of the list at an index, at most `limit`, with their impacts. Returns how many there are in all. */
export function readList(
  lists: PackedLists,
  at: number,
  limit: number,
  show: (sequence: number, impact: number) => void,
): number {
  const bytes = rowAt(lists, at);
  let place = 0;
  const readNumber = () => {
    let byte = bytes[place++] ?? 0;
    let number = byte % MORE;
    for (let worth = MORE; byte >= MORE; worth *= MORE) {
      byte = bytes[place++] ?? 0;
      number += (byte % MORE) * worth;
    }
    return number;
  };
  const count = readNumber();
  let left = Math.min(count, limit);
  let impact = 0;
  let sequence = -1;
  while (left > 0 && place < bytes.length) {
    const step = readNumber();
    if (step === 0) {
      impact = bytes[place++] ?? 0;
      sequence = -1;
    } else {
      sequence += step;
      left -= 1;
      show(sequence, impact);
    }
  }
  return count;
}
