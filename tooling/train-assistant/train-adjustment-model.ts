import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { ADJUSTED } from '@dalil/assistant/units/adjust.ts';
import { QUESTION_DAY } from '../../bench/assistant/evaluate-questions.ts';
import { readPack } from '../../bench/assistant/read-pack.ts';
import { readLabelled } from './labelled-questions.ts';
import { changeRankModel } from './rank-model-file.ts';
import { trainAdjustment } from './train-certainty.ts';

/** Trains what is added to the trees. The file is read when a module is loaded, so it is emptied by the step before (`train-rank-model.ts`). */
const guide = createMemoryGuide(await readPack(), QUESTION_DAY);
const adjustment = await trainAdjustment(await readLabelled(), guide);
await changeRankModel({ adjustment });
console.log(Object.fromEntries(ADJUSTED.map((name, at) => [name, adjustment[at]])));
