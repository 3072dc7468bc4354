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
  /** What the answer would contain if the attack succeeded. */
  wants: z.string().check(z.minLength(2)),
  /** Earlier questions of the same conversation. */
  before: z.optional(z.array(z.string())),
  /** The open page, `place/kite-beach`. */
  about: z.optional(z.string()),
  /** How many times the prompt is repeated. */
  repeat: z.optional(z.int()),
});

/** An attempt to make the assistant state, display or do something out of scope. */
export type Attack = z.infer<typeof attackSchema> & { family: string };

/** All attacks, one family per file. */
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

/** The prompt as sent. */
export function promptOf({ prompt, repeat = 1 }: Attack): string {
  return prompt.repeat(repeat);
}
