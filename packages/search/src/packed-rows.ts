type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Rows of numbers in one array, and where each begins, with the end of the last. Opening reads none of them. */
export type PackedRows<Row extends Numbers> = { numbers: Row; starts: Uint32Array<ArrayBuffer> };
/** Values as JSON in UTF-8. */
export type PackedValues = PackedRows<Uint8Array<ArrayBuffer>>;
/** Texts as UTF-16, which also preserves an unpaired surrogate at the end. */
export type PackedTexts = PackedRows<Uint16Array<ArrayBuffer>>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function packRows<Row extends Numbers>(
  rows: readonly ArrayLike<number>[],
  make: new (length: number) => Row,
): PackedRows<Row> {
  const starts = new Uint32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + row.length;
  const numbers = new make(starts[rows.length] ?? 0);
  for (const [at, row] of rows.entries()) numbers.set(row, starts[at]);
  return { numbers, starts };
}

export function rowAt<Row extends Numbers>({ numbers, starts }: PackedRows<Row>, at: number): Row {
  return numbers.subarray(starts[at], starts[at + 1]) as Row;
}

export function packValue(value: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value));
}

export function readValue(bytes: Uint8Array<ArrayBuffer>): unknown {
  return JSON.parse(decoder.decode(bytes));
}

export function packTexts(texts: readonly string[]): PackedTexts {
  return packRows(texts.map(unitsOf), Uint16Array);
}

export function textAt(texts: PackedTexts, at: number): string {
  return String.fromCharCode(...rowAt(texts, at));
}

/** The index of a text in sorted texts (by UTF-16 units). -1 when it is not among them. */
export function placeOf({ numbers, starts }: PackedTexts, text: string): number {
  let low = 0;
  let high = starts.length - 2;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareUnits(numbers, starts[middle] ?? 0, starts[middle + 1] ?? 0, text);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function compareUnits(units: Uint16Array, start: number, end: number, text: string): number {
  const shared = Math.min(end - start, text.length);
  for (let place = 0; place < shared; place++) {
    const difference = (units[start + place] ?? 0) - text.charCodeAt(place);
    if (difference !== 0) return difference;
  }
  return end - start - text.length;
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
}
