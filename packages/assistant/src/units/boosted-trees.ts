/** A leaf is a number; a branch asks whether a feature is at most `c`. */
export type Tree = number | { f: number; c: number; l: Tree; r: Tree };
export type TreesModel = { base: number; rate: number; trees: readonly Tree[] };

/** The probability that boosted trees give a row of features. */
export function predictTrees({ base, rate, trees }: TreesModel, row: ArrayLike<number>): number {
  let sum = base;
  for (const tree of trees) {
    let node = tree;
    while (typeof node === 'object') node = (row[node.f] ?? 0) <= node.c ? node.l : node.r;
    sum += rate * node;
  }
  return 1 / (1 + Math.exp(-sum));
}
