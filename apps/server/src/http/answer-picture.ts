import type { PictureFiles } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { typeOf } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { pictureAddress, PICTURE_WIDTHS, readPictureAddress } from '@dalil/domain/guide/picture.ts';

/** Serves a picture that staff have uploaded. Its address contains the hash of its content, so it is valid for ever. */
export async function answerPicture(files: PictureFiles, address: string): Promise<Response | null> {
  const asked = readPictureAddress(address);
  if (!asked) return null;
  const content = (await files.read(address)) ?? (await readNextWidth(files, asked));
  if (content === null) return null;
  return new Response(content, {
    headers: {
      'content-type': typeOf(address),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
    },
  });
}

/** Pictures that were uploaded before a width was added have the next one. */
async function readNextWidth(
  files: PictureFiles,
  { id, width, format }: NonNullable<ReturnType<typeof readPictureAddress>>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const next = PICTURE_WIDTHS.find((one) => one > width);
  return next === undefined ? null : files.read(pictureAddress(id, next, format));
}
