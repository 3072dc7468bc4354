import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { OPEN_FILES, type OpenFile, openFileNamed } from '@dalil/domain/guide/open-data.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { entityTag } from '../../core/entity-tag.ts';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { READ_RECORDS } from './read-open-records.ts';
import { MEDIA_TYPES, WRITE_FILE } from './write-open-file.ts';

export const openFileLocale = z.enum(LOCALES).default('en');

/** A file in gzip, which takes an eighth of the memory. `tag` is of the bytes before compression, `zippedTag` of those after. */
export type PackedFile = {
  name: OpenFile['name'];
  mediaType: string;
  tag: string;
  zipped: Uint8Array<ArrayBuffer>;
  zippedTag: string;
};

/** What the files are made of. They change when one of these does, and at midnight. */
const KINDS = ['fact', 'term', 'place', 'event', 'service'];
const MAX_FILES = OPEN_FILES.length * LOCALES.length;

type Made = { day: string; packed: Promise<PackedFile>; hasFailed: boolean };

/** A data set of the guide as a file. Fails with `not_found` for a name that is none, such as `facts.geojson`. */
export const getOpenFile = query({
  name: 'get-open-file',
  input: z.object({ file: textInput().max(40), locale: openFileLocale }),
  permission: 'guide:read:any',
  run: async (deps, input): Promise<PackedFile> => {
    const file = openFileNamed(input.file);
    if (!file) throw new Failure('not_found');
    const day = dubaiDate(deps.now());
    const cache = deps.memory.partCache<string, Made>({ name: 'open-data', kinds: KINDS, max: MAX_FILES });
    const key = `${file.name} ${input.locale}`;
    const known = cache.get(key);
    if (known && known.day === day && !known.hasFailed) return known.packed;
    const put = cache.fill();
    const made: Made = { day, packed: packFile(deps, file, { locale: input.locale, day }), hasFailed: false };
    made.packed.catch(() => (made.hasFailed = true));
    put(key, made);
    return made.packed;
  },
});

async function packFile(
  deps: Deps,
  { name, dataset, format }: OpenFile,
  frame: { locale: (typeof LOCALES)[number]; day: string },
): Promise<PackedFile> {
  const records = await READ_RECORDS[dataset](deps, frame);
  const text = WRITE_FILE[format]({ dataset, records, ...frame });
  const zipped = new Uint8Array(await promisify(gzip)(text));
  return { name, mediaType: MEDIA_TYPES[format], tag: entityTag(text), zipped, zippedTag: entityTag(zipped) };
}
