import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@dalil/database/connection.ts';
import { itemPhotographs, photographSearches, pictures } from '@dalil/database/tables/pictures.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { pictureAddress } from '@dalil/domain/guide/picture.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { UPLOAD_LIMITS } from '@dalil/domain/newsroom/picture-fields.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type AskWiki, type CommonsSettings, WikiFailed } from '../../providers/commons/ask-wiki.ts';
import { type CommonsFile, findNamed, findNear } from '../../providers/commons/commons-files.ts';
import { findEntity } from '../../providers/commons/wikidata.ts';
import type { ParseForeign } from '../../providers/foreign/foreign.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { emptyCounts, type ImportCounts } from './import-counts.ts';
import { listPhotographed, type PhotographedItem } from './list-photographed.ts';
import { type FileDetails, judgeFile, namesPlace, textOf } from './judge-file.ts';

export type ImportDeps = {
  db: Database;
  now: () => Date;
  ask: AskWiki;
  parse: ParseForeign;
  pictureFiles: PictureFiles;
  settings: Pick<CommonsSettings, 'wikidata' | 'commons'>;
  /** Called after each item, with what has been done so far. */
  onProgress?: (counts: ImportCounts, item: PhotographedItem) => void;
};

export type ImportOptions = {
  /** Fetches no picture and stores nothing. */
  isDryRun?: boolean;
  /** Looks again for items that were searched lately. */
  isAgain?: boolean;
  /** At most so many items. */
  limit?: number;
  /** Only items with these ids. */
  only?: readonly string[];
};

/** Waiting and accepted photographs of one item, together. */
const PER_ITEM = 3;
/** After so many requests without an answer one after another the service does not want us, or there is no network. */
const MAX_FAILURES = 4;
/** From an item's position to that of its entry in Wikidata, and to where a photograph was taken. Of a neighbourhood: its size. */
const ENTITY_METRES = { place: 700, neighbourhood: 4000 } as const;
const NEAR_METRES = { least: 150, most: 400 } as const;

type Found = { file: CommonsFile; foundBy: 'wikidata' | 'position' };

/**
 * Looks for photographs of places and neighbourhoods on Wikimedia Commons: the picture of their entry in Wikidata, and what was taken
 * there and says so. What may be shown is fetched, made ready and waits for staff; a file that staff have seen once is not offered
 * again. A run that is stopped goes on where it was, and a second run over the same answers changes nothing.
 */
export async function importPhotographs(deps: ImportDeps, options: ImportOptions = {}): Promise<ImportCounts> {
  const counts = emptyCounts();
  const { only } = options;
  const all = await listPhotographed(deps, { isAgain: options.isAgain === true });
  const items = only ? all.filter(({ id }) => only.includes(id)) : all;
  counts.items = items.length;
  const due = items.filter(({ isRecent }) => !isRecent);
  counts.recent = items.length - due.length;
  let failures = 0;
  for (const item of due.slice(0, options.limit)) {
    try {
      await importOf(deps, options, item, counts);
      failures = 0;
    } catch (error) {
      if (!(error instanceof WikiFailed)) throw error;
      counts.failed[error.fault] += 1;
      failures += 1;
      if (failures === MAX_FAILURES) {
        counts.isStopped = true;
        break;
      }
    }
    deps.onProgress?.(counts, item);
  }
  return counts;
}

async function importOf(
  deps: ImportDeps,
  { isDryRun = false }: ImportOptions,
  item: PhotographedItem,
  counts: ImportCounts,
): Promise<void> {
  const { wikidataId, files } = await findFiles(deps, item, counts);
  counts.searched += 1;
  counts.found += files.length;
  let room = PER_ITEM - item.photographs;
  let failed: WikiFailed | null = null;
  for (const { file, foundBy } of files) {
    if (item.sourceKeys.includes(keyOf(file))) {
      counts.known += 1;
      continue;
    }
    const details = await judged(deps, item, { file, foundBy });
    if ('skipped' in details) {
      counts.skipped[details.skipped] += 1;
      continue;
    }
    if (room <= 0) {
      counts.surplus += 1;
      continue;
    }
    room -= 1;
    if (isDryRun) {
      counts.added += 1;
      continue;
    }
    try {
      await addCandidate(deps, item, { file, foundBy, details }, counts);
    } catch (error) {
      // One file that cannot be fetched does not hide the others. The item is searched again.
      if (!(error instanceof WikiFailed)) throw error;
      if (error.fault === 'too_large') counts.skipped['too-large'] += 1;
      else {
        if (failed) counts.failed[error.fault] += 1;
        failed ??= error;
      }
    }
  }
  if (failed) throw failed;
  if (isDryRun) return;
  const searched = { kind: item.kind, itemId: item.id, wikidataId, searchedAt: deps.now() };
  await deps.db
    .insert(photographSearches)
    .values(searched)
    .onConflictDoUpdate({ target: [photographSearches.kind, photographSearches.itemId], set: searched });
}

