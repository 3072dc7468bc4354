/** Spreadsheets read cells that begin like this as formulas (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r|%]/u;
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8). No cell is ever a formula. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
