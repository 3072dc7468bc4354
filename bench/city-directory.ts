import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type TestNode, type TestWay, writeBlocks, writeHead } from '@dalil/backend/directory/osm/test-extract.ts';
import { createContentMemory } from '@dalil/backend/core/content-memory.ts';
import { searchDirectory } from '@dalil/backend/directory/search-directory.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { refreshStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import { squareOf } from '@dalil/domain/directory/square.ts';
import { sql } from 'drizzle-orm';
import { describeRun, budgetRow, markdown, saveSection } from './results.ts';

/**
 * The directory at the size of the city: an extract with 30,000 made-up entries among millions of nodes and hundreds of thousands of
 * buildings is imported by the operator's command into a database of its own, then squares and searches are asked of the API. The
 * import is also tried without writing, stopped by force in its middle, and repeated.
 */
const ENTRIES = 30_000;
const LIMITS = { megabytes: 512, squareMs: 150, searchMs: 100 };
const ROUNDS = 300;
const WARM_UP = 30;
const FILLER_BLOCK = 8000;
/** As in an extract of the city: every fourth entry is an outline, and a third of the file are buildings and roads. */
const OUTLINE_EVERY = 4;
const NODES_SHARE = 2 / 3;
const CORNERS = 12;
const FIRST_CORNER = 100_000;
const FIRST_FILLER = 1_000_000;

const { values: options } = parseArgs({ options: { megabytes: { type: 'string', default: '150' } } });
const targetBytes = Number(options.megabytes) * 1_000_000;

// A generator of its own, so that every run has the same entries.
let seed = 42;
const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const CENTRES = Array.from({ length: 40 }, () => ({ lat: 24.95 + random() * 0.35, lon: 55.05 + random() * 0.4 }));
const TAGS: readonly Record<string, string>[] = [
  { amenity: 'restaurant', cuisine: 'indian' },
  { amenity: 'cafe' },
  { amenity: 'pharmacy' },
  { shop: 'supermarket' },
  { shop: 'hairdresser' },
  { amenity: 'parking' },
  { amenity: 'atm' },
  { highway: 'bus_stop' },
  { amenity: 'place_of_worship', religion: 'muslim' },
  { tourism: 'hotel' },
];
const FIRST = [
  'Al Noor',
  'Golden',
  'Marina',
  'Blue',
  'Royal',
  'Al Safa',
  'Green',
  'Palm',
  'City',
  'Star',
  'Al Manar',
  'Silver',
];
const SECOND = [
  'Corner',
  'House',
  'Point',
  'Gate',
  'Garden',
  'Plaza',
  'Square',
  'View',
  'Bay',
  'Court',
  'Line',
  'Station',
];

function entryNode(id: number): TestNode {
  const centre = pick(CENTRES);
  const near = () => (random() + random() - 1) * 0.02;
  const name = `${pick(FIRST)} ${pick(SECOND)} ${1 + Math.floor(random() * 99)}`;
  const tags = {
    ...pick(TAGS),
    name,
    'name:ar': `مكان ${name}`,
    opening_hours: pick(['24/7', 'Mo-Su 08:00-23:00', 'Mo-Fr 09:00-18:00']),
  };
  return { id, lat: centre.lat + near(), lon: centre.lon + near(), tags };
}

/** An entry as nodes and, where it is an outline, the way around its corners. */
function entryElements(id: number): { nodes: TestNode[]; ways: TestWay[] } {
  const entry = entryNode(id);
  if (id % OUTLINE_EVERY !== 0) return { nodes: [entry], ways: [] };
  const refs = Array.from({ length: CORNERS }, (_, at) => FIRST_CORNER + id * CORNERS + at);
  const nodes = refs.map((ref, at) => ({
    id: ref,
    lat: entry.lat + Math.sin((at / CORNERS) * 2 * Math.PI) * 0.0003,
    lon: entry.lon + Math.cos((at / CORNERS) * 2 * Math.PI) * 0.0003,
  }));
  return { nodes, ways: [{ id, refs: [...refs, refs[0] ?? 0], tags: entry.tags ?? {} }] };
}

async function writeLargeExtract(file: string): Promise<void> {
  const out = createWriteStream(file);
  const sizes = [0];
  const size = () => sizes.at(-1) ?? 0;
  const write = async (buffer: Buffer) => {
    sizes.push(size() + buffer.length);
    if (!out.write(buffer)) await once(out, 'drain');
  };
  await write(writeHead(new Date('2026-11-20T00:00:00Z')));
  const entries = Array.from({ length: ENTRIES }, (_, at) => entryElements(at + 1));
  await write(writeBlocks({ nodes: entries.flatMap(({ nodes }) => nodes).toSorted((a, b) => a.id - b.id) }));
  let lastNode = FIRST_FILLER;
  for (; size() < targetBytes * NODES_SHARE; lastNode += FILLER_BLOCK * 3) {
    const first = lastNode;
    const nodes = Array.from({ length: FILLER_BLOCK }, (_, at) => ({
      id: first + at * 3,
      lat: 22 + random() * 5,
      lon: 50 + random() * 8,
    }));
    await write(writeBlocks({ nodes }));
  }
  await write(writeBlocks({ nodes: [], ways: entries.flatMap(({ ways }) => ways) }));
  for (let id = FIRST_FILLER; size() < targetBytes; id += FILLER_BLOCK) {
    const ways = Array.from({ length: FILLER_BLOCK }, (_, at) => {
      const start = FIRST_FILLER + Math.floor(random() * (lastNode - FIRST_FILLER - CORNERS * 3));
      const refs = Array.from({ length: 4 + Math.floor(random() * CORNERS) }, (__, corner) => start + corner * 3);
      const tags: Record<string, string> = random() < 0.8 ? { building: 'yes' } : { highway: 'residential' };
      return { id: id + at, refs, tags };
    });
    await write(writeBlocks({ nodes: [], ways }));
  }
  out.end();
  await once(out, 'finish');
}

