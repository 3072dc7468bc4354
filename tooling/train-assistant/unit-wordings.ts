import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { type Locale, localeSchema } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';
import { readStartingGuide } from '../../bench/search/starting-guide.ts';

const FOLDER = fileURLToPath(new URL('further-questions/', import.meta.url));
const furtherSchema = z.object({
  asked: z.record(z.string(), z.partialRecord(localeSchema, z.array(z.string()))),
});

/** A further question of a unit, which is only measured with. */
export type HeldOut = { unit: string; locale: Locale; text: string };

/** Every so many further questions one is held out. */
const HELD_OUT = 5;

/**
 * How each unit is worded: its own questions, titles and further questions, by its name. Every fifth further question is held out, to
 * choose what is added to the ranking.
 */
export async function unitWordings(): Promise<{ wordings: Map<string, string[]>; heldOut: HeldOut[] }> {
  const [{ asked }, { documents }] = await Promise.all([readStartingContent(), readStartingGuide()]);
  const wordings = new Map<string, string[]>();
  for (const { kind, itemId, questions } of asked) {
    const name = `${kind}/${itemId}`;
    wordings.set(name, [...(wordings.get(name) ?? []), ...questions]);
  }
  const heldOut: HeldOut[] = [];
  let count = 0;
  for (const { unit, locale, text } of await readFurther()) {
    count += 1;
    if (count % HELD_OUT === 0) heldOut.push({ unit, locale, text });
    else wordings.get(unit)?.push(text);
  }
  for (const { kind, id, titles } of documents) wordings.get(`${kind}/${id}`)?.push(...Object.values(titles));
  return { wordings, heldOut };
}

async function readFurther(): Promise<HeldOut[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => furtherSchema.parse(JSON.parse(await readFile(`${FOLDER}${name}`, 'utf8')))),
  );
  return files.flatMap(({ asked }) =>
    Object.entries(asked).flatMap(([unit, byLocale]) =>
      Object.entries(byLocale).flatMap(([locale, texts]) =>
        texts.map((text) => ({ unit, locale: localeSchema.parse(locale), text })),
      ),
    ),
  );
}
