import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where files are stored: a folder, or a bucket that understands the protocol of Amazon S3. */
export type FileStorage =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; region: string; endpoint: string | undefined; keyId: string; secret: string };

/** The files of one store, by their name in it. */
export type FileStore = {
  save: (name: string, content: Uint8Array) => Promise<void>;
  /** Null if there is none. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  remove: (name: string) => Promise<void>;
};

/**
 * Opens a private store, under its name in the folder or bucket. `tooling/checks/personal-data.ts` demands that every store is in
 * the registry of personal data.
 */
export function openFileStore(store: string, storage: FileStorage): FileStore {
  const opened = openDisk(storage);
  // Whoever asks for a file learns why the storage cannot be opened.
  opened.catch(() => undefined);
  const keyOf = (name: string) => `${store}/${name}`;
  return {
    save: async (name, content) => (await opened).put(keyOf(name), content, { cacheControl: 'private, no-store' }),
    read: async (name) => {
      const disk = await opened;
      if (!(await disk.exists(keyOf(name)))) return null;
      return new Uint8Array(await disk.getBytes(keyOf(name)));
    },
    remove: async (name) => (await opened).delete(keyOf(name)),
  };
}

/** The client for S3 is only loaded where it is used: it is larger than the rest of the server. */
export async function openDisk(storage: FileStorage): Promise<Disk> {
  if (storage.kind === 'folder') return new Disk(new FSDriver({ location: storage.folder, visibility: 'private' }));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, keyId, secret } = storage;
  const driver = new S3Driver({
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    bucket,
    region,
    // Servers other than Amazon's take the bucket as part of the path.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    visibility: 'private',
    supportsACL: false,
  });
  return new Disk(driver);
}

/** Why files cannot be stored or read now, as a code. Undefined for any other error. */
export function storageFailure(error: Error): string | undefined {
  if (!('code' in error) || !String(error.code).startsWith('E_CANNOT_')) return undefined;
  const { cause } = error;
  if (!(cause instanceof Error)) return String(error.code);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** A store in memory, for tests. */
export function createMemoryStore(): FileStore & { names: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    save: async (name, content) => void files.set(name, content),
    read: async (name) => {
      const content = files.get(name);
      return content ? new Uint8Array(content) : null;
    },
    remove: async (name) => void files.delete(name),
    names: () => [...files.keys()],
  };
}