/** Runs the command as an operator does. The memory is the most that its process ever had. */
async function runImport(
  dataDir: string,
  file: string,
  { args = [], killAt }: { args?: readonly string[]; killAt?: string } = {},
): Promise<{ seconds: number; megabytes: number; output: string }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--max-old-space-size=384', 'tooling/run/import-city.ts', ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, CITY_OSM_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
  });
  let kilobytes = 0;
  const timer = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (text) => (kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0))),
      () => {},
    );
  }, 100);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== (killAt === undefined ? 0 : null)) throw new Error(`the import ended with ${code}\n${output}`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes: kilobytes / 1024, output };
}

async function percentiles(ask: () => Promise<unknown>): Promise<{ median: number; p99: number }> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await ask();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

const folder = await mkdtemp(path.join(tmpdir(), 'dalil-bench-city-'));
try {
  const file = path.join(folder, 'made-up.osm.pbf');
  await writeLargeExtract(file);
  const size = (await stat(file)).size / 1_000_000;
  const dry = await runImport(folder, file, { args: ['--dry-run'] });
  // Nodes, and with them most entries, are stored in the third of the four readings.
  const killed = await runImport(folder, file, { killAt: '70 % read' });
  const rest = await runImport(folder, file);
  const again = await runImport(folder, file);
  const countsOf = ({ output }: { output: string }) => /.*\bunchanged\b.*/.exec(output)?.[0].trim() ?? '';
  const all = [dry, rest, again];
  const most = Math.max(...[...all, killed].map(({ megabytes }) => megabytes));
  for (const run of all) console.log(`${run.seconds.toFixed(0)} s, ${run.megabytes.toFixed(0)} MB: ${countsOf(run)}`);
  const isIdempotent = countsOf(again).startsWith(`0 added, 0 changed, 0 withdrawn, ${ENTRIES} unchanged`);
  const isWholeDry = countsOf(dry).startsWith(`${ENTRIES} would be added`);

  const embedded = await startEmbeddedDatabase({ dataDir: folder, onIncident: () => {} });
  await migrateDatabase(embedded.address);
  const { db, close } = await openDatabase(embedded.address);
  await refreshStartingContent(db, { now: new Date() });
  const { get, deps } = createTestApi(db, { memory: createContentMemory() });
  const { rows: counts } = await db.execute<{ square: string; entries: number }>(
    sql`select square, count(*)::int as entries from directory_entries group by square order by entries desc limit 5`,
  );
  let bytes = 0;
  const ask = async (id: string) => {
    const answer = await get(`/directory/squares/${id}?locale=ar`);
    bytes = Math.max(bytes, (await answer.arrayBuffer()).byteLength);
  };
  // What a process does once, such as compiling, is measured by the budgets of its start.
  for (let round = 0; round < WARM_UP; round += 1) await ask(squareOf(pick(CENTRES)));
  const square = await percentiles(() => ask(squareOf(pick(CENTRES))));
  const full = await percentiles(() => ask(pick(counts).square));
  const queries = [
    'pharmacy',
    'marina gate',
    'صيدلية',
    'al noor corner 7',
    'golden',
    'नाई',
    'hotel palm',
    'nothing like it',
  ];
  const search = await percentiles(() => searchDirectory(deps, { kind: 'guest' }, { locale: 'en', q: pick(queries) }));
  await close();
  await embedded.stop();

  const rows = [
    budgetRow(
      `memory of an import of ${size.toFixed(0)} MB`,
      `${LIMITS.megabytes} MB`,
      `${most.toFixed(0)} MB`,
      most <= LIMITS.megabytes,
    ),
    budgetRow('dry run', 'says what would change', `${dry.seconds.toFixed(0)} s; ${countsOf(dry)}`, isWholeDry),
    budgetRow(
      'killed in its middle, then again',
      'goes on',
      `${killed.seconds.toFixed(0)} + ${rest.seconds.toFixed(0)} s; ${countsOf(rest)}`,
      Number.parseInt(countsOf(rest), 10) < ENTRIES,
    ),
    budgetRow(
      'the same file again',
      'changes nothing',
      `${again.seconds.toFixed(0)} s; ${countsOf(again)}`,
      isIdempotent,
    ),
    budgetRow(
      'a square of the town, p99',
      `${LIMITS.squareMs} ms`,
      `${square.p99.toFixed(0)} ms (median ${square.median.toFixed(0)})`,
      square.p99 <= LIMITS.squareMs,
    ),
    budgetRow(
      `one of the five fullest squares (${counts.at(-1)?.entries} to ${counts[0]?.entries} entries), p99`,
      `${LIMITS.squareMs} ms`,
      `${full.p99.toFixed(0)} ms (median ${full.median.toFixed(0)})`,
      full.p99 <= LIMITS.squareMs,
    ),
    budgetRow('largest square', '-', `${(bytes / 1000).toFixed(0)} kB before compression`, true),
    budgetRow(
      'search, p99',
      `${LIMITS.searchMs} ms`,
      `${search.p99.toFixed(0)} ms (median ${search.median.toFixed(0)})`,
      search.p99 <= LIMITS.searchMs,
    ),
  ];
  const table = markdown({ columns: ['directory of 30,000 entries', 'budget', 'measured', 'verdict'], rows });
  console.log(table);
  const load = loadavg()[0]?.toFixed(1);
  await saveSection('Directory of the city', `${describeRun()}; load ${load}; made-up entries\n\n${table}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
