import { WRITTEN, writtenName } from '@dalil/domain/offline/offline-guide.ts';
import type { StoredSource } from '@dalil/search/search-source.ts';
import { sourceOfFact, sourceOfItem } from '@dalil/search/source-of-entry.ts';
import type { GuideReader } from '../guide/guide-reader.ts';

type Entry = Parameters<typeof sourceOfItem>[0] | (Parameters<typeof sourceOfFact>[0] & { kind?: undefined });

/** Every source that the search of this pack finds, in the order of the server's index. */
export async function readSources(pack: GuideReader): Promise<StoredSource[]> {
  const entries = [...(await pack.readOnce(WRITTEN)).values()] as Entry[];
  return entries
    .map(sourceOf)
    .filter((source) => source !== null)
    .sort((one, other) => one.number - other.number);
}

/** One of them; undefined where the pack does not have it. */
export async function readSource(pack: GuideReader, kind: string, id: string): Promise<StoredSource | undefined> {
  const entry = (await pack.read(writtenName(kind, id))) as Entry | undefined;
  return (entry && sourceOf(entry)) ?? undefined;
}

/** Only items have a kind. */
function sourceOf(entry: Entry): StoredSource | null {
  return entry.kind === undefined ? sourceOfFact(entry) : sourceOfItem(entry);
}
