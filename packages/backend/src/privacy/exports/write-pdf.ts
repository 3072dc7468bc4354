import { Worker } from 'node:worker_threads';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { exportTexts } from '@dalil/domain/privacy/export-texts.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { type ExportParts, textOf } from './export-parts.ts';
import { ExportTooLarge, type PersonalRow } from './read-personal-data.ts';

/** A longer document is not read, and takes minutes to set. The other formats have no such limit. */
const MAX_PDF_ROWS = 5000;
const MAX_VALUE = 4000;
const LIMIT_MS = 60_000;

/** A field of a row: its name, its value, and the direction of the value by its first letter. */
type PdfField = [name: string, value: string, direction: 'ltr' | 'rtl'];

/** What the template is given. */
export type PdfData = {
  lang: string;
  rtl: boolean;
  title: string;
  intro: string;
  page: string;
  sections: { title: string; empty: string; tables: { name: string; rows: PdfField[][] }[] }[];
};

/**
 * PRIV-7: an export to read, in the user's language. It is set in a thread of its own, because setting blocks and its memory is
 * released with the thread. Throws `ExportTooLarge`.
 */
export async function writePdf(parts: ExportParts): Promise<Uint8Array> {
  const { tables, locale, categories, createdAt, fontFolder } = parts;
  if (tables.reduce((total, { rows }) => total + rows.length, 0) > MAX_PDF_ROWS) throw new ExportTooLarge();
  const texts = exportTexts(locale);
  const { dir, format } = LOCALE_INFO[locale];
  const time = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeStyle: 'short', timeZone: PRODUCT.timeZone });
  const data: PdfData = {
    lang: locale,
    rtl: dir === 'rtl',
    title: texts.title,
    intro: `${texts.intro} ${time.format(createdAt)}`,
    page: texts.page,
    sections: categories.map((category) => ({
      title: texts.categories[category],
      empty: texts.empty,
      tables: tables
        .filter((one) => one.category === category && one.rows.length > 0)
        .map(({ table, columns, rows }) => ({ name: table, rows: rows.map((row) => fieldsOf(columns, row)) })),
    })),
  };
  return setInThread(data, fontFolder);
}

function fieldsOf(columns: readonly string[], row: PersonalRow): PdfField[] {
  return columns.flatMap((column): PdfField[] => {
    const text = textOf(row[column]);
    if (text === '') return [];
    const shown = text.length > MAX_VALUE ? `${cutText(text, MAX_VALUE)}…` : text;
    return [[column, shown, directionOf(shown)]];
  });
}

function directionOf(text: string): 'ltr' | 'rtl' {
  return /\p{Script=Arabic}/u.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

function setInThread(data: PdfData, fontFolder: string): Promise<Uint8Array> {
  const worker = new Worker(new URL('set-pdf.worker.ts', import.meta.url), { workerData: { data, fontFolder } });
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ExportTooLarge()), LIMIT_MS);
    worker.once('message', (pdf: Uint8Array) => resolve(pdf));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread ended without a document'));
    });
  }).finally(() => worker.terminate());
}
