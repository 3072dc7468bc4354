import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type JudgedQuestion, readQuestions } from './assistant/questions.ts';
import { growContent } from './load/grow-content.ts';
import { growIndex, waitForIndex } from './load/grow-index.ts';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

/** How long Ayyan takes to answer a question on the server, one question at a time, without a model. */
const LIMIT_MS = 150;
const SHARE = 0.95;
const WARM_UP = 60;

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, items: { type: 'string', default: '10000' } },
});
const items = Number(options.items);

/** The milliseconds until the whole answer has arrived. Each question comes from another visitor, who has no limit to reach. */
async function ask(origin: string, { q, lang, before = [] }: JudgedQuestion, at: number): Promise<number> {
  const body = { question: q, locale: lang, before: before.map((question) => ({ question, cited: [] })) };
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/assistant/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!text.includes('event: done')) throw new Error(`No answer to ${q}: ${response.status}`);
  return performance.now() - startedAt;
}

async function main(): Promise<void> {
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-bench-'));
  try {
    await using product = await startProduct({ dataDir, believesCallers: true });
    await waitForIndex(dataDir);
    await untilGuideIsMade(product.origin);
    await growContent(dataDir, items);
    await growIndex(dataDir);
    const questions = await readQuestions();
    const asked = options.quick ? questions.filter((_, at) => at % 6 === 0) : questions;
    for (const [at, question] of questions.slice(0, WARM_UP).entries()) await ask(product.origin, question, 1000 + at);
    const times: number[] = [];
    for (const [at, question] of asked.entries()) times.push(await ask(product.origin, question, 2000 + at));
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    const text = `p50 ${quantile(0.5).toFixed(0)} ms, p95 ${quantile(SHARE).toFixed(0)} ms, longest ${quantile(1).toFixed(0)} ms`;
    const rows = [
      budgetRow(`answers to ${times.length} questions`, `p95 ≤ ${LIMIT_MS} ms`, text, quantile(SHARE) <= LIMIT_MS),
    ];
    const table = markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows });
    const report = `${describeRun()}; ${items} items, one question at a time, without a model.\n\n${table}`;
    console.log(report);
    if (!options.quick) await saveSection('Answers of the server', report);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

await main();
