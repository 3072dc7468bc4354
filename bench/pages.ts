import { parseArgs } from 'node:util';
import { LOCALES, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { visit, visitAndTap } from './browser/visit.ts';
import { type Measured, PAGE_KINDS, type PageKind, pageReport } from './page-report.ts';
import { describeRun, saveSection } from './results.ts';
import { chooseSample, type Sample } from './sample.ts';
import type { Subject } from './subjects/child.ts';
import { openCopy } from './subjects/copy.ts';
import { startFloor, startRr8Floor } from './subjects/floors.ts';
import { buildProduct, startProduct, untilGuideIsMade } from './subjects/product.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    language: { type: 'string' },
    page: { type: 'string' },
    before: { type: 'string' },
  },
});
const rounds = Number(options.rounds ?? (options.quick ? 3 : 5));
const locales = LOCALES.filter((locale) => (options.language ?? (options.quick ? 'en' : locale)) === locale);
const kinds = PAGE_KINDS.filter((kind) => (options.page ?? kind) === kind);

async function measure(subjects: readonly Subject[], sample: Sample): Promise<Measured[]> {
  const measured: Measured[] = [];
  const cases = locales.flatMap((locale) => kinds.map((kind) => ({ locale, kind })));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { locale, kind } of cases) {
      // Sequentially within an iteration, so that the noise of the machine affects all equally.
      for (const subject of subjects) {
        const result = await visitOnce(subject, sample, locale, kind);
        measured.push({ subject: subject.name, locale, kind, visit: result });
        const { fcp, lcp, blocked, tap = Number.NaN } = result;
        console.error(
          `${round}/${rounds} ${locale} ${kind} ${subject.name}: ${[fcp, lcp, blocked, tap].map(Math.round).join(' ')}`,
        );
      }
    }
  }
  return measured;
}

/** A failed page load is repeated once: on a busy machine a browser may be starved. */
async function visitOnce(subject: Subject, sample: Sample, locale: Locale, kind: PageKind): Promise<Measured['visit']> {
  const isTapped = kind === 'article' && subject.name !== 'floor';
  const address = localePath(locale, sample[kind]);
  const visitNow = async () => {
    const visited = await visit(subject.origin, address);
    if (!isTapped) return visited;
    return { ...visited, ...(await visitAndTap(subject.origin, address, localePath(locale, sample.next))) };
  };
  try {
    return await visitNow();
  } catch (error) {
    console.error(`${subject.name}: ${error instanceof Error ? error.message : String(error)}`);
    return visitNow();
  }
}

async function main(): Promise<void> {
  await buildProduct();
  await using product = await startProduct();
  await untilGuideIsMade(product.origin);
  const sample = await chooseSample(product.origin);
  const paths = LOCALES.flatMap((locale) => Object.values(sample).map((page) => localePath(locale, page)));
  await using copy = await openCopy(product.origin, paths);
  await using floor = await startFloor(copy.folder);
  await using rr8Floor = await startRr8Floor(copy.folder);
  await using before = options.before ? await startProduct({ folder: options.before, name: 'before' }) : undefined;
  if (before) await untilGuideIsMade(before.origin);
  const measured = await measure([floor, rr8Floor, ...(before ? [before] : []), product], sample);
  const conditions = `${describeRun()}; medians of ${rounds} rounds; ${sample.article} and ${sample.list}.`;
  const report = `${conditions}\n\n${pageReport(measured, locales)}`;
  console.log(report);
  if (!options.quick) await saveSection('Pages', report);
}

await main();
