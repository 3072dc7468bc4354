import { metresBetween } from '../../guide/distance.ts';
import type { Position } from '../../guide/position.ts';
import { BASE_LOCALE } from '../../language/locale.ts';
import { normalizeWords } from '../../language/normalize-text.ts';
import type { CheckedItem, Comparison, Located } from './rule.ts';

const NEAR_METRES = 150;
/** About 200 metres, so that places this near are in the same cell or in the next. */
const CELL_DEGREES = 0.002;
const ALIKE = 0.6;

type Placed = { id: string; position: Position; words: ReadonlySet<string>; name: string };

const cellOf = (lat: number, lon: number) => `${Math.floor(lat / CELL_DEGREES)} ${Math.floor(lon / CELL_DEGREES)}`;

/** The words of the shorter name are all in the longer one. Names that each have a word of their own are of two places. */
function isSameName(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  return few.size / many.size >= ALIKE && [...few].every((word) => many.has(word));
}

/** Finds places within 150 metres of each other of the same name, or one with the other's name and little more. */
export function comparePlaces(): Comparison {
  const cells = new Map<string, Placed[]>();
  const found: Located[] = [];
  return {
    add: (item) => {
      const place = placedOf(item);
      if (!place) return;
      for (const other of around(cells, place.position)) {
        const metres = metresBetween(place.position, other.position);
        if (metres > NEAR_METRES || !isSameName(place.words, other.words)) continue;
        const subject = `place/${other.id}`;
        found.push({
          kind: 'place',
          id: place.id,
          locale: null,
          subject,
          evidence: `${other.name} · ${Math.round(metres)} m`,
        });
      }
      const cell = cellOf(place.position.lat, place.position.lon);
      cells.set(cell, [...(cells.get(cell) ?? []), place]);
    },
    end: () => [found],
  };
}

function placedOf(item: CheckedItem): Placed | null {
  const { position } = item.data as { position?: Position };
  const name = (item.texts[BASE_LOCALE] ?? item.texts[item.original])?.title;
  if (item.kind !== 'place' || !position || name === undefined) return null;
  return { id: item.id, position, name, words: new Set(normalizeWords(name).split(' ')) };
}

function around(cells: Map<string, Placed[]>, { lat, lon }: Position): Placed[] {
  const steps = [-CELL_DEGREES, 0, CELL_DEGREES];
  return steps.flatMap((north) => steps.flatMap((east) => cells.get(cellOf(lat + north, lon + east)) ?? []));
}
