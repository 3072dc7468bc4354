import { type HomeOffer, homeOfferSchema } from '@dalil/domain/real-estate/offer-schema.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { parse } from 'csv-parse/sync';

/** The rows of a file that are not listed: the place in the file (from 1), the field and what is wrong with it. */
export type RefusedRow = { row: number; field: string; reason: string };
export type ReadOffers = { offers: HomeOffer[]; refused: RefusedRow[] };

const NUMBERS = new Set(['bedrooms', 'sizeSqft', 'priceAed', 'cheques', 'serviceChargeSqft', 'lat', 'lon']);

/**
 * Reads the offers of a JSON array or of a CSV file with a header. Rows that do not match the schema, repeat an id or have no permit
 * number are refused one by one. Throws if the file as a whole is neither.
 */
export function readOffers(text: string, format: 'json' | 'csv'): ReadOffers {
  const rows = format === 'json' ? rowsOfJson(text) : rowsOfCsv(text);
  const offers = new Map<string, HomeOffer>();
  const refused: RefusedRow[] = [];
  for (const [at, given] of rows.entries()) {
    const parsed = homeOfferSchema.safeParse(given);
    if (!parsed.success) refused.push({ row: at + 1, ...problemOf(given, parsed.error.issues[0]) });
    else if (offers.has(parsed.data.id)) refused.push({ row: at + 1, field: 'id', reason: 'repeated' });
    else offers.set(parsed.data.id, parsed.data);
  }
  return { offers: [...offers.values()], refused };
}

/** The same of a text with its format, as one value. */
export const readOfferText = ({ text, format }: { text: string; format: 'json' | 'csv' }): ReadOffers =>
  readOffers(text, format);

type Issue = { path: PropertyKey[]; code?: string; keys?: string[] } | undefined;

function problemOf(given: unknown, issue: Issue): Omit<RefusedRow, 'row'> {
  const permit = typeof given === 'object' && given !== null && 'permit' in given ? given.permit : undefined;
  // The permit is named first, whatever else is wrong with the row.
  if (permit === undefined || permit === null || permit === '') return { field: 'permit', reason: 'missing' };
  const field = String(issue?.path[0] ?? issue?.keys?.[0] ?? 'row');
  return { field, reason: issue?.code ?? 'invalid' };
}

function rowsOfJson(text: string): unknown[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new Error('not a list');
  return value;
}

/** An empty cell is a missing value. A number that cannot be read stays a text, which the schema refuses. */
function rowsOfCsv(text: string): unknown[] {
  const records: Record<string, string>[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  });
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, cell]) => {
        if (cell === '') return [];
        const number = Number(normalizeDigits(cell));
        return [[name, NUMBERS.has(name) && Number.isFinite(number) ? number : cell]];
      }),
    ),
  );
}
