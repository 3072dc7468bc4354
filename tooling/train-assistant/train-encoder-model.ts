import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { STEPS } from '@dalil/assistant/classifier/linear-model.ts';
import { DIMENSIONS, encodeRows, ROWS, rowsOfText } from '@dalil/assistant/units/text-encoder.ts';
import { unitWordings } from './unit-wordings.ts';
import { trainEncoder } from './train-encoder.ts';

/** Trains the rows that texts are encoded with. New content needs no training: a unit is encoded by its own questions. */
const FILE = fileURLToPath(new URL('../../packages/assistant/src/units/encoder-model.json', import.meta.url));

const { wordings } = await unitWordings();
const rows = trainEncoder(
  [...wordings.values()].map((texts) => texts.map(rowsOfText)),
  {
    rows: ROWS,
    dimensions: DIMENSIONS,
    epochs: 12,
    batch: 256,
    temperature: 0.08,
    rate: 0.05,
    leftOut: 0.1,
    steps: STEPS,
  },
);
await writeFile(FILE, `${JSON.stringify({ rows: encodeRows(rows) })}\n`);
