import type { ExportFormat } from '@dalil/domain/privacy/data-export.ts';
import { exportTexts } from '@dalil/domain/privacy/export-texts.ts';
import { strToU8, zipSync } from 'fflate';
import { type ExportParts, textOf } from './export-parts.ts';
import { writePdf } from './write-pdf.ts';

/** The end of the name of a file in each format. CSV has one file for each table, in an archive. */
export const FILE_TYPES: Record<ExportFormat, { ending: string; type: string }> = {
  json: { ending: 'json', type: 'application/json' },
  csv: { ending: 'zip', type: 'application/zip' },
  pdf: { ending: 'pdf', type: 'application/pdf' },
};

/** PRIV-7: an export as a file. */
export async function writeExport(format: ExportFormat, parts: ExportParts): Promise<Uint8Array> {
  if (format === 'json') return strToU8(writeJson(parts));
  return format === 'csv' ? writeCsv(parts) : writePdf(parts);
}

/** Tables by name within their categories. `format` names this shape for programs that read it. */
export function writeJson({ createdAt, categories, tables }: Omit<ExportParts, 'locale' | 'fontFolder'>): string {
  const data = categories.map((category) => [
    category,
    Object.fromEntries(tables.filter((one) => one.category === category).map(({ table, rows }) => [table, rows])),
  ]);
  const head = { format: 'dalil-export-1', created_at: createdAt.toISOString() };
  return `${JSON.stringify({ ...head, data: Object.fromEntries(data) }, null, 2)}\n`;
}

function writeCsv({ tables, locale }: ExportParts): Uint8Array {
  const files = tables.map(({ table, columns, rows }) => {
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
    // Spreadsheets take a file for UTF-8 by this mark.
    return [`${table}.csv`, strToU8(`\ufeff${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`)];
  });
  const readme = `${exportTexts(locale).csvNote}\r\n`;
  return zipSync({ ...Object.fromEntries(files), 'README.txt': strToU8(readme) });
}

/** A cell of CSV. What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
