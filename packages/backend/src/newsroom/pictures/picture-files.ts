import { PICTURE_FORMATS, pictureAddress, type PictureFormat, pictureWidths } from '@dalil/domain/guide/picture.ts';
import { type FileStorage, openDisk } from '../../core/file-store.ts';

/** The stored files of pictures, by their public address. */
export type PictureFiles = {
  save: (address: string, content: Uint8Array) => Promise<void>;
  /** Null if there is none. */
  read: (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  remove: (address: string) => Promise<void>;
};

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

export function openPictureFiles(storage: FileStorage): PictureFiles {
  const opened = openDisk(storage);
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

export const typeOf = (address: string): string => (address.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** The addresses of all files of a picture. */
export function addressesOf({ id, width }: { id: string; width: number }): string[] {
  return pictureWidths(width).flatMap((one) =>
    PICTURE_FORMATS.map((format: PictureFormat) => pictureAddress(id, one, format)),
  );
}
