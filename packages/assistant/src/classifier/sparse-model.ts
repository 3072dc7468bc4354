import { rankClasses, readBuckets, readClasses } from './linear-model.ts';
import { weighFeatures } from './text-features.ts';

/**
 * A linear model of many classes as stored. `buckets` are as in a `ModelFile`. `rows` has a text for each class: for each of its
 * features the distance from the one before, in base 36, and a capital letter for the weight, a whole number of `scale`.
 */
export type SparseModelFile = {
  classes: readonly string[];
  bias: readonly number[];
  scale: number;
  buckets: string;
  rows: readonly string[];
};

/** A model ready for use. The weights of feature `row` are those from `starts[row]` to `starts[row + 1]`, each with its class. */
export type SparseModel<Label extends string> = {
  classes: readonly Label[];
  bias: Float64Array;
  rows: ReadonlyMap<number, number>;
  starts: Uint32Array;
  labels: Uint16Array;
  weights: Float32Array;
};

/** The finest distinction of a stored weight: `A` to `Y` are -`STEPS` to `STEPS`. */
const STEPS = 12;
const FIRST_LETTER = 65;

/** Stores a model. `buckets` ascend; the weights of feature `id` are those from `starts[id]` to `starts[id + 1]`. */
export function encodeSparse(
  { classes, bias }: { classes: readonly string[]; bias: ArrayLike<number> },
  buckets: readonly number[],
  { starts, labels, weights }: Pick<SparseModel<string>, 'starts' | 'labels' | 'weights'>,
): SparseModelFile {
  const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  const scale = most / STEPS || 1;
  const ofClass = classes.map((): { row: number; step: number }[] => []);
  const used: number[] = [];
  for (const [id, bucket] of buckets.entries()) {
    let isUsed = false;
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at += 1) {
      const step = Math.round((weights[at] ?? 0) / scale);
      if (step === 0) continue;
      ofClass[labels[at] ?? 0]?.push({ row: used.length, step });
      isUsed = true;
    }
    if (isUsed) used.push(bucket);
  }
  return {
    classes,
    bias: Array.from(bias, (value) => Math.round(value * 1000) / 1000),
    scale,
    buckets: distances(used).join(' '),
    rows: ofClass.map((entries) => {
      const apart = distances(entries.map(({ row }) => row));
      return entries.map(({ step }, at) => `${apart[at]}${String.fromCharCode(FIRST_LETTER + STEPS + step)}`).join('');
    }),
  };
}

function distances(ascending: readonly number[]): string[] {
  return ascending.map((value, at) => (value - (ascending[at - 1] ?? 0)).toString(36));
}

/** Reads a stored model. `labels` are the classes it must know. */
export function decodeSparse<Label extends string>(
  file: SparseModelFile,
  labels: readonly Label[],
): SparseModel<Label> {
  const classes = readClasses(file.classes, labels);
  const rows = readBuckets(file.buckets);
  const entries = file.rows.flatMap((text, label) => readEntries(text).map((entry) => ({ ...entry, label })));
  entries.sort((a, b) => a.row - b.row);
  const starts = new Uint32Array(rows.size + 1);
  for (const { row } of entries) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < rows.size; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  return {
    classes,
    bias: Float64Array.from(file.bias),
    rows,
    starts,
    labels: Uint16Array.from(entries, ({ label }) => label),
    weights: Float32Array.from(entries, ({ step }) => step * file.scale),
  };
}

function readEntries(text: string): { row: number; step: number }[] {
  let row = 0;
  return Array.from(text.matchAll(/([0-9a-z]+)([A-Z])/gu), ([, distance = '', letter = '']) => {
    row += Number.parseInt(distance, 36);
    return { row, step: letter.charCodeAt(0) - FIRST_LETTER - STEPS };
  });
}

/**
 * The probability of every class for a text with these features, most probable first. They add up to 1. Features that no class
 * has do not weaken the others.
 */
export function predictSparse<Label extends string>(
  { classes, bias, rows, starts, labels, weights }: SparseModel<Label>,
  counts: ReadonlyMap<number, number>,
): (readonly [Label, number])[] {
  const sums = Float64Array.from(bias);
  const known = new Map([...counts].filter(([bucket]) => rows.has(bucket)));
  for (const [bucket, weight] of weighFeatures(known)) {
    const row = rows.get(bucket);
    if (row === undefined) continue;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const label = labels[at] ?? 0;
      sums[label] = (sums[label] ?? 0) + weight * (weights[at] ?? 0);
    }
  }
  return rankClasses(classes, sums);
}
