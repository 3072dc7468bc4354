import { featuresOf, weighFeatures } from './text-features.ts';

/**
 * A linear model as stored. `buckets` are the distances between the known features in ascending order, in base 36, separated by
 * spaces. `weights` has one letter for each class and feature, class by class: a whole number of `scale`, from -`STEPS` to `STEPS`.
 * Letters compress better than bytes in base64.
 */
export type ModelFile = {
  classes: readonly string[];
  bias: readonly number[];
  scale: number;
  buckets: string;
  weights: string;
};

/** A linear model ready for use. `weights` has the rows of features, each with a value for every class. */
export type LinearModel<Label extends string> = {
  classes: readonly Label[];
  bias: Float64Array;
  rows: ReadonlyMap<number, number>;
  weights: Float32Array;
};

/** The finest distinction of a stored weight. */
export const STEPS = 15;
/** The letter of the lowest weight. The letters up to `STEPS` times two need no escape in JSON. */
const FIRST_LETTER = 48;

/** The letter of a step from -`STEPS` to `STEPS`. */
export function letterOf(step: number): string {
  return String.fromCharCode(FIRST_LETTER + STEPS + step);
}

/** The step of the code of a letter. */
export function stepOf(code: number): number {
  return code - FIRST_LETTER - STEPS;
}

/** Stores a model. `buckets` ascend; `weights` has rows of features. */
export function encodeModel(
  { classes, bias }: { classes: readonly string[]; bias: ArrayLike<number> },
  buckets: readonly number[],
  weights: ArrayLike<number>,
): ModelFile {
  let most = 0;
  for (let at = 0; at < weights.length; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
  const scale = most / STEPS || 1;
  const letters: string[] = [];
  for (let label = 0; label < classes.length; label += 1) {
    for (let row = 0; row < buckets.length; row += 1) {
      const step = Math.round((weights[row * classes.length + label] ?? 0) / scale);
      letters.push(letterOf(step));
    }
  }
  return {
    classes,
    bias: Array.from(bias, (value) => Math.round(value * 1000) / 1000),
    scale,
    buckets: buckets.map((bucket, at) => (bucket - (buckets[at - 1] ?? 0)).toString(36)).join(' '),
    weights: letters.join(''),
  };
}

/** Reads a stored model. `labels` are the classes it must know. */
export function decodeModel<Label extends string>(file: ModelFile, labels: readonly Label[]): LinearModel<Label> {
  const classes = readClasses(file.classes, labels);
  const rows = readBuckets(file.buckets);
  const weights = new Float32Array(rows.size * classes.length);
  for (let label = 0; label < classes.length; label += 1) {
    for (let row = 0; row < rows.size; row += 1) {
      const step = stepOf(file.weights.charCodeAt(label * rows.size + row));
      weights[row * classes.length + label] = step * file.scale;
    }
  }
  return { classes, bias: Float64Array.from(file.bias), rows, weights };
}

/** The classes of a stored model. `labels` are those the code knows. */
export function readClasses<Label extends string>(names: readonly string[], labels: readonly Label[]): Label[] {
  return names.map((name) => {
    const label = labels.find((one) => one === name);
    if (label === undefined) throw new Error(`the model has an unknown class ${name}`);
    return label;
  });
}

/** The row of each stored feature. */
export function readBuckets(stored: string): Map<number, number> {
  const rows = new Map<number, number>();
  let bucket = 0;
  for (const distance of stored.split(' ')) {
    bucket += Number.parseInt(distance, 36);
    rows.set(bucket, rows.size);
  }
  return rows;
}

/** The probability of every class, most probable first. They add up to 1. */
export function predictClasses<Label extends string>(
  model: LinearModel<Label>,
  text: string,
): (readonly [Label, number])[] {
  const sums = Float64Array.from(model.bias);
  for (const [bucket, weight] of weighFeatures(featuresOf(text))) {
    const row = model.rows.get(bucket);
    if (row === undefined) continue;
    const from = row * sums.length;
    for (let label = 0; label < sums.length; label += 1) {
      sums[label] = (sums[label] ?? 0) + weight * (model.weights[from + label] ?? 0);
    }
  }
  return rankClasses(model.classes, sums);
}

/** The classes with their probabilities, most probable first. */
export function rankClasses<Label>(classes: readonly Label[], sums: Float64Array): (readonly [Label, number])[] {
  const probabilities = softmax(sums);
  return classes.map((label, at) => [label, probabilities[at] ?? 0] as const).toSorted((a, b) => b[1] - a[1]);
}

/** Turns sums of weights into probabilities. */
export function softmax(sums: Float64Array): Float64Array {
  const most = sums.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}
