import type { FactView } from '@dalil/domain/guide/views.ts';

/** Some facts of one grade, date and source: never empty. */
type Group<Item> = { first: Item; all: Item[] };

/** The facts grouped by grade, date and source, in the order in which each origin is first met. */
export function byOrigin<Item>(items: readonly Item[], factOf: (item: Item) => FactView): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const origin = originOf(factOf(item));
    const group = groups.get(origin);
    if (group) group.all.push(item);
    else groups.set(origin, { first: item, all: [item] });
  }
  return [...groups.values()];
}

function originOf({ confidence, asOf, source, text }: FactView): string {
  return [confidence, asOf, source.url, source.name, text === null].join(' ');
}
