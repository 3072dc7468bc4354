import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import type { ImportedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { itemIdSchema } from '@dalil/domain/guide/content-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ExchangedKind } from '@dalil/domain/newsroom/item-data.ts';
import { columnsOf, type ItemRow, rowOf } from '@dalil/domain/newsroom/item-table.ts';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { FeedRejected } from '../../providers/feeds/read-feed.ts';
import { readCalendar } from '../../providers/feeds/read-calendar.ts';

export const EXCHANGE_FORMATS = ['csv', 'json', 'ics'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** A line that is not imported, with the column and why. `line` counts from 1; in a table the header is line 1. */
export type LineFault = { line: number; path: string; code: string };
export type ReadLine = { line: number; row: ItemRow };
export type ReadItems = {
  lines: ReadLine[];
  faults: LineFault[];
  ignoredColumns: string[];
  /** Where a calendar has what cannot be read. It is left out; the rest is imported. */
  skippedLines?: number[];
};

const words = z.record(z.string(), z.unknown());
const textSchema = z.strictObject({
  title: z.optional(z.string()),
  summary: z.optional(z.string()),
  body: z.optional(words),
});
const rowSchema = z.strictObject({
  id: z.string(),
  head: z.optional(words),
  data: z.optional(words),
  texts: z.optional(z.strictObject(inEveryLanguage(() => z.optional(textSchema)))),
});

/** Of lines, without the header, and of columns: far more than any kind has. Both are checked before a line is judged. */
export const MAX_LINES = 500;
export const MAX_COLUMNS = 400;

/** A file with more than an import takes. */
class ImportTooLarge extends Error {
  readonly reason: 'too_many_lines' | 'too_many_columns';

  constructor(reason: ImportTooLarge['reason']) {
    super(reason);
    this.reason = reason;
  }
}

type Given = {
  kind: ExchangedKind;
  format: ExchangeFormat;
  content: string;
  /** The language of what a calendar says. */
  locale: Locale;
  /** Which column a header means, where its name is another. */
  mapping: Record<string, string>;
  now: Date;
};

/**
 * Reads a file of items. Lines are judged one by one; a file that is none of the format is one fault of line 0. Throws
 * `ImportTooLarge` before it judges any.
 */
export function readItems(given: Given): ReadItems {
  try {
    const read = PARSERS[given.format](given);
    const [lines, wrongIds] = partition(read.lines, ({ row }) => itemIdSchema.safeParse(row.id).success);
    return {
      ...read,
      lines,
      faults: [...read.faults, ...wrongIds.map(({ line }) => ({ line, path: 'id', code: 'invalid_format' }))],
    };
  } catch (error) {
    const isOfFile =
      error instanceof SyntaxError || error instanceof FeedRejected || (error instanceof Error && 'code' in error);
    if (!isOfFile) throw error;
    return { lines: [], faults: [{ line: 0, path: 'file', code: 'unreadable' }], ignoredColumns: [] };
  }
}

function partition<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  const parts: [One[], One[]] = [[], []];
  for (const one of all) parts[isFirst(one) ? 0 : 1].push(one);
  return parts;
}

const PARSERS: Record<ExchangeFormat, (given: Given) => ReadItems> = {
  csv: readTable,
  json: readJson,
  ics: readEvents,
};

/** A cell that a spreadsheet would run as a formula was written with an apostrophe, which is not part of it. */
const plainCell = (cell: string) => cell.replace(/^'(?=\s*[=+\-@\t\r|%])/u, '');

function readTable({ kind, content, mapping }: Given): ReadItems {
  const columns = columnsOf(kind);
  const names = new Set(columns.map(({ name }) => name));
  const [header = [], ...rows] = parse(content, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    // One more than may be tells that there are too many.
    to: MAX_LINES + 2,
  });
  if (header.length > MAX_COLUMNS) throw new ImportTooLarge('too_many_columns');
  if (rows.length > MAX_LINES) throw new ImportTooLarge('too_many_lines');
  const meant = header.map((name) => mapping[name.trim()] ?? name.trim());
  const lines: ReadLine[] = [];
  const faults: LineFault[] = [];
  for (const [at, cells] of rows.entries()) {
    const line = at + 2;
    const named = Object.fromEntries(
      meant.flatMap((name, index) => (names.has(name) ? [[name, plainCell(cells[index] ?? '')]] : [])),
    );
    const { row, wrong } = rowOf(named, columns);
    if (wrong.length === 0) lines.push({ line, row });
    faults.push(...wrong.map((path) => ({ line, path, code: 'wrong_for_type' })));
  }
  return { lines, faults, ignoredColumns: meant.filter((name) => !names.has(name)) };
}

function readJson({ content }: Given): ReadItems {
  const given: unknown = JSON.parse(content);
  if (!Array.isArray(given)) throw new SyntaxError('not a list');
  if (given.length > MAX_LINES) throw new ImportTooLarge('too_many_lines');
  const parsed = (given as unknown[]).map((value, at) => ({ line: at + 1, result: rowSchema.safeParse(value) }));
  return {
    lines: parsed.flatMap(({ line, result }) => (result.success ? [{ line, row: result.data }] : [])),
    faults: parsed.flatMap(({ line, result }) =>
      result.success ? [] : result.error.issues.map(({ path, code }) => ({ line, path: path.join('.'), code })),
    ),
    ignoredColumns: [],
  };
}

function readEvents({ kind, content, locale, now }: Given): ReadItems {
  if (kind !== 'event') throw new SyntaxError('a calendar has events only');
  const { items, skippedLines } = readCalendar(content, now);
  const lines = items.map((event, at) => ({ line: at + 1, row: eventRow(event, locale) }));
  return { lines, faults: [], ignoredColumns: [], skippedLines };
}

const DUBAI_MS = 4 * 3_600_000;
/** An instant as clocks in Dubai show it. */
const inDubai = (instant: number) => new Date(instant + DUBAI_MS).toISOString().slice(0, 16);

/** What a calendar does not say is the least certain value; the editor completes it before anybody approves. */
function eventRow(
  { uid, title, startsAt, endsAt, isAllDay, place, url, status }: ImportedEvent,
  locale: Locale,
): ItemRow {
  const begin = Date.parse(startsAt);
  // The last day of an event of whole days is the one before the midnight that ends it.
  const end = endsAt === null ? begin : Date.parse(endsAt) - (isAllDay ? 1 : 0);
  const written = (instant: number) => inDubai(instant).slice(0, isAllDay ? 10 : 16);
  const day = written(begin).slice(0, 10);
  const name = `${title} ${uid}`
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['event'];
  return {
    id: `${name.join('-').slice(0, 60).replace(/-$/, '')}-${day}`,
    head: { category: 'events', audience: ['resident', 'tourist'] },
    data: {
      type: 'community',
      frequency: 'once',
      recurrence: { rule: 'once', startsAt: written(begin), endsAt: written(end), isCancelled: status === 'cancelled' },
      usualMonths: [Number(day.slice(5, 7))],
      hasConfirmedDates: true,
      isTypicallyFree: null,
      placeId: null,
      website: url?.startsWith('https:') ? url : null,
      confidence: 'less-certain',
    },
    texts: { [locale]: { title, summary: '', body: { venue: place, organiser: null, recurrenceNote: day } } },
  };
}
