import type { Locale } from '@dalil/domain/language/locale.ts';
import { highestPriority, isScriptBelowImage } from './browser/traffic.ts';
import type { Tap, Visit } from './browser/visit.ts';
import { BYTE_BUDGETS, kilobytes } from './budgets.ts';
import { median } from './median.ts';
import { markdown, verdict } from './results.ts';

export const PAGE_KINDS = ['home', 'list', 'place', 'article'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
export type Measured = { subject: string; locale: Locale; kind: PageKind; visit: Visit & Partial<Tap> };
type Measurement = Measured['visit'];

/** The page loads of one page in one language, by subject. */
type Case = {
  product: Measurement[];
  floor: Measurement[];
  rr8: Measurement[];
  /** An earlier build of the product, when one is measured. */
  before: Measurement[];
  kind: PageKind;
  locale: Locale;
};

type Finding = { text: string; isMet: boolean };
type Budget = { what: string; limit: string; kinds?: PageKind; find: (one: Case) => Finding };

type Figure = (visit: Measurement) => number | undefined;

const milliseconds = (value: number) => `${Math.round(value)} ms`;

function ratioTo(reference: 'floor' | 'rr8', limit: number, figure: Figure): Budget['find'] {
  return (one) => {
    const [value, other] = [median(one.product.map(figure)), median(one[reference].map(figure))];
    return { text: `${milliseconds(value)}, ${(value / other).toFixed(2)} ×`, isMet: value <= limit * other };
  };
}

function atMost(limit: number, figure: Figure, write: (value: number) => string): Budget['find'] {
  return ({ product }) => {
    const value = median(product.map(figure));
    return { text: write(value), isMet: value <= limit };
  };
}

const byteBudgets: Budget[] = BYTE_BUDGETS.filter(({ kind }) => kind !== 'preloadedFont' && kind !== 'all').map(
  ({ kind, name, limit }) => ({
    what: name,
    limit: `≤ ${limit / 1000} kB`,
    find: atMost(
      limit,
      ({ weight }) => weight[kind],
      (value) => `${kilobytes(value)} kB`,
    ),
  }),
);

const BUDGETS: readonly Budget[] = [
  { what: 'LCP', limit: '≤ 1.15 × floor', find: ratioTo('floor', 1.15, ({ lcp }) => lcp) },
  { what: 'LCP', limit: '≤ 1.05 × rr8-floor', find: ratioTo('rr8', 1.05, ({ lcp }) => lcp) },
  { what: 'FCP', limit: '≤ 1.20 × floor', find: ratioTo('floor', 1.2, ({ fcp }) => fcp) },
  {
    what: 'CLS',
    limit: '≤ 0.005',
    find: atMost(
      0.005,
      ({ cls }) => cls,
      (value) => value.toFixed(4),
    ),
  },
  { what: 'long tasks over 50 ms in ten seconds', limit: '≤ rr8-floor + 100 ms', find: findBlocked },
  {
    what: 'wire in ten seconds',
    limit: '≤ 300 kB',
    find: atMost(
      300_000,
      ({ wireBytes }) => wireBytes,
      (value) => `${kilobytes(value)} kB`,
    ),
  },
  { what: 'whole page', limit: '≤ 215 kB English, ≤ 260 others', find: findWhole },
  ...byteBudgets,
  { what: 'script priority', limit: 'below the image', find: findPriorities },
  { what: 'fonts before LCP', limit: 'Latin 0 needed, others ≤ 50 kB', find: findFonts },
  { what: 'tap to text', limit: '≤ 1.00 × rr8-floor', kinds: 'article', find: ratioTo('rr8', 1, ({ tap }) => tap) },
  {
    what: 'tap latency',
    limit: '≤ 100 ms',
    kinds: 'article',
    find: atMost(100, ({ tapLatency }) => tapLatency, milliseconds),
  },
  { what: 'failed requests', limit: '0', find: findFailures },
];

function findBlocked({ product, rr8 }: Case): Finding {
  const [value, other] = [median(product.map(({ blocked }) => blocked)), median(rr8.map(({ blocked }) => blocked))];
  return { text: `${milliseconds(value)} (${milliseconds(other)})`, isMet: value <= other + 100 };
}

function findWhole({ product, locale }: Case): Finding {
  const value = median(product.map(({ weight }) => weight.all));
  return { text: `${kilobytes(value)} kB`, isMet: value <= (locale === 'en' ? 215_000 : 260_000) };
}

function findFailures({ product }: Case): Finding {
  const failures = [...new Set(product.flatMap((one) => one.failures))];
  return { text: failures.join(', ') || '0', isMet: failures.length === 0 };
}

/** What is requested after the LCP cannot delay it. */
function findPriorities({ product }: Case): Finding {
  const untilLcp = product.map(({ transfers, lcp }) => transfers.filter(({ startedAt }) => startedAt < lcp));
  const [one = []] = untilLcp.filter((transfers) => !isScriptBelowImage(transfers)).concat(untilLcp);
  const of = (type: 'Script' | 'Image') => highestPriority(one, type) ?? 'none';
  return { text: `script ${of('Script')}, image ${of('Image')}`, isMet: isScriptBelowImage(one) };
}

function findFonts({ product, locale }: Case): Finding {
  const needed = median(product.map(({ neededFontBytes }) => neededFontBytes));
  const arrived = median(product.map(({ fontBytesBeforeLcp }) => fontBytesBeforeLcp));
  const isMet = locale === 'en' ? needed === 0 : arrived <= 50_000;
  return { text: `${kilobytes(arrived)} kB, ${needed === 0 ? 'not waited for' : 'waited for'}`, isMet };
}

/** The budgets of pages with the measurements and the verdict, then the medians of all three. */
export function pageReport(measured: readonly Measured[], locales: readonly Locale[]): string {
  return PAGE_KINDS.filter((kind) => measured.some((one) => one.kind === kind))
    .map((kind) => {
      const cases = locales.map((locale) => caseOf(measured, kind, locale));
      const rows = BUDGETS.filter(({ kinds }) => kinds === undefined || kinds === kind).map((budget) =>
        budgetRow(budget, cases),
      );
      const budgets = markdown({ columns: [kind, 'budget', ...locales, 'verdict'], rows });
      const columns = [
        kind,
        'TTFB',
        'FCP',
        'LCP',
        'LCP range',
        'LCP element',
        'long tasks over 50 ms',
        'longest task',
        'load',
        'script kB',
        'wire kB',
        'tap',
      ];
      return `${budgets}\n\n${markdown({ columns, rows: cases.flatMap(figureRows) })}`;
    })
    .join('\n\n');
}

function caseOf(measured: readonly Measured[], kind: PageKind, locale: Locale): Case {
  const of = (subject: string) =>
    measured
      .filter((one) => one.subject === subject && one.kind === kind && one.locale === locale)
      .map(({ visit }) => visit);
  return { product: of('product'), floor: of('floor'), rr8: of('rr8-floor'), before: of('before'), kind, locale };
}

function budgetRow({ what, limit, find }: Budget, cases: readonly Case[]): string[] {
  const findings = cases.map((one) => ({ ...find(one), locale: one.locale }));
  const failing = findings.filter(({ isMet }) => !isMet).map(({ locale }) => locale);
  return [what, limit, ...findings.map(({ text }) => text), verdict(failing)];
}

function figureRows({ locale, floor, rr8, before, product }: Case): string[][] {
  return Object.entries({ floor, 'rr8-floor': rr8, ...(before.length > 0 && { before }), product }).map(
    ([name, visits]) => {
      const figure = (read: Figure) => String(Math.round(median(visits.map(read))));
      const largest = visits.map(({ lcp }) => Math.round(lcp));
      return [
        `${locale} ${name}`,
        figure(({ ttfb }) => ttfb),
        figure(({ fcp }) => fcp),
        figure(({ lcp }) => lcp),
        `${Math.min(...largest)}–${Math.max(...largest)}`,
        visits[0]?.lcpElement ?? '',
        figure(({ blocked }) => blocked),
        figure(({ longestTask }) => longestTask),
        figure(({ load }) => load),
        figure(({ weight }) => weight.script / 1000),
        figure(({ wireBytes }) => wireBytes / 1000),
        figure(({ tap }) => tap).replace('NaN', '–'),
      ];
    },
  );
}
