import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { type MemoryIndex, startIndex } from '@dalil/search/memory-index.ts';
import { openIndex } from '@dalil/search/memory-store.ts';
import type { SearchDocument } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { correctWords } from '@dalil/search/spelling.ts';
import { suggest } from '@dalil/search/suggest.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { readJudgedNeeds } from './search/judged-needs.ts';
import { readStartingGuide } from './search/starting-guide.ts';

/**
 * Milliseconds of this processor for a search or a suggestion, excluding the slowest twentieth. On a device four times slower
 * that leaves half of 100 ms for the message to the worker, the page's items and rendering.
 */
const BUDGET = { query: 12, suggestion: 12 };
const SLOWER = 4;
const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, items: { type: 'string', default: '10000' } },
});
const ITEMS = Number(options.items);

const { documents, vocabulary } = await readStartingGuide();
const { known, heldOut } = await readJudgedNeeds();
const queries = [...known, ...heldOut].flatMap((need) => Object.values(need.queries).flat());

/** Copies with different names, like other branches of a place. */
function grow(): SearchDocument[] {
  return Array.from({ length: ITEMS }, (_, at) => {
    const original = documents[at % documents.length] as SearchDocument;
    const copy = Math.floor(at / documents.length);
    if (copy === 0) return original;
    const titles = Object.entries(original.titles).map(([locale, title]) => [locale, `${title} ${copy + 1}`]);
    return { ...original, id: `${original.id}--${copy}`, titles: Object.fromEntries(titles) };
  });
}

async function timesOf(inputs: readonly string[], work: (input: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const before = process.cpuUsage();
    await work(input);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other);
}

const ms = (value: number) => value.toFixed(1);
const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0;

const grown = grow();
const makingAt = performance.now();
const maker = startIndex();
for (const document of grown) maker.add(document);
// Serialized as a browser database stores it.
const saved = serialize(maker.finish());
const madeMs = performance.now() - makingAt;
const openingAt = performance.now();
const store = openIndex(deserialize(saved) as MemoryIndex);
const openedMs = performance.now() - openingAt;
const correctingAt = performance.now();
await correctWords(store, ['restuarant']);
const correctedMs = performance.now() - correctingAt;

const typed = queries.map((query, place) =>
  Array.from(query)
    .slice(0, 2 + (place % 6))
    .join(''),
);
const find = (query: string) => search(store, vocabulary, { query, limit: 20, offset: 0 });
const begin = (query: string) => suggest(store, vocabulary, { query, limit: 8 });
await timesOf(queries.slice(0, 200), find);
await timesOf(typed.slice(0, 200), begin);
const measured = [
  { name: 'search', budget: BUDGET.query, times: await timesOf(queries, find) },
  { name: 'suggestions', budget: BUDGET.suggestion, times: await timesOf(typed, begin) },
];
const rows = measured.map(({ name, budget, times }) => {
  const p95 = at(times, 0.95);
  const faults = p95 > budget ? ['too slow'] : [];
  return [name, ms(at(times, 0.5)), ms(p95), ms(at(times, 0.99)), ms(p95 * SLOWER), `${budget} ms`, verdict(faults)];
});
const table = markdown({
  columns: ['what', 'p50, ms', 'p95, ms', 'p99, ms', `p95 at ${SLOWER}× slower, ms`, 'budget of p95', 'verdict'],
  rows,
});
const words = `${grown.length} documents, ${queries.length} judged queries and as many beginnings of them. The index made in ${(madeMs / 1000).toFixed(1)} s, once for a version; kept as ${(saved.length / 1e6).toFixed(1)} MB, and opened in ${openedMs.toFixed(1)} ms when a worker starts; its first word corrected in ${correctedMs.toFixed(1)} ms.`;
console.log(`${table}\n\n${words}`);
if (!options.quick) await saveSection('Search on the device', `${describeRun()}\n\n${words}\n\n${table}`);
