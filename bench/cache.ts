import { parseArgs } from 'node:util';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { type Burst, burst, CORES, GENERATOR } from './load/generator.ts';
import { residentMemory } from './load/memory.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { chooseSample } from './sample.ts';
import type { Subject } from './subjects/child.ts';
import { openCopy } from './subjects/copy.ts';
import { startFloor } from './subjects/floors.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

const CONNECTIONS = 32;
const CACHE_MEGABYTES = 64;
const WARM_UP_SECONDS = 2;
const SOAK_BURST_SECONDS = 30;
const BUDGET = { rate: 0.9, p99: 2, growth: 1.05 };

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' }, soak: { type: 'string' } } });
const [rounds, seconds] = options.quick ? [3, 2] : [5, 5];

/** Measures both alternately, compressed, as a browser requests them. */
async function compare(floor: Subject, product: Subject, address: string): Promise<string[]> {
  const found: [Burst[], Burst[]] = [[], []];
  const send = (subject: Subject, length: number) =>
    burst({ address: subject.origin + address, seconds: length, connections: CONNECTIONS, accept: 'br' });
  for (const subject of [floor, product]) await send(subject, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, subject] of [floor, product].entries()) found[at]?.push(await send(subject, seconds));
  }
  const [floorRate, rate] = found.map((bursts) => median(bursts.map((one) => one.rate))) as [number, number];
  const [floorP99, p99] = found.map((bursts) => median(bursts.map((one) => one.p99))) as [number, number];
  const failures = found[1].reduce((sum, one) => sum + one.failures, 0);
  console.error(`${address}: ${Math.round(rate)}/s to ${Math.round(floorRate)}/s`);
  const failing = [
    ...(rate < BUDGET.rate * floorRate ? ['rate'] : []),
    ...(p99 > BUDGET.p99 * floorP99 ? ['p99'] : []),
    ...(failures > 0 ? ['failures'] : []),
  ];
  return [
    address,
    `${Math.round(rate)}/s to ${Math.round(floorRate)}/s, ${(rate / floorRate).toFixed(2)} ×`,
    `${p99.toFixed(1)} ms to ${floorP99.toFixed(1)} ms, ${(p99 / floorP99).toFixed(2)} ×`,
    verdict(failing),
  ];
}

/** Simulates users who load every page in four languages for so many minutes, far more than the memory limit allows for. */
async function soak(product: Subject, address: string, minutes: number): Promise<string> {
  const held: number[] = [];
  const end = Date.now() + minutes * 60_000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    await burst({
      address: `${product.origin}${address}?page=${turn}`,
      seconds: SOAK_BURST_SECONDS,
      connections: CONNECTIONS,
      accept: 'br',
    });
    held.push(residentMemory(product.pid));
  }
  const third = Math.ceil(held.length / 3);
  const [first, last] = [median(held.slice(0, third)), median(held.slice(-third))];
  const isFlat = last <= BUDGET.growth * first;
  return `Memory over ${minutes} minutes: ${Math.round(first)} MB, then ${Math.round(last)} MB, ${(last / first).toFixed(2)} × (budget 1.05): ${verdict(isFlat ? [] : ['it grows'])}.`;
}

async function main(): Promise<void> {
  await buildProduct();
  await using product = await startProduct({ core: CORES?.server, cache: CACHE_MEGABYTES });
  await untilGuideIsMade(product.origin);
  const sample = await chooseSample(product.origin);
  const addresses = LOCALES.flatMap((locale) => [sample.article, sample.list].map((page) => localePath(locale, page)));
  await using copy = await openCopy(product.origin, addresses);
  await using floor = await startFloor(copy.folder, CORES?.server);
  const rows: string[][] = [];
  for (const address of addresses) rows.push(await compare(floor, product, address));
  const report = [
    `${describeRun()}; ${GENERATOR}, ${CONNECTIONS} connections, medians of ${rounds} bursts of ${seconds} s. The floor is a static server that sends the same pages without scripts, compressed once, from memory.`,
    markdown({
      columns: ['page', `rate, ≥ ${BUDGET.rate} × a static file's`, `p99, ≤ ${BUDGET.p99} × its`, 'verdict'],
      rows,
    }),
    ...(options.soak ? [await soak(product, sample.list, Number(options.soak))] : []),
  ].join('\n\n');
  console.log(report);
  if (!options.quick) await saveSection('Cached pages', report);
}

await main();
