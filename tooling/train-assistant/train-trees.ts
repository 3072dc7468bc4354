import type { Tree, TreesModel } from '@dalil/assistant/units/boosted-trees.ts';

export type TreesTraining = {
  trees: number;
  depth: number;
  rate: number;
  /** Rows in a node that is still split. */
  minRows: number;
  /** Added to the second derivative, so that leaves of few rows stay small. */
  damping: number;
  /** For each feature: 1 if more of it never lowers the probability, -1 if it never raises it, otherwise 0. */
  directions: readonly number[];
};

/** The least and the highest value of a leaf, so that the direction of a split above it holds. */
type Bounds = readonly [least: number, most: number];

const BINS = 32;
const LEAST_GAIN = 1e-3;
const LEAST_HESSIAN = 1;

/**
 * Boosted trees for a yes/no question with log loss, on histograms of 32 bins. The same rows give the same model. Thresholds and
 * leaves are rounded to five digits, so that the file is small.
 */
export function trainTrees(
  rows: readonly ArrayLike<number>[],
  labels: ArrayLike<number>,
  { trees: count, depth, rate, minRows, damping, directions }: TreesTraining,
): TreesModel {
  const size = rows.length;
  const features = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: features }, (_, feature) => cutsOf(rows, feature));
  const bins = cuts.map((ofFeature, feature) => binsOf(rows, feature, ofFeature));
  let positive = 0.5;
  for (let at = 0; at < size; at += 1) positive += labels[at] ?? 0;
  const base = round(Math.log(positive / (size - positive + 1)));
  const sums = new Float64Array(size).fill(base);
  const gradient = new Float64Array(size);
  const hessian = new Float64Array(size);

  const grow = (items: Uint32Array, level: number, [least, most]: Bounds): Tree => {
    let total = 0;
    let curvature = 0;
    for (const item of items) {
      total += gradient[item] ?? 0;
      curvature += hessian[item] ?? 0;
    }
    const split = level < depth && items.length > minRows ? bestSplit(items, total, curvature, [least, most]) : null;
    if (!split) {
      const leaf = round(Math.min(most, Math.max(least, total / (curvature + damping))));
      for (const item of items) sums[item] = (sums[item] ?? 0) + rate * leaf;
      return leaf;
    }
    const ofFeature = bins[split.feature] ?? new Uint8Array();
    const isLow = (item: number) => (ofFeature[item] ?? 0) <= split.bin;
    const direction = directions[split.feature] ?? 0;
    const [low, high]: [Bounds, Bounds] =
      direction === 0
        ? [
            [least, most],
            [least, most],
          ]
        : direction > 0
          ? [
              [least, split.middle],
              [split.middle, most],
            ]
          : [
              [split.middle, most],
              [least, split.middle],
            ];
    return {
      f: split.feature,
      c: cuts[split.feature]?.[split.bin] ?? 0,
      l: grow(items.filter(isLow), level + 1, low),
      r: grow(
        items.filter((item) => !isLow(item)),
        level + 1,
        high,
      ),
    };
  };

  const bestSplit = (items: Uint32Array, total: number, curvature: number, [least, most]: Bounds) => {
    let best: { feature: number; bin: number; middle: number } | null = null;
    let gain = LEAST_GAIN;
    const whole = total ** 2 / (curvature + damping);
    for (const [feature, ofFeature] of bins.entries()) {
      const gradients = new Float64Array(BINS);
      const hessians = new Float64Array(BINS);
      for (const item of items) {
        const bin = ofFeature[item] ?? 0;
        gradients[bin] = (gradients[bin] ?? 0) + (gradient[item] ?? 0);
        hessians[bin] = (hessians[bin] ?? 0) + (hessian[item] ?? 0);
      }
      let [low, lowCurvature] = [0, 0];
      for (let bin = 0; bin < (cuts[feature]?.length ?? 0); bin += 1) {
        low += gradients[bin] ?? 0;
        lowCurvature += hessians[bin] ?? 0;
        const highCurvature = curvature - lowCurvature;
        if (lowCurvature < LEAST_HESSIAN || highCurvature < LEAST_HESSIAN) continue;
        const found = low ** 2 / (lowCurvature + damping) + (total - low) ** 2 / (highCurvature + damping) - whole;
        const valueOf = (sum: number, weight: number) => Math.min(most, Math.max(least, sum / (weight + damping)));
        const [left, right] = [valueOf(low, lowCurvature), valueOf(total - low, highCurvature)];
        const isAllowed = (directions[feature] ?? 0) * (right - left) >= 0;
        if (found > gain && isAllowed) {
          gain = found;
          best = { feature, bin, middle: (left + right) / 2 };
        }
      }
    }
    return best;
  };

  const all = Uint32Array.from({ length: size }, (_, at) => at);
  const made: Tree[] = [];
  for (let tree = 0; tree < count; tree += 1) {
    for (let at = 0; at < size; at += 1) {
      const probability = 1 / (1 + Math.exp(-(sums[at] ?? 0)));
      gradient[at] = (labels[at] ?? 0) - probability;
      hessian[at] = probability * (1 - probability);
    }
    made.push(grow(all, 0, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]));
  }
  return { base, rate, trees: made };
}

/** Thresholds between bins of about equally many rows. */
function cutsOf(rows: readonly ArrayLike<number>[], feature: number): number[] {
  const sorted = Float64Array.from(rows, (row) => row[feature] ?? 0).sort();
  const found = Array.from({ length: BINS - 1 }, (_, bin) =>
    round(sorted[Math.floor(((bin + 1) * sorted.length) / BINS)] ?? 0),
  );
  return [...new Set(found)];
}

function binsOf(rows: readonly ArrayLike<number>[], feature: number, cuts: readonly number[]): Uint8Array {
  return Uint8Array.from(rows, (row) => {
    const value = row[feature] ?? 0;
    const bin = cuts.findIndex((cut) => value <= cut);
    return bin < 0 ? cuts.length : bin;
  });
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
