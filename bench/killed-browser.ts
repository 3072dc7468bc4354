import { parseArgs } from 'node:util';
import { surviveKill } from './browser/killed-browser.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

const { values: options } = parseArgs({ options: { runs: { type: 'string' } } });
const runs = Number(options.runs ?? 50);

await buildProduct();
await using product = await startProduct({ believesCallers: true });
const lost: string[] = [];
for (let run = 0; run < runs; run++) {
  await surviveKill(product.origin, run).catch((error: unknown) => lost.push(`run ${run}: ${String(error)}`));
}
console.log(`${runs} browsers killed: ${runs - lost.length} kept everything and sent it once`);
for (const line of lost) console.log(line);
process.exitCode = lost.length > 0 ? 1 : 0;
