import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { formatSearch, type SearchRequest } from '@dalil/search/search-request.ts';
import { growContent } from './load/grow-content.ts';
import { growIndex, waitForIndex } from './load/grow-index.ts';
import { type ProcessorTime, processorTime } from './load/processor-time.ts';
import { type Latency, steadyLatency } from './load/steady-latency.ts';
import { changeContinuously } from './load/change-continuously.ts';
import { median } from './median.ts';
import { describeRun, markdown, saveSection, verdict } from './results.ts';
import { readJudgedNeeds } from './search/judged-needs.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, size: { type: 'string', multiple: true } },
});
const SIZES = options.size?.map(Number) ?? [1000, 10_000, 100_000];
const CALLERS = 8;
const [rounds, seconds] = options.quick ? [3, 2] : [5, 3];
const BUDGET = { search: 50, times: 20, suggestions: 20, growth: 2 };
const SPENT = 'processor ms an answer: server + database + callers';
const COPIES = 140;
/** Measures a server that has run for a while, whose code is compiled. */
const WARM_UP_SECONDS = 4;
/** How often the server clears its cache, where that is measured. */
const CHANGE_EVERY_MS = 1000;

/** Repeated names would be answered from the cache, so more different ones are requested than it holds. */
const NAMES = ['Burj Khalifa', 'Kite Beach', 'Dubai Mall', 'برج خليفة', 'बुर्ज ख़लीफ़ा', 'برج خلیفہ', 'Ejari', 'metro'];
const COPIED = NAMES.flatMap((name) => Array.from({ length: COPIES }, (_, at) => `${name} ${at + 1}`));

const QUERIES: Record<string, readonly Partial<SearchRequest>[]> = {
  'the commonest word': ['dubai', 'دبي', 'दुबई', 'دبئی'].map((query) => ({ query })),
  'two common words': ['dubai beach', 'dubai mall', 'restaurant marina', 'دبي شاطئ', 'होटल दुबई', 'visa fee'].map(
    (query) => ({ query }),
  ),
  'a name in four scripts': [...NAMES, ...COPIED].map((query) => ({ query })),
  'a sentence': [
    'where can i swim for free near the marina',
    'how much is the fine for overstaying a visa',
    'أين أجد مطعما هنديا في ديرة',
    'दुबई मेट्रो का किराया कितना है',
    'بچوں کے ساتھ عجائب گھر',
  ].map((query) => ({ query })),
  misspelt: ['restuarant', 'burj kalifa', 'jumaira beech', 'driving lisence', 'musuem'].map((query) => ({ query })),
  'with filters': [
    { query: 'restaurant', neighbourhood: 'deira' },
    { query: 'dubai', category: 'dining' },
    { query: 'beach', group: 'places', neighbourhood: 'jumeirah' },
    { query: 'dubai', group: 'articles' },
    { query: 'visa', group: 'services', page: 3 },
    { query: 'dubai', days: 'month' },
  ],
};
/** The server caches suggestions, so the last of these requests more than the cache holds, in every language. */
const TYPED: Record<string, readonly string[]> = {
  'suggestions, two letters': ['bu', 'du', 'al', 're', 'ma', 'be', 'vi', 'دب', 'ال', 'बु', 'दु', 'بر'],
  'suggestions, to six letters': ['burj k', 'jumei', 'barsha', 'البرش', 'बरशा', 'برشا', 'visa o', 'rest', 'metro'],
  'suggestions, seven and more': [
    'dubai m',
    'restaura',
    'visa over',
    'jumeirah',
    'al barsha',
    'البرشاء',
    'मेट्रो क',
    'متحف الم',
  ],
  'suggestions, each another': COPIED.flatMap((name) => [name, name, name, name]),
};

function searchPath(request: Partial<SearchRequest>, at: number): string {
  const address = new URLSearchParams({ locale: LOCALES[at % 4] ?? 'en', search: formatSearch(request) });
  return `/api/search?${address.toString()}`;
}

