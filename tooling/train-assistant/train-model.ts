import { encodeModel, type ModelFile, softmax } from '@dalil/assistant/classifier/linear-model.ts';
import { featuresOf, weighFeatures } from '@dalil/assistant/classifier/text-features.ts';

export type LabelledText = { label: string; text: string };

/** How a model is trained. */
export type Training = {
  /** A feature that fewer texts have is ignored: it says more about one text than about a class. */
  minTexts: number;
  epochs: number;
  rate: number;
  /** 1 gives every class the same say, 0 every text. */
  balance: number;
  /** How many features the stored model keeps. */
  maxFeatures: number;
};

export type Row = { ids: Uint32Array; values: Float64Array; label: number };
type Weights = { all: Float32Array; bias: Float64Array };

const DECAY = 2e-6;
const BIAS_RATE = 0.02;
/** Errors below this change nothing that counts. */
const SMALLEST_ERROR = 1e-4;

/**
 * Multinomial logistic regression by Adagrad over the features of texts. The same texts in the same order give the same model: the
 * order of each epoch comes from a fixed seed.
 */
export function trainModel(texts: readonly LabelledText[], training: Training): ModelFile {
  const { classes, buckets, rows } = readTexts(texts, training.minTexts);
  const weights = fit(rows, { classes: classes.length, features: buckets.length }, training);
  const chosen = strongest(weights.all, buckets, classes.length, training.maxFeatures);
  const stored = chosen.flatMap((id) => [...weights.all.subarray(id * classes.length, (id + 1) * classes.length)]);
  return encodeModel(
    { classes, bias: weights.bias },
    chosen.map((id) => buckets[id] ?? 0),
    stored,
  );
}

/** The classes of texts, the features that enough of them have, in ascending order, and the texts as rows of these. */
function readTexts(
  texts: readonly LabelledText[],
  minTexts: number,
): { classes: string[]; buckets: number[]; rows: Row[] } {
  const classes = [...new Set(texts.map(({ label }) => label))].toSorted();
  const counts = texts.map(({ text }) => featuresOf(text));
  const buckets = knownBuckets(counts, minTexts);
  const idOf = new Map(buckets.map((bucket, id) => [bucket, id]));
  const rows = counts.map((count, at): Row => {
    const known = [...weighFeatures(count)].filter(([bucket]) => idOf.has(bucket));
    return {
      ids: Uint32Array.from(known, ([bucket]) => idOf.get(bucket) ?? 0),
      values: Float64Array.from(known, ([, value]) => value),
      label: classes.indexOf(texts[at]?.label ?? ''),
    };
  });
  return { classes, buckets, rows };
}

/** The features that enough texts have, in ascending order. */
export function knownBuckets(counts: readonly ReadonlyMap<number, number>[], minTexts: number): number[] {
  const texts = new Map<number, number>();
  for (const count of counts) for (const bucket of count.keys()) texts.set(bucket, (texts.get(bucket) ?? 0) + 1);
  return [...texts]
    .filter(([, count]) => count >= minTexts)
    .map(([bucket]) => bucket)
    .toSorted((a, b) => a - b);
}

function fit(rows: readonly Row[], size: { classes: number; features: number }, training: Training): Weights {
  const sizes = new Float64Array(size.classes);
  for (const { label } of rows) sizes[label] = (sizes[label] ?? 0) + 1;
  const shares = sizes.map((count) => (rows.length / (size.classes * count)) ** training.balance);
  const all = new Float32Array(size.features * size.classes);
  const bias = new Float64Array(size.classes);
  const squares = new Float32Array(all.length).fill(1e-6);
  const random = createRandom();
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row) learn(row, { all, bias }, squares, shares, training.rate);
    }
  }
  return { all, bias };
}

/** One step: moves the weights of a text's features towards its class. */
function learn(
  { ids, values, label: right }: Row,
  { all, bias }: Weights,
  squares: Float32Array,
  shares: Float64Array,
  rate: number,
): void {
  const sums = Float64Array.from(bias);
  for (const [n, id] of ids.entries()) {
    const value = values[n] ?? 0;
    for (let label = 0; label < sums.length; label += 1) {
      sums[label] = (sums[label] ?? 0) + (all[id * sums.length + label] ?? 0) * value;
    }
  }
  const share = shares[right] ?? 1;
  for (const [label, probability] of softmax(sums).entries()) {
    const error = (probability - (label === right ? 1 : 0)) * share;
    if (Math.abs(error) < SMALLEST_ERROR) continue;
    bias[label] = (bias[label] ?? 0) - BIAS_RATE * error;
    for (const [n, id] of ids.entries()) {
      const at = id * sums.length + label;
      const weight = all[at] ?? 0;
      const slope = error * (values[n] ?? 0) + DECAY * weight;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      all[at] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** The features with the strongest weights, in ascending order. */
function strongest(all: Float32Array, buckets: readonly number[], classes: number, maxFeatures: number): number[] {
  const strengths = buckets.map((_, id) =>
    all.subarray(id * classes, (id + 1) * classes).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0),
  );
  return buckets
    .map((_, id) => id)
    .toSorted((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0) || a - b)
    .slice(0, maxFeatures)
    .toSorted((a, b) => a - b);
}

export function createRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
