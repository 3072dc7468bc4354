import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { PICTURE_FORMATS, pictureAddress, type PictureFormat, pictureWidths } from '@dalil/domain/guide/picture.ts';

/** Where the files of pictures are: a folder, or a bucket that understands the protocol of Amazon S3. */
export type FileStorage =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; region: string; endpoint: string | undefined; keyId: string; secret: string };

/** The stored files of pictures, by their public address. */
export type PictureFiles = {
  save: (address: string, content: Uint8Array) => Promise<void>;
  /** Null if there is none. */
  read: (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  remove: (address: string) => Promise<void>;
};

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

export function openPictureFiles(storage: FileStorage): PictureFiles {
  const opened = openDriver(storage).then((driver) => new Disk(driver));
  // Whoever asks for a file learns why the storage cannot be opened.
  opened.catch(() => undefined);
  const keyOf = (address: string) => address.slice(1);
  return {
    save: async (address, content) => {
      const disk = await opened;
      await disk.put(keyOf(address), content, { contentType: typeOf(address), cacheControl: CACHE_FOREVER });
    },
    read: async (address) => {
      const disk = await opened;
      if (!(await disk.exists(keyOf(address)))) return null;
      return new Uint8Array(await disk.getBytes(keyOf(address)));
    },
    remove: async (address) => (await opened).delete(keyOf(address)),
  };
}

/** The client for S3 is only loaded where it is used: it is larger than the rest of the server. */
async function openDriver(storage: FileStorage): Promise<ConstructorParameters<typeof Disk>[0]> {
  if (storage.kind === 'folder') return new FSDriver({ location: storage.folder, visibility: 'private' });
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, keyId, secret } = storage;
  return new S3Driver({
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    bucket,
    region,
    // Servers other than Amazon's take the bucket as part of the path.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    visibility: 'private',
    supportsACL: false,
  });
}

export const typeOf = (address: string): string => (address.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** The addresses of all files of a picture. */
export function addressesOf({ id, width }: { id: string; width: number }): string[] {
  return pictureWidths(width).flatMap((one) =>
    PICTURE_FORMATS.map((format: PictureFormat) => pictureAddress(id, one, format)),
  );
}
