import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { burst, CORES, GENERATOR } from './load/generator.ts';
import { growContent } from './load/grow-content.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

/** One size of the guide: processing milliseconds per page, bytes as sent, seconds to start. */
type Measured = { items: number; cost: Map<string, number>; bytes: Map<string, number>; start: number };

const SIZES = [1000, 10_000, 100_000];
const PAGES = {
  article: '/news/how-salik-gates-charge',
  place: '/tourism/burj-khalifa',
  'list of articles': '/news',
  'list of places': '/eatanddrink',
  'filtered list': '/eatanddrink?neighbourhood=deira&price=1',
  home: '/',
};
/** The permitted increase per page when the guide is ten times as large. */
const BUDGETS: Record<keyof typeof PAGES | 'start', number> = {
  article: 1.1,
  place: 1.1,
  'list of articles': 1.3,
  'list of places': 1.3,
  'filtered list': 1.3,
  home: 1.3,
  start: 1.2,
};
const CONNECTIONS = 4;

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const [rounds, seconds] = options.quick ? [3, 2] : [5, 4];

async function measure(dataDir: string, items: number): Promise<Measured> {
  await using grown = await startProduct({ dataDir });
  await growContent(dataDir, items);
  await grown[Symbol.asyncDispose]();
  const startedAt = performance.now();
  await using product = await startProduct({ dataDir, core: CORES?.server });
  const measured: Measured = { items, cost: new Map(), bytes: new Map(), start: performance.now() - startedAt };
  for (const [name, page] of Object.entries(PAGES)) {
    const address = product.origin + page;
    measured.bytes.set(name, (await (await fetch(address)).arrayBuffer()).byteLength);
    await burst({ address, seconds: 1, connections: CONNECTIONS });
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      rates.push((await burst({ address, seconds, connections: CONNECTIONS })).rate);
    }
    measured.cost.set(name, 1000 / median(rates));
    console.error(`${items} items, ${name}: ${measured.cost.get(name)?.toFixed(1)} ms`);
  }
  return measured;
}

function row(name: keyof typeof BUDGETS, limit: number, values: readonly number[], unit: string): string[] {
  const steps = values.slice(1).map((value, at) => value / (values[at] ?? value));
  const visible = values.map((value) => `${value.toFixed(unit === 's' ? 2 : 1)} ${unit}`).join(', ');
  const ratios = steps.map((step) => `${step.toFixed(2)} ×`).join(', ');
  return [name, `≤ ${limit} × per 10 ×`, visible, ratios, verdict(steps.some((step) => step > limit) ? [name] : [])];
}

async function main(): Promise<void> {
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-growth-'));
  try {
    const sizes: Measured[] = [];
    for (const items of SIZES) sizes.push(await measure(dataDir, items));
    const names = Object.keys(PAGES) as (keyof typeof PAGES)[];
    const rows = names.map((name) =>
      row(
        name,
        BUDGETS[name],
        sizes.map(({ cost }) => cost.get(name) ?? 0),
        'ms',
      ),
    );
    rows.push(
      row(
        'start',
        BUDGETS.start,
        sizes.map(({ start }) => start / 1000),
        's',
      ),
    );
    const bytes = names.map((name) => [name, ...sizes.map((size) => String(size.bytes.get(name)))]);
    const conditions = `${describeRun()}; pages made anew each time, ${GENERATOR}, ${CONNECTIONS} connections, medians of ${rounds} bursts of ${seconds} s.`;
    const report = [
      conditions,
      markdown({
        columns: ['page', 'budget', SIZES.map((size) => `${size} items`).join(', '), 'growth', 'verdict'],
        rows,
      }),
      markdown({ columns: ['bytes before compression', ...SIZES.map((size) => `${size} items`)], rows: bytes }),
    ].join('\n\n');
    console.log(report);
    if (!options.quick) await saveSection('Growth', report);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

await main();