function suggestionsPath(q: string, at: number): string {
  return `/api/search/suggestions?${new URLSearchParams({ locale: LOCALES[at % 4] ?? 'en', q }).toString()}`;
}

const LOOKUP = 'lookup by id';
const SEARCHES = Object.entries(QUERIES).map(([name, queries]) => [name, queries.map(searchPath)] as const);
const JUDGED = Object.values(await readJudgedNeeds())
  .flat()
  .flatMap(({ queries }) => LOCALES.flatMap((locale, at) => queries[locale].map((query) => ({ query, at }))));
/** The judged queries as typed letter by letter, more of them than the server caches. */
const LETTER_BY_LETTER = JUDGED.flatMap(({ query, at }) => {
  const letters = Array.from(query);
  return letters.slice(1).map((_letter, last) => suggestionsPath(letters.slice(0, last + 2).join(''), at));
});
const SUBJECTS: [name: string, paths: string[]][] = [
  [LOOKUP, ['/api/places/burj-khalifa', ...[1, 2].map((copy) => `/api/places/burj-khalifa--${copy}`)]],
  ...SEARCHES.map(([name, paths]): [string, string[]] => [name, paths]),
  ['all of these in turn', inTurn(SEARCHES.map(([, paths]) => paths))],
  [`the ${JUDGED.length} judged queries`, JUDGED.map(({ query, at }) => searchPath({ query }, at))],
  ['suggestions for these, letter by letter', LETTER_BY_LETTER],
  ...Object.entries(TYPED).map(([name, typed]): [string, string[]] => [name, typed.map(suggestionsPath)]),
];

/** Interleaves the lists and repeats the short ones, so that each is requested equally often. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at % list.length] ?? [])).flat();
}

/** Subjects that are measured again with a nearly empty cache. */
const WHILE_CHANGING = ['all of these in turn', 'suggestions for these, letter by letter'];

type Taken = Latency & { processor: ProcessorTime | null };
type Measured = { items: number; index: string; latencies: Map<string, Taken> };

