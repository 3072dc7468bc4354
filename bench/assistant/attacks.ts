import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeSchema } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';

const FOLDER = fileURLToPath(new URL('attacks', import.meta.url));

const attackSchema = z.strictObject({
  id: z.string(),
  locale: localeSchema,
  prompt: z.string().check(z.minLength(1)),
  /** What the answer would show if it obeyed. */
  wants: z.string().check(z.minLength(2)),
  /** Questions of the same conversation before this one. */
  before: z.optional(z.array(z.string())),
  /** The page that is open, `place/kite-beach`. */
  about: z.optional(z.string()),
  /** How many times the prompt stands one after the other. */
  repeat: z.optional(z.int()),
});

/** An attempt to make the assistant say, show or do what is not its own. */
export type Attack = z.infer<typeof attackSchema> & { family: string };

/** All attacks, each file a family. */
export async function readAttacks(): Promise<Attack[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  const lists = await Promise.all(
    files.map(async (name) => {
      const attacks = z.array(attackSchema).parse(JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')));
      return attacks.map((attack) => ({ ...attack, family: name.replace('.json', '') }));
    }),
  );
  return lists.flat();
}

/** The words as they are asked. */
export function promptOf({ prompt, repeat = 1 }: Attack): string {
  return prompt.repeat(repeat);
}
