import { decodeText } from '@dalil/domain/language/decode-text.ts';
import { unzipSync } from 'fflate';
import { type ImportedFile, type ImportProblem, PlaceCollector } from './imported-entry.ts';
import { readCsvPlaces } from './read-csv-places.ts';
import { readJsonPlaces } from './read-json-places.ts';
import { readXmlPlaces } from './read-xml-places.ts';

export const MAX_FILE_BYTES = 5_000_000;
export const MAX_ENTRIES = 2000;
/** Of the files in a KMZ: pictures are not unpacked, and a small archive cannot become a large text. */
const MAX_UNPACKED_BYTES = 20_000_000;

/**
 * Reads a file chosen by the user into entries and what it has besides, or returns why it has none. Nothing is saved yet. It uses
 * nothing of a page, so that it can run in a worker.
 */
export async function readImportFile(file: Blob): Promise<ImportedFile | ImportProblem> {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = isZip(bytes) ? unpackedKml(bytes) : [bytes];
  if (typeof parts === 'string') return parts;
  const places = new PlaceCollector();
  for (const part of parts) {
    const { text, isWhole } = decodeText(part);
    if (!isWhole) return 'encoding';
    const problem = readPlaces(text, places);
    if (problem !== null) return problem;
  }
  if (places.count === 0) return 'empty';
  return places.count > MAX_ENTRIES ? 'too-many' : { entries: places.entries, skipped: places.skipped };
}

/** A byte order mark or blank lines may stand before what a format begins with. */
function readPlaces(text: string, places: PlaceCollector): ImportProblem | null {
  const content = text.replace(/^[\s\uFEFF]+/, '');
  if (content.startsWith('<')) return readXmlPlaces(content, places);
  return /^[[{]/.test(content) ? readJsonPlaces(content, places) : readCsvPlaces(content, places);
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

function unpackedKml(bytes: Uint8Array): Uint8Array[] | ImportProblem {
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isKml = /\.kml$/i.test(name);
        if (isKml) unpacked += originalSize;
        return isKml && unpacked <= MAX_UNPACKED_BYTES;
      },
    });
    if (unpacked > MAX_UNPACKED_BYTES) return 'too-large';
    const parts = Object.values(files);
    return parts.length === 0 ? 'unknown-format' : parts;
  } catch {
    return 'unknown-format';
  }
}
