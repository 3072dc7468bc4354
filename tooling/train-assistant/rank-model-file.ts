import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The model that server and devices rank with. */
const FILE = fileURLToPath(new URL('../../packages/assistant/src/units/rank-model.json', import.meta.url));

/** Replaces a part of the model. */
export async function changeRankModel(part: object): Promise<void> {
  const known = JSON.parse(await readFile(FILE, 'utf8')) as object;
  await writeFile(FILE, `${JSON.stringify({ ...known, ...part })}\n`);
}
