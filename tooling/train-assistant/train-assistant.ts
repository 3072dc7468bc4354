import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { trainClassifier } from './train-classifier.ts';
import { readUtterances } from './utterances.ts';

/** `npm run train-assistant`: trains the assistant's classifier and writes the model that server and devices use. */
const FILE = fileURLToPath(new URL('../../packages/assistant/src/classifier/model.json', import.meta.url));

const utterances = await readUtterances();
const text = `${JSON.stringify(trainClassifier(utterances))}\n`;
await writeFile(FILE, text);
const size = Math.round(brotliCompressSync(text).length / 1000);
console.log(`Trained on ${utterances.length} utterances: ${size} kB compressed.`);
