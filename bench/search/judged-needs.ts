import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import * as z from 'zod';
import type { Grades } from './judgement.ts';

const FOLDER = path.join(import.meta.dirname, 'judged');
/** Written last and not used while the ranking was developed. */
const HELD_OUT = 'held-out.json';

const reference = z.string().regex(new RegExp(`^(?:${SEARCH_KINDS.join('|')})/[a-z0-9.-]+$`));
const queries = z.array(z.string().min(1)).min(1);
const fileSchema = z.strictObject({
  needs: z.array(
    z.strictObject({
      id: z.string(),
      /** The user's need, in one sentence. */
      wants: z.string(),
      /** The queries for it in each language. The first is the plain one, others are spellings, typing errors and synonyms. */
      queries: z.record(z.enum(LOCALES), queries),
      relevant: z.partialRecord(z.enum(['3', '2', '1']), z.array(reference).min(1)).optional(),
      /** The guide has nothing for it, so no result is expected. */
      isUnanswerable: z.literal(true).optional(),
      /** False where the words of the languages differ in meaning. */
      hasSameTop: z.literal(false).optional(),
    }),
  ),
});

export type JudgedNeed = {
  id: string;
  group: string;
  wants: string;
  queries: Readonly<Record<Locale, readonly string[]>>;
  grades: Grades;
  isUnanswerable: boolean;
  hasSameTop: boolean;
};

/** The judged needs of all files, with the held-out ones separate. */
export async function readJudgedNeeds(): Promise<{ known: JudgedNeed[]; heldOut: JudgedNeed[] }> {
  const files = (await readdir(FOLDER)).toSorted();
  const known = await Promise.all(files.filter((file) => file !== HELD_OUT).map(readNeeds));
  return { known: known.flat(), heldOut: files.includes(HELD_OUT) ? await readNeeds(HELD_OUT) : [] };
}

async function readNeeds(file: string): Promise<JudgedNeed[]> {
  const { needs } = fileSchema.parse(JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')));
  return needs.map(({ relevant = {}, isUnanswerable = false, hasSameTop = true, ...need }) => ({
    ...need,
    group: path.basename(file, '.json'),
    grades: new Map(Object.entries(relevant).flatMap(([grade, ids]) => ids.map((id) => [id, Number(grade)] as const))),
    isUnanswerable,
    hasSameTop,
  }));
}
