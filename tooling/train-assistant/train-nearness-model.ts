import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { localeSchema } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';
import { QUESTION_DAY } from '../../bench/assistant/evaluate-questions.ts';
import { readPack } from '../../bench/assistant/read-pack.ts';
import { changeRankModel } from './rank-model-file.ts';
import { trainCertainty } from './train-certainty.ts';
import { unitWordings } from './unit-wordings.ts';

/**
 * Trains how sure it is that the first of the ranked units answers where nearness in meaning tells: on further questions that nothing
 * else was learned from, and on messages about what the guide has nothing about.
 */
const UNANSWERABLE = fileURLToPath(new URL('unanswerable-questions.json', import.meta.url));
/** So many of the questions held out teach as much as all of them. */
const EVERY = 5;
const schema = z.object({ questions: z.partialRecord(localeSchema, z.array(z.string())) });

const { heldOut } = await unitWordings();
const { questions } = schema.parse(JSON.parse(await readFile(UNANSWERABLE, 'utf8')));
const answerable = heldOut
  .filter((_, at) => at % EVERY === 0)
  .map(({ text, locale, unit }) => ({ text, before: null, locale, right: [unit] }));
const unanswerable = Object.entries(questions).flatMap(([locale, texts]) =>
  texts.map((text) => ({ text, before: null, locale: localeSchema.parse(locale), right: [] })),
);
const guide = createMemoryGuide(await readPack(), QUESTION_DAY);
await changeRankModel({
  certaintyByNearness: await trainCertainty([...answerable, ...unanswerable], guide, { byNearness: true }),
});