/** The files of an item, those of Wikidata first, each once. */
async function findFiles({ ask, settings }: ImportDeps, item: PhotographedItem, counts: ImportCounts) {
  const { kind, title, position } = item;
  const entity = await findEntity(ask, settings.wikidata, {
    title,
    position,
    metres: ENTITY_METRES[kind] + position.precisionMetres,
  });
  if (entity) counts.entities += 1;
  const named = entity && entity.files.length > 0 ? await findNamed(ask, settings.commons, entity.files) : [];
  const isExact = kind === 'place' && position.precisionMetres <= NEAR_METRES.most;
  const metres = Math.max(position.precisionMetres, NEAR_METRES.least);
  const near = isExact ? await findNear(ask, settings.commons, position, metres) : [];
  const known = new Set(named.map(({ pageId }) => pageId));
  const files: Found[] = [
    ...named.map((file) => ({ file, foundBy: 'wikidata' as const })),
    ...near
      .filter(({ pageId }) => !known.has(pageId))
      .toSorted((a, b) => (distanceOf(position, a) ?? 0) - (distanceOf(position, b) ?? 0) || a.pageId - b.pageId)
      .map((file) => ({ file, foundBy: 'position' as const })),
  ];
  return { wikidataId: entity?.id ?? null, files };
}

async function judged({ parse }: ImportDeps, { title }: PhotographedItem, { file, foundBy }: Found) {
  const details = await judgeFile(file, parse);
  if ('skipped' in details || foundBy === 'wikidata') return details;
  const { ImageDescription, ObjectName, Categories } = file.meta;
  const said = [file.name, ObjectName ?? '', Categories ?? '', await textOf(ImageDescription, parse)];
  return namesPlace(said, title) ? details : { skipped: 'other-place' as const };
}

const keyOf = ({ pageId }: CommonsFile): string => `commons/${pageId}`;

function distanceOf(position: Position, file: CommonsFile): number | null {
  return file.position && Math.round(metresBetween(position, file.position));
}

const ID_LENGTH = 32;

async function addCandidate(
  deps: ImportDeps,
  item: PhotographedItem,
  found: Found & { details: FileDetails },
  counts: ImportCounts,
): Promise<void> {
  const { file, foundBy } = found;
  const pictureId = (await findStored(deps, file)) ?? (await storePicture(deps, item, found, counts));
  if (pictureId === null) return;
  await deps.db
    .insert(itemPhotographs)
    .values({
      id: randomUUID(),
      kind: item.kind,
      itemId: item.id,
      pictureId,
      state: 'waiting',
      foundBy,
      sourceKey: keyOf(file),
      fileName: file.name,
      distanceMetres: distanceOf(item.position, file),
      createdAt: deps.now(),
    })
    .onConflictDoNothing();
  counts.added += 1;
}

/** The picture of a file that waits or is shown elsewhere: a skyline may belong to several places. */
async function findStored({ db }: ImportDeps, file: CommonsFile): Promise<string | null> {
  const [stored] = await db
    .select({ pictureId: itemPhotographs.pictureId })
    .from(itemPhotographs)
    .where(and(eq(itemPhotographs.sourceKey, keyOf(file)), isNotNull(itemPhotographs.pictureId)))
    .limit(1);
  return stored?.pictureId ?? null;
}

/** Fetches a file and stores its picture. Null, and counted, for what is none of our pictures. */
async function storePicture(
  deps: ImportDeps,
  item: PhotographedItem,
  { file, details }: { file: CommonsFile; details: FileDetails },
  counts: ImportCounts,
): Promise<string | null> {
  if (!isOurSource(deps.settings.commons, file.url)) throw new WikiFailed('redirected');
  const bytes = await deps.ask.file(file.url, UPLOAD_LIMITS.bytes);
  const encoded = await encodePicture(bytes);
  if ('refused' in encoded) {
    counts.unreadable[encoded.refused] += 1;
    return null;
  }
  const { width, height, files } = encoded;
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
  for (const one of files) await deps.pictureFiles.save(pictureAddress(id, one.width, one.format), one.content);
  const at = deps.now();
  await deps.db
    .insert(pictures)
    .values({
      id,
      width,
      height,
      largestBytes: Math.max(...files.map(({ content }) => content.byteLength)),
      alt: inEveryLanguage((locale) => item.titles[locale] ?? item.title),
      altFromTitle: [...LOCALES],
      ...details,
      // Frames of pages and cards have one shape.
      change: 'cropped',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
  return id;
}

const FILE_HOST = 'upload.wikimedia.org';

/** Files are fetched from the server that names them, or from the one where Wikimedia keeps its files. */
function isOurSource(commons: string, url: string): boolean {
  const [own, given] = [URL.parse(commons), URL.parse(url)];
  if (!own || !given || given.username !== '') return false;
  return given.origin === own.origin || (given.protocol === 'https:' && given.host === FILE_HOST);
}
