export type Point = { x: number; y: number };
export type Group<Item> = Point & { items: Item[] };

/** The least distance between the middles of two targets, in pixels. */
const APART = 48;

/**
 * Joins what is too close on the screen to be hit apart: each takes in what is around it, in the order given, and stands at their
 * mean. The selected item stays alone.
 */
export function groupItems<Item extends Point & { id: string }>(
  items: readonly Item[],
  selectedId: string | null,
): Group<Item>[] {
  const first = items.filter(({ id }) => id === selectedId);
  const free = new Set(items.filter(({ id }) => id !== selectedId));
  const groups: Group<Item>[] = first.map((item) => ({ x: item.x, y: item.y, items: [item] }));
  for (const item of free) {
    const members = [...free].filter((other) => Math.hypot(other.x - item.x, other.y - item.y) < APART);
    for (const member of members) free.delete(member);
    const mean = (of: (member: Item) => number) =>
      members.reduce((sum, member) => sum + of(member), 0) / members.length;
    groups.push({ x: mean(({ x }) => x), y: mean(({ y }) => y), items: members });
  }
  return groups;
}
