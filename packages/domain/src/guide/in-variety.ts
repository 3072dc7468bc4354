/** What decides the place of an item in a ranked list. Its fit is any number; higher is better. */
export type Ranked = { id: string; fit: number; area: string | null; kind: string };

/** How many of the items before it an item should differ from. */
const LOOK_BACK = 3;
/** How many of the next best items may come forward. */
const LOOK_AHEAD = 16;
/** What an item loses for each item just before it that is of the same area or kind. */
const SAME_AREA = 1;
const SAME_KIND = 0.75;

/**
 * The ids of items with the best first, so that neighbours in the list differ in area and kind where their fit is about the same.
 * Items of equal fit stay in the given order otherwise.
 */
export function inVariety(items: readonly Ranked[]): string[] {
  const left = items.toSorted((a, b) => b.fit - a.fit);
  const chosen: Ranked[] = [];
  const scoreOf = ({ fit, area, kind }: Ranked) =>
    chosen
      .slice(-LOOK_BACK)
      .reduce(
        (score, before) =>
          score - (area !== null && before.area === area ? SAME_AREA : 0) - (before.kind === kind ? SAME_KIND : 0),
        fit,
      );
  while (left.length > 0) {
    let best = 0;
    let score = Number.NEGATIVE_INFINITY;
    for (const [at, item] of left.slice(0, LOOK_AHEAD).entries()) {
      const own = scoreOf(item);
      if (own > score) [best, score] = [at, own];
    }
    chosen.push(...left.splice(best, 1));
  }
  return chosen.map(({ id }) => id);
}
