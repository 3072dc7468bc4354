import { parseArgs } from 'node:util';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { countStatements } from './load/count-statements.ts';
import { type Burst, burst, CORES, GENERATOR } from './load/generator.ts';
import { memoryOfTree, residentMemory } from './load/memory.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { chooseSample } from './sample.ts';
import type { Subject } from './subjects/child.ts';
import { openCopy } from './subjects/copy.ts';
import { startRr8Floor } from './subjects/floors.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

type Pressed = Burst & { memory: number; treeMemory: number };
type Figure = (one: Pressed) => number;

const KINDS = ['article', 'list'] as const;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 3;
const SOAK_BURST_SECONDS = 30;
const BUDGET = { rate: 0.4, spread: 6, memory: 1.25, statements: 3, growth: 1.05 };

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' }, soak: { type: 'string' } } });
const [rounds, seconds] = options.quick ? [3, 3] : [5, 6];

async function press({ origin, pid }: Subject, address: string, length = seconds): Promise<Pressed> {
  const result = await burst({ address: origin + address, seconds: length, connections: CONNECTIONS });
  return { ...result, memory: residentMemory(pid), treeMemory: memoryOfTree(pid) };
}

/** Bursts on each subject in turn, so that the noise of the machine affects all equally. */
async function pressInTurn(subjects: readonly Subject[], address: string): Promise<Pressed[][]> {
  const results: Pressed[][] = subjects.map(() => []);
  for (const subject of subjects) await press(subject, address, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const result = await press(subject, address);
      results[index]?.push(result);
      console.error(`${round}/${rounds} ${address} ${subject.name}: ${Math.round(result.rate)}/s`);
    }
  }
  return results;
}

function loadRows(kind: string, floor: readonly Pressed[], product: readonly Pressed[]): string[][] {
  const of = (bursts: readonly Pressed[], figure: Figure) => median(bursts.map(figure));
  const [rate, floorRate] = [of(product, (one) => one.rate), of(floor, (one) => one.rate)];
  const [memory, floorMemory] = [of(product, (one) => one.memory), of(floor, (one) => one.memory)];
  const spread = of(product, (one) => one.p99 / one.p50);
  const failures = product.reduce((sum, one) => sum + one.failures, 0);
  const row = (what: string, limit: string, text: string, isMet: boolean) => [
    what,
    limit,
    text,
    verdict(isMet ? [] : [kind]),
  ];
  const answered = `${Math.round(rate)}/s to ${Math.round(floorRate)}/s, ${(rate / floorRate).toFixed(2)} ×`;
  const held = `${Math.round(memory)} MB to ${Math.round(floorMemory)} MB, ${(memory / floorMemory).toFixed(2)} ×`;
  return [
    row(`uncached ${kind}`, `≥ ${BUDGET.rate} × rr8-floor`, answered, rate >= BUDGET.rate * floorRate),
    row(`${kind}: p99 to p50`, `≤ ${BUDGET.spread}`, spread.toFixed(1), spread <= BUDGET.spread),
    row(`${kind}: memory under load`, `≤ ${BUDGET.memory} × rr8-floor`, held, memory <= BUDGET.memory * floorMemory),
    row(`${kind}: failed answers`, '0', String(failures), failures === 0),
  ];
}

async function statementRows(addresses: readonly string[]): Promise<string[][]> {
  const counts = [...(await countStatements(addresses))];
  const text = counts.map(([address, count]) => `${address} ${count}`).join(', ');
  const failing = counts.filter(([, count]) => count > BUDGET.statements).map(([address]) => address);
  return [['statements a page', `≤ ${BUDGET.statements}`, text, verdict(failing)]];
}

/**
 * Memory after each burst for so many minutes. The last third must not use more than the first third after a minute of warm-up.
 */
async function soakRow(product: Subject, address: string, minutes: number): Promise<string[]> {
  const held: number[] = [];
  const end = Date.now() + minutes * 60_000;
  await press(product, address, 60);
  while (Date.now() < end) held.push((await press(product, address, SOAK_BURST_SECONDS)).memory);
  const third = Math.ceil(held.length / 3);
  const [first, last] = [median(held.slice(0, third)), median(held.slice(-third))];
  const text = `${Math.round(first)} MB, then ${Math.round(last)} MB, ${(last / first).toFixed(2)} ×`;
  return [`memory over ${minutes} minutes`, '≤ +5 %', text, verdict(last <= BUDGET.growth * first ? [] : ['it grows'])];
}

function figureRow(kind: string, name: string, bursts: readonly Pressed[]): string[] {
  const figure = (read: Figure, digits = 0) => median(bursts.map(read)).toFixed(digits);
  return [
    `${kind} ${name}`,
    figure((one) => one.rate),
    figure((one) => one.p50, 1),
    figure((one) => one.p99, 1),
    figure((one) => one.memory),
    figure((one) => one.treeMemory),
  ];
}

async function main(): Promise<void> {
  await buildProduct();
  await using product = await startProduct({ core: CORES?.server });
  await untilGuideIsMade(product.origin);
  const sample = await chooseSample(product.origin);
  await using copy = await openCopy(product.origin, Object.values(sample));
  await using floor = await startRr8Floor(copy.folder, CORES?.server);
  const rows: string[][] = [];
  const figures: string[][] = [];
  for (const kind of KINDS) {
    const [floorBursts = [], productBursts = []] = await pressInTurn([floor, product], sample[kind]);
    rows.push(...loadRows(kind, floorBursts, productBursts));
    figures.push(figureRow(kind, 'rr8-floor', floorBursts), figureRow(kind, 'product', productBursts));
  }
  if (options.soak) rows.push(await soakRow(product, sample.article, Number(options.soak)));
  rows.push(
    ...(await statementRows(LOCALES.flatMap((locale) => KINDS.map((kind) => localePath(locale, sample[kind]))))),
  );
  const conditions = `${describeRun()}; ${GENERATOR}, ${CONNECTIONS} connections, medians of ${rounds} bursts of ${seconds} s.`;
  const columns = ['', 'answers/s', 'p50 ms', 'p99 ms', 'MB', 'MB with database'];
  const tables = [
    { columns: ['what', 'budget', 'measured', 'verdict'], rows },
    { columns, rows: figures },
  ].map(markdown);
  const report = [conditions, ...tables].join('\n\n');
  console.log(report);
  if (!options.quick) await saveSection('Server', report);
}

await main();
