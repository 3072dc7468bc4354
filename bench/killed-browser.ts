import { parseArgs } from 'node:util';
import { surviveKill } from './browser/killed-browser.ts';
import { describeRun, markdown, saveSection } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

/** Fewer runs are a check, not a measurement. */
const FEW = 20;
const { values: options } = parseArgs({ options: { runs: { type: 'string' } } });
const runs = Number(options.runs ?? 50);

await buildProduct();
await using product = await startProduct({ believesCallers: true });
const begun = performance.now();
const lost: string[] = [];
for (let run = 0; run < runs; run++) {
  await surviveKill(product.origin, run).catch((error: unknown) => lost.push(`run ${run}: ${String(error)}`));
}
const seconds = Math.round((performance.now() - begun) / 1000);
const table = markdown({
  columns: ['browsers killed', 'stored everything and sent it once', 'seconds'],
  rows: [[runs, runs - lost.length, seconds].map(String)],
});
console.log(table);
if (runs >= FEW) await saveSection('Killed browsers', `${describeRun()}\n\n${table}`);
for (const line of lost) console.log(line);
process.exitCode = lost.length > 0 ? 1 : 0;
