import { readReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { chooseToLeave, MAX_STORED_BYTES, type StoredAnswer } from '@dalil/domain/offline/device-storage.ts';
import { factName, itemPath, listedName, savedName } from '@dalil/domain/offline/offline-guide.ts';
import type { DeviceDatabase, EntryRecord, PackRecord } from '../device-database.ts';
import { unpackBody } from './unpack-body.ts';

/** A separator that does not occur in names of generations or paths. */
const BETWEEN = '\n';
const FACT_REFERENCE = new RegExp(`(?<="listedCard":")${factName('')}[^"]+`, 'g');

/**
 * PWA-5: removes the least needed entries where the guide takes too much storage. `saved` names the items the user has saved
 * (`place:burj-khalifa`). Returns the number of freed bytes.
 */
export async function makeRoom(
  db: DeviceDatabase,
  saved: readonly string[],
  max: number = MAX_STORED_BYTES,
): Promise<number> {
  const packs = await db.getAll('packs');
  if (packs.reduce((sum, { bytes }) => sum + bytes, 0) <= max) return 0;
  const leaving = chooseToLeave(await listAnswers(db, packs, new Set(saved.flatMap(namesOf))), max);
  const tx = db.transaction(['packs', 'entries'], 'readwrite');
  const entries = tx.objectStore('entries');
  const changed = new Map(packs.map((pack) => [pack.generation, { ...pack }]));
  let freed = 0;
  for (const key of leaving) {
    const [generation = '', path = ''] = key.split(BETWEEN);
    const entry = await entries.get([generation, path]);
    const pack = changed.get(generation);
    if (!entry || !pack) continue;
    pack.bytes -= entry.size;
    pack.entries -= 1;
    pack.isTrimmed = true;
    freed += entry.size;
    await entries.delete([generation, path]);
  }
  for (const pack of changed.values()) await tx.objectStore('packs').put(pack);
  await tx.done;
  return freed;
}

async function listAnswers(
  db: DeviceDatabase,
  packs: readonly PackRecord[],
  saved: ReadonlySet<string>,
): Promise<StoredAnswer[]> {
  const uses = new Map((await db.getAll('uses')).map(({ pack, path, usedAt }) => [`${pack} ${path}`, usedAt]));
  const answers: StoredAnswer[] = [];
  for (const { pack, generation, checkedAt } of packs) {
    const entries: EntryRecord[] = await db.getAll('entries', IDBKeyRange.bound([generation], [generation, []]));
    const kept = new Set(entries.filter(({ path }) => saved.has(path)).flatMap(factsIn));
    for (const { path, group, size } of entries) {
      answers.push({
        key: [generation, path].join(BETWEEN),
        group,
        bytes: size,
        storedAt: Date.parse(checkedAt),
        usedAt: uses.get(`${pack} ${path}`) ?? 0,
        isSaved: saved.has(path) || kept.has(path),
      });
    }
  }
  return answers;
}

/** The entries of the facts an item is stored without. */
function factsIn({ body }: EntryRecord): string[] {
  return unpackBody(body).match(FACT_REFERENCE) ?? [];
}

/** All entries the pack has of an item. */
function namesOf(reference: string): string[] {
  const item = readReference(reference);
  if (!item) return [];
  const { kind, itemId: id } = item;
  return [itemPath({ kind, id }) ?? '', listedName(kind, id), savedName(reference)];
}
