import { pictureIdSchema } from '@dalil/domain/guide/picture.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { DESK_PICTURE, type DeskPicture, deskPicture, type DeskPictureRow } from './picture-view.ts';

export const pictureKeyFields = {
  id: textInput()
    .refine((id) => pictureIdSchema.safeParse(id).success)
    .meta({ description: 'The id of a picture', example: '0f3a6c1b2d4e5f60718293a4b5c6d7e8' }),
};

/** Refuses a picture that lacks something, at the fields of its form. */
export function requireWhole(missing: DeskPicture['missing']): void {
  if (missing.length === 0) return;
  const fields = missing.map((one) => ({
    path: one === 'licence' || one === 'credit' ? one : `alt.${one}`,
    code: 'required',
  }));
  throw new Failure('invalid_input', { fields });
}

/** A picture with where it is used. Fails with `not_found`. */
export async function findDeskPicture({ db }: Pick<Deps, 'db'>, id: string): Promise<DeskPicture> {
  const { rows } = await db.execute<DeskPictureRow>(sql`select ${DESK_PICTURE} from pictures p where p.id = ${id}`);
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  return deskPicture(row);
}
