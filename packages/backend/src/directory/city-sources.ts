import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { EntrySource } from '@dalil/domain/directory/entry-source.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EntryRecord } from './entry-record.ts';
import { readOsmGeojson } from './osm/read-osm-geojson.ts';
import { readOverpass } from './osm/read-overpass.ts';
import { readPbf } from './osm/read-pbf.ts';
import { readOverture } from './read-overture.ts';
import { readRegister } from './read-register.ts';
import { readWikidata } from './read-wikidata.ts';
import { UnreadableSource } from './unreadable-source.ts';

/** A source that is ready to be read. `onShare` is told how much of it is read, from 0 to 1. */
export type CitySource = {
  /** For the operator: the file or the host. */
  name: string;
  sources: readonly EntrySource[];
  fingerprint: string;
  read: (onShare: (share: number) => void) => AsyncIterable<EntryRecord>;
};

type Given = {
  osmFile: string | undefined;
  overpassUrl: string | undefined;
  overtureFile: string | undefined;
  registerFile: string | undefined;
  wikidataUrl: string | undefined;
};

/** The sources that an operator has named. Throws `UnreadableSource` for a file that is not there or is empty. */
export async function openCitySources(given: Given, now: Date): Promise<CitySource[]> {
  const opened: CitySource[] = [];
  if (given.osmFile) {
    const file = await openFile(given.osmFile);
    const isPbf = given.osmFile.toLowerCase().endsWith('.pbf');
    opened.push({
      ...file,
      sources: ['osm'],
      read: (onShare) =>
        isPbf
          ? readPbf(file, (bytes) => onShare(bytes / file.size))
          : readOsmGeojson(file.path, file.day, (bytes) => onShare(bytes / file.size)),
    });
  }
  if (given.overpassUrl && !given.osmFile) {
    const url = given.overpassUrl;
    const day = dubaiDate(now);
    opened.push({
      name: new URL(url).host,
      sources: ['osm'],
      // What the server has today; an import that broke off goes on on the same day.
      fingerprint: `${url} ${day}`,
      read: (onShare) => readOverpass({ url, day }, (done, all) => onShare(done / all)),
    });
  }
  if (given.overtureFile) {
    const file = await openFile(given.overtureFile);
    opened.push({
      ...file,
      sources: ['overture'],
      read: (onShare) => readOverture(file, (bytes) => onShare(bytes / file.size)),
    });
  }
  if (given.registerFile) {
    const file = await openFile(given.registerFile);
    opened.push({
      ...file,
      sources: ['register', 'wikidata'],
      read: (onShare) => readRegister(file.path, (bytes) => onShare(bytes / file.size)),
    });
  }
  if (given.wikidataUrl) {
    const url = given.wikidataUrl;
    const day = dubaiDate(now);
    opened.push({
      name: new URL(url).host,
      sources: ['wikidata'],
      fingerprint: `${url} ${day}`,
      read: (onShare) => readWikidata({ url, day }, (done, all) => onShare(done / all)),
    });
  }
  return opened;
}

async function openFile(
  path: string,
): Promise<{ path: string; name: string; size: number; day: string; fingerprint: string }> {
  const found = await stat(path).catch((error: unknown) => {
    throw new UnreadableSource(`There is no file ${path}, or it may not be read.`, { cause: error });
  });
  if (!found.isFile() || found.size === 0) throw new UnreadableSource(`${path} is empty or no file.`);
  const state = `${path} ${found.size} ${found.mtimeMs}`;
  return {
    path,
    name: basename(path),
    size: found.size,
    day: dubaiDate(found.mtime),
    fingerprint: createHash('sha256').update(state).digest('base64url'),
  };
}
