import { softmax } from '@dalil/assistant/classifier/linear-model.ts';
import { encodeSparse, type SparseModelFile } from '@dalil/assistant/classifier/sparse-model.ts';
import { weighFeatures } from '@dalil/assistant/classifier/text-features.ts';
import { topicFeaturesOf } from '@dalil/assistant/classifier/topic-features.ts';
import { createRandom, knownBuckets, type LabelledText, type Row, shuffle } from './train-model.ts';

/** How a model of many classes is trained. */
export type SparseTraining = {
  /** A feature that fewer texts have is ignored. */
  minTexts: number;
  /** How many features each class has: those that set its texts apart most. */
  maxFeatures: number;
  epochs: number;
  rate: number;
  /** The sum of squared slopes that a weight begins with, so that the first text with a feature does not decide about it alone. */
  damping: number;
  /** 1 gives every class the same say, 0 every text. */
  balance: number;
};

/** The pairs of class and feature that have a weight. Those of feature `id` are from `starts[id]` to `starts[id + 1]`. */
type Pairs = { starts: Uint32Array; labels: Uint16Array; weights: Float32Array };

const BIAS_RATE = 0.02;
const SMALLEST_ERROR = 1e-4;
/** Added to counts, so that a feature of one or two texts is no strong evidence. */
const SMOOTHING = 0.5;

/**
 * Multinomial logistic regression over few features for each class, chosen before training by how much they tell about it. A full
 * matrix of classes and features would take a hundred times as long, and most of it would be thrown away.
 */
export function trainSparse(texts: readonly LabelledText[], training: SparseTraining): SparseModelFile {
  const classes = [...new Set(texts.map(({ label }) => label))].toSorted();
  const labels = texts.map(({ label }) => classes.indexOf(label));
  const all = texts.map(({ text }) => topicFeaturesOf(text));
  const chosen = choosePairs(all, { labels, classes: classes.length }, training);
  const buckets = [...new Set(chosen.map(({ bucket }) => bucket))].toSorted((a, b) => a - b);
  const idOf = new Map(buckets.map((bucket, id) => [bucket, id]));
  const rows = all.map((counts, at): Row => {
    const known = [...weighFeatures(new Map([...counts].filter(([bucket]) => idOf.has(bucket))))];
    return {
      ids: Uint32Array.from(known, ([bucket]) => idOf.get(bucket) ?? 0),
      values: Float64Array.from(known, ([, value]) => value),
      label: labels[at] ?? 0,
    };
  });
  const pairs = orderPairs(chosen, idOf);
  const bias = fit(rows, pairs, classes.length, training);
  return encodeSparse({ classes, bias }, buckets, pairs);
}

type Pair = { bucket: number; label: number };

/** The features of each class that its texts have most beyond what their share of all texts would give. */
function choosePairs(
  all: readonly ReadonlyMap<number, number>[],
  { labels, classes }: { labels: readonly number[]; classes: number },
  { minTexts, maxFeatures }: SparseTraining,
): Pair[] {
  const known = new Set(knownBuckets(all, minTexts));
  const inTexts = new Map<number, number>();
  const texts = new Float64Array(classes);
  const inClass = Array.from({ length: classes }, () => new Map<number, number>());
  for (const [at, counts] of all.entries()) {
    const label = labels[at] ?? 0;
    texts[label] = (texts[label] ?? 0) + 1;
    const own = inClass[label];
    for (const bucket of counts.keys()) {
      if (!known.has(bucket)) continue;
      inTexts.set(bucket, (inTexts.get(bucket) ?? 0) + 1);
      own?.set(bucket, (own.get(bucket) ?? 0) + 1);
    }
  }
  return inClass.flatMap((counts, label) =>
    Array.from(counts, ([bucket, count]) => {
      const expected = ((inTexts.get(bucket) ?? 0) * (texts[label] ?? 0)) / all.length;
      return { bucket, label, gain: count * Math.log((count + SMOOTHING) / (expected + SMOOTHING)) };
    })
      .toSorted((a, b) => b.gain - a.gain || a.bucket - b.bucket)
      .slice(0, maxFeatures),
  );
}

function orderPairs(chosen: readonly Pair[], idOf: ReadonlyMap<number, number>): Pairs {
  const ordered = chosen.toSorted((a, b) => a.bucket - b.bucket || a.label - b.label);
  const starts = new Uint32Array(idOf.size + 1);
  for (const { bucket } of ordered) {
    const id = idOf.get(bucket) ?? 0;
    starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  }
  for (let id = 0; id < idOf.size; id += 1) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  return { starts, labels: Uint16Array.from(ordered, ({ label }) => label), weights: new Float32Array(ordered.length) };
}

/** Trains the weights of the pairs by Adagrad, in an order from a fixed seed. Returns the bias of each class. */
function fit(
  rows: readonly Row[],
  { starts, labels, weights }: Pairs,
  classes: number,
  { epochs, rate, damping, balance }: SparseTraining,
): Float64Array {
  const sizes = new Float64Array(classes);
  for (const { label } of rows) sizes[label] = (sizes[label] ?? 0) + 1;
  const shares = sizes.map((count) => (rows.length / (classes * count)) ** balance);
  const bias = new Float64Array(classes);
  const squares = new Float32Array(weights.length).fill(damping);
  const random = createRandom();
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      const sums = Float64Array.from(bias);
      for (const [n, id] of row.ids.entries()) {
        const value = row.values[n] ?? 0;
        for (let pair = starts[id] ?? 0; pair < (starts[id + 1] ?? 0); pair += 1) {
          const label = labels[pair] ?? 0;
          sums[label] = (sums[label] ?? 0) + (weights[pair] ?? 0) * value;
        }
      }
      const share = shares[row.label] ?? 1;
      const errors = softmax(sums).map((probability, label) => (probability - (label === row.label ? 1 : 0)) * share);
      for (const [label, error] of errors.entries()) bias[label] = (bias[label] ?? 0) - BIAS_RATE * error;
      for (const [n, id] of row.ids.entries()) {
        const value = row.values[n] ?? 0;
        for (let pair = starts[id] ?? 0; pair < (starts[id + 1] ?? 0); pair += 1) {
          const error = errors[labels[pair] ?? 0] ?? 0;
          if (Math.abs(error) < SMALLEST_ERROR) continue;
          const slope = error * value;
          const square = (squares[pair] ?? 0) + slope * slope;
          squares[pair] = square;
          weights[pair] = (weights[pair] ?? 0) - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return bias;
}
