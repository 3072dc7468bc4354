import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { QUESTION_DAY } from '../../bench/assistant/evaluate-questions.ts';
import { readPack } from '../../bench/assistant/read-pack.ts';
import { changeRankModel } from './rank-model-file.ts';
import { readLabelled } from './labelled-questions.ts';
import { trainCertainty } from './train-certainty.ts';

/** Trains how sure it is that the first of the ranked units answers, after the adjustment of the ranking. */
const guide = createMemoryGuide(await readPack(), QUESTION_DAY);
await changeRankModel({ certainty: await trainCertainty(await readLabelled(), guide, { byNearness: false }) });
