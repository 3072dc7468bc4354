import { createHash } from 'node:crypto';
import { pictureAddress } from '@dalil/domain/guide/picture.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { encodePicture } from './encode-picture.ts';

const ID_LENGTH = 32;
/** Files of an upload that is in no library by then are removed. */
const UNFINISHED_SECONDS = 3600;
const FILE_TYPE = 'application/octet-stream';
type Stored = { id: string; width: number; height: number; largestBytes: number };
/** One picture is decoded at a time: the largest takes 200 MB. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Checks and encodes an uploaded file and stores what results, before a transaction begins. The id follows from the file, so the
 * same file has the same addresses. Fails with `invalid_input` naming the field `file` and why it is refused.
 */
export const storeUpload = query({
  name: 'store-upload',
  input: z.object({ bytes: z.instanceof(Uint8Array), type: textInput().max(200) }),
  permission: 'newsroom:write:any',
  run: async ({ db, jobs, pictureFiles }, { bytes, type }): Promise<Stored> => {
    // A form of another site cannot send this type without asking first.
    if (type !== FILE_TYPE) throw new Failure('unsupported_media_type');
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
    const turn = last.then(() => encodePicture(bytes));
    last = turn.catch(() => undefined);
    const encoded = await turn;
    if ('refused' in encoded) throw new Failure('invalid_input', { fields: [{ path: 'file', code: encoded.refused }] });
    const { width, height, files } = encoded;
    await jobs.enqueue(db, 'remove-picture-files', { id, width }, { afterSeconds: UNFINISHED_SECONDS });
    for (const file of files) await pictureFiles.save(pictureAddress(id, file.width, file.format), file.content);
    return { id, width, height, largestBytes: Math.max(...files.map(({ content }) => content.byteLength)) };
  },
});
