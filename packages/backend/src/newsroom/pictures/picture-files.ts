import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  PICTURE_FORMATS,
  pictureAddress,
  type PictureFormat,
  pictureWidths,
  readPictureAddress,
} from '@dalil/domain/guide/picture.ts';
import { type FileStorage, openDisk } from '../../core/file-store.ts';

/** The stored files of pictures, by their public address. */
export type PictureFiles = {
  save: (address: string, content: Uint8Array) => Promise<void>;
  /** Null if there is none. */
  read: (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  remove: (address: string) => Promise<void>;
};

/** The first part of every public address of a picture. */
const PICTURE_FOLDER = 'pictures';
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

/** Every picture stored in a folder with its public address, one read at a time. One deleted meanwhile is left out. */
export async function* readPictureFolder(folder: string): AsyncGenerator<{ name: string; content: Uint8Array }> {
  for (const file of (await unlessMissing(readdir(path.join(folder, PICTURE_FOLDER)))) ?? []) {
    const content = await unlessMissing(readFile(path.join(folder, PICTURE_FOLDER, file)));
    if (content && readPictureAddress(`/${PICTURE_FOLDER}/${file}`))
      yield { name: `/${PICTURE_FOLDER}/${file}`, content };
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

export const typeOf = (address: string): string => (address.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** The addresses of all files of a picture. */
export function addressesOf({ id, width }: { id: string; width: number }): string[] {
  return pictureWidths(width).flatMap((one) =>
    PICTURE_FORMATS.map((format: PictureFormat) => pictureAddress(id, one, format)),
  );
}
