import type { PictureFiles } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { typeOf } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { readPictureAddress } from '@dalil/domain/guide/picture.ts';

/** Serves a picture that staff have uploaded. Its address contains the hash of its content, so it is valid for ever. */
export async function answerPicture(files: PictureFiles, address: string): Promise<Response | null> {
  if (!readPictureAddress(address)) return null;
  const content = await files.read(address);
  if (content === null) return null;
  return new Response(content, {
    headers: {
      'content-type': typeOf(address),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
    },
  });
}