async function measure(dataDir: string, items: number): Promise<Measured> {
  await using product = await startProduct({ dataDir, believesCallers: true });
  await waitForIndex(dataDir);
  await untilGuideIsMade(product.origin);
  await growContent(dataDir, items);
  const grown = await growIndex(dataDir);
  const index = `${grown.documents} documents, ${(grown.postings / 1e6).toFixed(1)} million postings, ${(grown.bytes / 1e9).toFixed(2)} GB`;
  console.error(`${items} items: ${index}`);
  const known = [
    ...SUBJECTS.map(([name, paths]) => ({
      name,
      paths: name === LOOKUP && items < 2000 ? paths.slice(0, 2) : paths,
      isChanging: false,
    })),
    ...WHILE_CHANGING.map((name) => ({
      name: whileChanging(name),
      paths: SUBJECTS.find(([of]) => of === name)?.[1] ?? [],
      isChanging: true,
    })),
  ];
  const turns = new Map<string, Taken[]>();
  for (const { paths } of known)
    await steadyLatency({ origin: product.origin, paths, callers: CALLERS, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, paths, isChanging } of known) {
      await using _changing = isChanging ? await changeContinuously(dataDir, CHANGE_EVERY_MS) : null;
      const before = processorTime(product.pid, dataDir);
      const requested = turned(paths, round / rounds);
      const latency = await steadyLatency({ origin: product.origin, paths: requested, callers: CALLERS, seconds });
      const taken = { ...latency, processor: spentOn(latency, before, processorTime(product.pid, dataDir)) };
      turns.set(name, [...(turns.get(name) ?? []), taken]);
    }
  }
  const latencies = new Map(Array.from(turns, ([name, taken]) => [name, middle(taken)]));
  for (const [name, { rate, p50, p99 }] of latencies) {
    console.error(`${items} ${name}: ${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  return { items, index, latencies };
}

/** Starts at another position in each iteration, so that the first requests of one iteration are not cached for the next. */
function turned(paths: readonly string[], share: number): string[] {
  const start = Math.floor(paths.length * share);
  return [...paths.slice(start), ...paths.slice(0, start)];
}

const whileChanging = (name: string) => `${name}, the index changing every second`;

/** Per response. */
function spentOn({ count }: Latency, before: ProcessorTime | null, after: ProcessorTime | null): ProcessorTime | null {
  if (!before || !after) return null;
  const of = (who: keyof ProcessorTime) => (after[who] - before[who]) / count;
  return { load: of('load'), server: of('server'), database: of('database') };
}

function middle(taken: readonly Taken[]): Taken {
  const of = (read: (one: Taken) => number) => median(taken.map(read));
  const spent = (who: keyof ProcessorTime) => of(({ processor }) => processor?.[who] ?? Number.NaN);
  return {
    count: of(({ count }) => count),
    processor: { load: spent('load'), server: spent('server'), database: spent('database') },
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    failures: taken.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function budgetOf(name: string): { limit: number; times: number } | null {
  if (name === LOOKUP) return null;
  return name.startsWith('suggestions')
    ? { limit: BUDGET.suggestions, times: BUDGET.times }
    : { limit: BUDGET.search, times: BUDGET.times };
}

function sizeTable({ latencies }: Measured): string {
  const lookup = latencies.get(LOOKUP)?.p99 ?? Number.NaN;
  const rows = Array.from(latencies, ([name, { rate, p50, p99, failures, processor }]) => {
    const budget = budgetOf(name);
    const isMet = budget === null || (p99 <= budget.limit && p99 <= budget.times * lookup && failures === 0);
    return [
      name,
      budget ? `p99 ≤ ${budget.limit} ms and ≤ ${budget.times} × ${LOOKUP}` : '',
      rate.toFixed(0),
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${(p99 / lookup).toFixed(1)} ×`,
      String(failures),
      processor ? [processor.server, processor.database, processor.load].map((ms) => ms.toFixed(1)).join(' + ') : '–',
      budget ? verdict(isMet ? [] : [name]) : '',
    ];
  });
  return markdown({
    columns: ['what', 'budget', 'answers/s', 'p50', 'p99', 'p99 to the lookup’s', 'failed', SPENT, 'verdict'],
    rows,
  });
}

function growthTable(sizes: readonly Measured[]): string {
  const rows = Array.from(sizes[0]?.latencies.keys() ?? [], (name) => {
    const values = sizes.map(({ latencies }) => latencies.get(name)?.p99 ?? Number.NaN);
    const steps = values.slice(1).map((value, at) => value / (values[at] ?? value));
    const isMet = name === LOOKUP || steps.every((step) => step <= BUDGET.growth);
    return [
      name,
      values.map((value) => `${value.toFixed(1)} ms`).join(', '),
      steps.map((step) => `${step.toFixed(2)} ×`).join(', '),
      name === LOOKUP ? '' : verdict(isMet ? [] : [name]),
    ];
  });
  const sizesText = sizes.map(({ items }) => String(items)).join(', ');
  return markdown({
    columns: ['what', `p99 at ${sizesText} items`, `growth, ≤ ${BUDGET.growth} × per 10 ×`, 'verdict'],
    rows,
  });
}

async function main(): Promise<void> {
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-search-'));
  try {
    const sizes: Measured[] = [];
    for (const items of SIZES) sizes.push(await measure(dataDir, items));
    const largest = sizes.at(-1);
    const conditions = `${describeRun()}; ${CALLERS} callers over HTTP on the same machine, each asking as soon as it is answered; medians of ${rounds} rounds of ${seconds} s. ${largest?.index}.`;
    const tables = [
      ...(largest ? [`At ${largest.items} items:`, sizeTable(largest)] : []),
      ...(sizes.length > 1 ? [growthTable(sizes)] : []),
    ];
    const report = [conditions, ...tables].join('\n\n');
    console.log(report);
    if (!options.quick) await saveSection('Searching', report);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

await main();
