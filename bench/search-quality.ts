import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { createMemoryStore } from '@dalil/search/memory-store.ts';
import { search } from '@dalil/search/search.ts';
import { describeRun, markdown, saveSection } from './results.ts';
import { type JudgedNeed, readJudgedNeeds } from './search/judged-needs.ts';
import { shareOfRight } from './search/judged-queries.ts';
import { haveSameTop, isFirstRelevant, mean, nDcg, recall, sharedTop } from './search/judgement.ts';
import { readStartingGuide } from './search/starting-guide.ts';

const DEPTH = 10;
const TOP = 5;

type Answered = { need: JudgedNeed; locale: Locale; query: string; isPlain: boolean; found: string[]; total: number };

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, worst: { type: 'string', default: '15' }, need: { type: 'string' } },
});
const { documents, vocabulary } = await readStartingGuide();
const store = createMemoryStore(documents);

async function answer(need: JudgedNeed): Promise<Answered[]> {
  const requested = LOCALES.flatMap((locale) =>
    need.queries[locale].map((query, place) => ({ need, locale, query, isPlain: place === 0 })),
  );
  const answers = requested.map(async (one) => {
    const { matches, total } = await search(store, vocabulary, { query: one.query, limit: DEPTH, offset: 0 });
    return { ...one, found: matches.map(({ kind, id }) => `${kind}/${id}`), total };
  });
  return Promise.all(answers);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function meanOf(values: readonly number[]): string {
  return values.length === 0 ? '–' : mean(values).toFixed(3);
}

/** One row of figures for some of the queries. */
function figures(name: string, answers: readonly Answered[]): string[] {
  const judged = answers.filter(({ need }) => !need.isUnanswerable);
  const none = answers.filter(({ need }) => need.isUnanswerable);
  const expected = judged.filter(({ found, need }) => isFirstRelevant(found, need.grades)).length;
  return [
    name,
    String(answers.length),
    meanOf(judged.map(({ found, need }) => nDcg(found, need.grades, DEPTH))),
    meanOf(judged.map(({ found, need }) => recall(found, need.grades, DEPTH))),
    share(expected, judged.length),
    share(none.filter(({ total }) => total === 0).length, none.length),
  ];
}

function report(answers: readonly Answered[]): string {
  const groups = [...new Set(answers.map(({ need }) => need.group))];
  const table = markdown({
    columns: ['queries', 'number', `nDCG@${DEPTH}`, `recall@${DEPTH}`, 'requested comes first', 'nothing for nothing'],
    rows: [
      figures('all', answers),
      ...LOCALES.map((locale) =>
        figures(
          locale,
          answers.filter((one) => one.locale === locale),
        ),
      ),
      ...(groups.length > 1
        ? groups.map((group) =>
            figures(
              group.replaceAll('-', ' '),
              answers.filter(({ need }) => need.group === group),
            ),
          )
        : []),
    ],
  });
  return `${table}\n\n${agreement(answers)}`;
}

/** How far the plain queries of a need find the same in four scripts: in all results, and in the relevant ones. */
function agreement(answers: readonly Answered[]): string {
  const plain = answers.filter(({ isPlain, need }) => isPlain && need.hasSameTop && !need.isUnanswerable);
  const needs = [...Map.groupBy(plain, ({ need }) => need).values()];
  const tops = needs.map((ofNeed) => ofNeed.map(({ found }) => found.slice(0, TOP)));
  const relevant = needs.map((ofNeed) => ofNeed.map((one) => relevantInTop(one)));
  const shared = tops.flatMap(([first = [], ...others]) => others.map((found) => sharedTop(first, found, TOP)));
  const haveSame = (lists: readonly (readonly (readonly string[])[])[]) =>
    share(lists.filter((ofNeed) => haveSameTop(ofNeed, TOP)).length, lists.length);
  return (
    `The same first ${TOP} in all four scripts: ${haveSame(tops)} of ${needs.length} needs; ` +
    `the same relevant ones among them: ${haveSame(relevant)}; ` +
    `of the first ${TOP} in English ${share(mean(shared), 1)} are among those of another script.`
  );
}

function relevantInTop({ found, need }: Answered): string[] {
  return found.slice(0, TOP).filter((id) => need.grades.has(id));
}

function worst(answers: readonly Answered[]): string {
  const rows = answers
    .filter(({ need }) => !need.isUnanswerable)
    .map((one) => ({ ...one, value: nDcg(one.found, one.need.grades, DEPTH) }))
    .toSorted((one, other) => one.value - other.value)
    .slice(0, Number(options.worst))
    .map(({ need, locale, query, value, found }) => [
      need.id,
      locale,
      query,
      value.toFixed(2),
      found.slice(0, 3).join(', ') || 'nothing',
    ]);
  return markdown({ columns: ['need', 'language', 'query', `nDCG@${DEPTH}`, 'found first'], rows });
}

async function reportQueries(): Promise<string> {
  const shares = await shareOfRight(store, vocabulary);
  const rows = [...shares].map(([group, { right, number, wrong }]) => [
    group,
    String(number),
    share(right, number),
    wrong.map((query) => `“${query}”`).join(', '),
  ]);
  return markdown({ columns: ['queries', 'number', 'right', 'wrong'], rows });
}

function explain(answers: readonly Answered[]): void {
  for (const { need, locale, query, found, total } of answers) {
    const graded = found.map((id) => `${need.grades.get(id) ?? 0} ${id}`);
    console.log(
      `${locale} ${query} (${total}, ${nDcg(found, need.grades, DEPTH).toFixed(2)})\n  ${graded.join('\n  ')}`,
    );
  }
}

const { known, heldOut } = await readJudgedNeeds();
if (options.need !== undefined) {
  const requested = [...known, ...heldOut].filter(({ id }) => id === options.need);
  explain((await Promise.all(requested.map(answer))).flat());
} else {
  const ofKnown = (await Promise.all(known.map(answer))).flat();
  const ofHeldOut = (await Promise.all(heldOut.map(answer))).flat();
  const body = [
    report(ofKnown),
    '### Held out\n\nNeeds that were written last, and that nothing was made to fit.',
    report(ofHeldOut),
    '### Judged queries\n\nOne of the best items is among the first three; queries in `bench/search/queries.jsonl`.',
    await reportQueries(),
    `### The worst ${options.worst}`,
    worst(ofKnown),
  ].join('\n\n');
  console.log(body);
  if (!options.quick) await saveSection('Search quality', `${describeRun()}; ${documents.length} documents\n\n${body}`);
}
