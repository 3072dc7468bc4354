/** The parts of today's page that users can move and hide, in the original order. */
export const TODAY_TILES = ['can', 'timeline', 'brief', 'now', 'you', 'tolls', 'month'] as const;
export type TodayTile = (typeof TODAY_TILES)[number];

export const AUDIENCES = ['tourist', 'resident'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How one device shows today's page. `order` has every part once. */
export type TodayLayout = { order: TodayTile[]; hidden: TodayTile[]; audience: Audience };

export const ORIGINAL_LAYOUT: TodayLayout = { order: [...TODAY_TILES], hidden: [], audience: 'tourist' };

/** A layout from its stored text. What is not understood is as originally; new parts come after those before them originally. */
export function readLayout(text: string): TodayLayout {
  const stored = parsed(text);
  const known = (value: unknown) => (Array.isArray(value) ? TODAY_TILES.filter((tile) => value.includes(tile)) : []);
  const ordered = Array.isArray(stored['order'])
    ? [...new Set(stored['order'].filter((tile): tile is TodayTile => TODAY_TILES.includes(tile)))]
    : [];
  const order = TODAY_TILES.reduce<TodayTile[]>((found, tile, at) => {
    if (found.includes(tile)) return found;
    const before = TODAY_TILES.slice(0, at).findLast((one) => found.includes(one));
    return found.toSpliced(before === undefined ? 0 : found.indexOf(before) + 1, 0, tile);
  }, ordered);
  return {
    order,
    hidden: known(stored['hidden']),
    audience: AUDIENCES.find((one) => one === stored['audience']) ?? ORIGINAL_LAYOUT.audience,
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A layout with a part moved by some places; unchanged at an end. */
export function moveTile(layout: TodayLayout, tile: TodayTile, by: 1 | -1): TodayLayout {
  const at = layout.order.indexOf(tile);
  const to = at + by;
  if (to < 0 || to >= layout.order.length) return layout;
  return { ...layout, order: layout.order.toSpliced(at, 1).toSpliced(to, 0, tile) };
}

export function toggleTile(layout: TodayLayout, tile: TodayTile): TodayLayout {
  const isHidden = layout.hidden.includes(tile);
  return { ...layout, hidden: isHidden ? layout.hidden.filter((one) => one !== tile) : [...layout.hidden, tile] };
}
