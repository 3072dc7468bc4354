import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { INTENTS, MESSAGE_CLASSES } from '@dalil/assistant/classifier/labels.ts';
import { NO_TOPIC, TOPIC_IDS } from '@dalil/assistant/classifier/topics.ts';
import * as z from 'zod/mini';

const FOLDER = fileURLToPath(new URL('../../packages/assistant/training/', import.meta.url));

const utteranceSchema = z.tuple([
  z.union([z.literal('-'), z.enum(MESSAGE_CLASSES)]),
  z.union([z.literal('-'), z.enum(INTENTS)]),
  z.union([z.literal('-'), z.literal(NO_TOPIC), z.enum(TOPIC_IDS)]),
  z.string().check(z.regex(/^\S(.*\S)?$/u)),
]);

/** A message as users type it, with its class, intent and topic where they are known. */
export type Utterance = { messageClass: string | null; intent: string | null; topic: string | null; text: string };

/** All utterances for training, in the order of files and lines. A line is `class or -<TAB>intent or -<TAB>topic or -<TAB>text`. */
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
        const [messageClass, intent, topic, text] = read.data;
        return { messageClass: orNull(messageClass), intent: orNull(intent), topic: orNull(topic), text };
      }),
  );
}

function orNull(label: string): string | null {
  return label === '-' ? null : label;
}
