import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { INTENTS, MESSAGE_CLASSES } from '@dalil/assistant/classifier/labels.ts';
import * as z from 'zod/mini';

const FOLDER = fileURLToPath(new URL('../../packages/assistant/training/', import.meta.url));

const utteranceSchema = z.tuple([
  z.enum(MESSAGE_CLASSES),
  z.union([z.literal('-'), z.enum(INTENTS)]),
  z.string().check(z.regex(/^\S(.*\S)?$/u)),
]);

/** A message as users type it, with its class, and its intent where the class is `info`. */
export type Utterance = { messageClass: string; intent: string | null; text: string };

/** All utterances for training, in the order of files and lines. A line is `class<TAB>intent or -<TAB>text`. */
export async function readUtterances(): Promise<Utterance[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.tsv')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${FOLDER}${name}`, 'utf8')));
  return files.flatMap((file, at) =>
    file
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const read = utteranceSchema.safeParse(line.split('\t'));
        if (!read.success) throw new Error(`${names[at]}: not an utterance: ${line}`);
        const [messageClass, intent, text] = read.data;
        return { messageClass, intent: intent === '-' ? null : intent, text };
      }),
  );
}
