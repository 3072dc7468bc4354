import { createRandom } from './train-model.ts';

/** The rows of each wording of one unit (`rowsOfText`). */
export type WordingRows = readonly (readonly number[])[];

export type EncoderTraining = {
  rows: number;
  dimensions: number;
  /** So many times as many pairs as there are wordings. */
  epochs: number;
  /** Units that are told apart at a time. */
  batch: number;
  /** The lower, the more the nearest wrong units count. */
  temperature: number;
  rate: number;
  /** The share of rows that is left out of a text at a time, so that no single word decides. */
  leftOut: number;
  /** Numbers are stored as whole steps from minus this to this. */
  steps: number;
};

const LEAST_RATE = 0.002;
/** Gradients of a batch are means; this makes them about as large as those of one pair. */
const GRADIENT_SCALE = 16;
const START = 0.1;
const LEAST_LENGTH = 1e-9;
const LEAST_PULL = 1e-4;
/** Steps are spread over all numbers but the largest few. */
const CLIPPED_FROM = 0.9995;

/**
 * Learns a row of numbers for each feature, so that two wordings of one unit point the same way and those of other units do not: a
 * softmax over the units of a batch. The same wordings give the same rows.
 */
export function trainEncoder(units: readonly WordingRows[], training: EncoderTraining): Int8Array {
  const { rows, dimensions, epochs, batch, temperature, rate, leftOut, steps } = training;
  const random = createRandom();
  const several = units
    .map((wordings) => wordings.filter(({ length }) => length > 0))
    .filter(({ length }) => length > 1);
  const pool = several.flatMap((wordings) => wordings.map(() => wordings));
  const size = Math.min(batch, several.length);
  const table = new Float32Array(rows * dimensions).map(() => (random() - 0.5) * 2 * START);
  const squares = new Float32Array(rows * dimensions).fill(1e-6);
  const one = createSide(size, dimensions);
  const other = createSide(size, dimensions);
  const powers = new Float64Array(size);
  const batches = Math.max(1, Math.floor(pool.length / size));

  const thin = (features: readonly number[]) => features.filter(() => random() >= leftOut);
  const draw = () => {
    const drawn = new Set<WordingRows>();
    while (drawn.size < size) drawn.add(pool[Math.floor(random() * pool.length)] ?? []);
    for (const [at, wordings] of [...drawn].entries()) {
      const first = Math.floor(random() * wordings.length);
      const second = (first + 1 + Math.floor(random() * (wordings.length - 1))) % wordings.length;
      encode(one, at, thin(wordings[first] ?? []));
      encode(other, at, thin(wordings[second] ?? []));
    }
  };
  const encode = ({ vectors, lengths, features }: Side, at: number, texts: readonly number[]) => {
    const from = at * dimensions;
    vectors.fill(0, from, from + dimensions);
    for (const row of texts) {
      for (let place = 0; place < dimensions; place += 1) {
        vectors[from + place] = (vectors[from + place] ?? 0) + (table[row * dimensions + place] ?? 0);
      }
    }
    const length = Math.sqrt(dot(vectors, from, vectors, from) + LEAST_LENGTH);
    for (let place = 0; place < dimensions; place += 1) vectors[from + place] = (vectors[from + place] ?? 0) / length;
    lengths[at] = length;
    features[at] = texts;
  };
  const dot = (a: Float32Array, from: number, b: Float32Array, start: number) => {
    let sum = 0;
    for (let place = 0; place < dimensions; place += 1) sum += (a[from + place] ?? 0) * (b[start + place] ?? 0);
    return sum;
  };
  const compare = () => {
    one.slopes.fill(0);
    other.slopes.fill(0);
    for (let at = 0; at < size; at += 1) {
      let total = 0;
      for (let to = 0; to < size; to += 1) {
        powers[to] = Math.exp(dot(one.vectors, at * dimensions, other.vectors, to * dimensions) / temperature);
        total += powers[to] ?? 0;
      }
      for (let to = 0; to < size; to += 1) {
        const pull = ((powers[to] ?? 0) / total - (at === to ? 1 : 0)) / temperature;
        if (Math.abs(pull) < LEAST_PULL) continue;
        for (let place = 0; place < dimensions; place += 1) {
          const [a, b] = [at * dimensions + place, to * dimensions + place];
          one.slopes[a] = (one.slopes[a] ?? 0) + pull * (other.vectors[b] ?? 0);
          other.slopes[b] = (other.slopes[b] ?? 0) + pull * (one.vectors[a] ?? 0);
        }
      }
    }
  };
  const learn = ({ vectors, slopes, lengths, features }: Side, speed: number) => {
    for (let at = 0; at < size; at += 1) {
      const from = at * dimensions;
      const along = dot(slopes, from, vectors, from);
      const scale = GRADIENT_SCALE / (size * (lengths[at] ?? 1));
      for (const row of features[at] ?? []) {
        for (let place = 0; place < dimensions; place += 1) {
          const cell = row * dimensions + place;
          const slope = ((slopes[from + place] ?? 0) - along * (vectors[from + place] ?? 0)) * scale;
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          table[cell] = (table[cell] ?? 0) - (speed * slope) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  };

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const speed = rate * (1 - epoch / epochs) + LEAST_RATE;
    for (let step = 0; step < batches; step += 1) {
      draw();
      compare();
      learn(one, speed);
      learn(other, speed);
    }
  }
  return toSteps(table, steps);
}

/** One of the two wordings of each unit of a batch. */
type Side = { vectors: Float32Array; slopes: Float32Array; lengths: Float64Array; features: (readonly number[])[] };

function createSide(size: number, dimensions: number): Side {
  return {
    vectors: new Float32Array(size * dimensions),
    slopes: new Float32Array(size * dimensions),
    lengths: new Float64Array(size),
    features: [],
  };
}

function toSteps(table: Float32Array, steps: number): Int8Array {
  const sorted = table.map(Math.abs).sort();
  const most = sorted[Math.floor(sorted.length * CLIPPED_FROM)] || 1;
  return Int8Array.from(table, (value) => Math.max(-steps, Math.min(steps, Math.round((value / most) * steps))));
}
