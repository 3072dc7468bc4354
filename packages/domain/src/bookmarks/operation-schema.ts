import * as z from 'zod/mini';
import { textInput } from '../language/text-input.ts';
import { itemIdSchema } from '../guide/content-item.ts';
import { BOOKMARK_KINDS, MAX_FOLDER_NAME_LENGTH, MAX_NOTE_LENGTH } from './bookmark.ts';

const reference = { kind: z.enum(BOOKMARK_KINDS), itemId: itemIdSchema.check(z.maxLength(80)) };
const folderId = z.uuid();
const inFolder = z.nullable(folderId);
const note = textInput().check(z.maxLength(MAX_NOTE_LENGTH));
const instant = z.iso.datetime();
const name = textInput().check(z.trim(), z.minLength(1), z.maxLength(MAX_FOLDER_NAME_LENGTH));

function operation<Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
  return z.strictObject({ id: z.uuid(), kind: z.literal(kind), payload, at: instant });
}

/** The schema of bookmark operations received from a device. */
export const bookmarkOperationSchema = z.discriminatedUnion('kind', [
  operation('bookmark.add', z.strictObject({ ...reference, folderId: inFolder, note, addedAt: instant })),
  operation('bookmark.remove', z.strictObject(reference)),
  operation('bookmark.move', z.strictObject({ ...reference, folderId: inFolder })),
  operation(
    'bookmark.note',
    z.strictObject({ ...reference, note, otherNote: z.nullable(note), baseVersion: z.int().check(z.nonnegative()) }),
  ),
  operation('folder.add', z.strictObject({ folderId, name })),
  operation('folder.rename', z.strictObject({ folderId, name })),
  operation('folder.remove', z.strictObject({ folderId })),
]);
