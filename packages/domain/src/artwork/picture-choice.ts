import {
  CROWDED_SORTS,
  DRAWING_OF_REST,
  DRAWINGS_OF_ARTICLE,
  DRAWINGS_OF_EVENT,
  DRAWINGS_OF_LISTS,
  DRAWINGS_OF_NEIGHBOURHOOD,
  DRAWINGS_OF_PLACE,
  DRAWINGS_OF_SERVICE,
} from './drawing-of-kind.ts';
import { ITEMS_OF_DRAWING, ITEMS_ON_MAP } from './item-drawings.ts';
import type { LandmarkId } from './landmark-list.ts';
import type { MapPoint } from './map-picture.ts';
import { createRandom } from './random.ts';

/** What the choice of a picture depends on: an item's own data. */
export type PictureSubject = {
  id: string;
  kind: string;
  category: string | null;
  /** A place's or a service's subcategory, or an event's type. */
  sort: string | null;
  position: MapPoint | null;
};

/** A drawing in one of its lights and framings, or the map around a place, or the coast. */
export type Picture =
  | { kind: 'drawing'; drawing: LandmarkId; variant: number }
  | { kind: 'map'; id: string; point: MapPoint }
  | { kind: 'coast'; hour: number };

const DRAWING_OF_ITEM = new Map<string, { drawing: LandmarkId; variant: number }>(
  Object.entries(ITEMS_OF_DRAWING).flatMap(([drawing, ids]) =>
    ids.split(' ').map((id, variant) => [id, { drawing: drawing as LandmarkId, variant }] as const),
  ),
);

const TABLES: Record<string, Partial<Record<string, readonly [LandmarkId, ...LandmarkId[]]>>> = {
  place: DRAWINGS_OF_PLACE,
  event: DRAWINGS_OF_EVENT,
  service: DRAWINGS_OF_SERVICE,
  article: DRAWINGS_OF_ARTICLE,
  neighbourhood: DRAWINGS_OF_NEIGHBOURHOOD,
};

/** The drawings that fit an item: the one chosen by hand, or those of its sort. Undefined where none is known to fit. */
export function fittingDrawings({
  id,
  kind,
  category,
  sort,
}: Omit<PictureSubject, 'position'>): readonly [LandmarkId, ...LandmarkId[]] | undefined {
  const own = DRAWING_OF_ITEM.get(id);
  if (own) return [own.drawing];
  return ITEMS_ON_MAP.has(id) ? undefined : TABLES[kind]?.[(kind === 'article' ? category : sort) ?? ''];
}

/**
 * The picture of an item: the drawing chosen for it, else the drawing of its sort, else the map around it. A place whose sort fills
 * lists shows the map, so that a list does not repeat one drawing. The same item always has the same picture.
 */
export function choosePicture(subject: PictureSubject): Picture {
  const { id, sort, position } = subject;
  const own = DRAWING_OF_ITEM.get(id);
  if (own) return { kind: 'drawing', ...own };
  const choices = fittingDrawings(subject);
  if (position && (choices === undefined || CROWDED_SORTS.has(sort ?? ''))) return { kind: 'map', id, point: position };
  const random = createRandom(`picture|${id}`);
  const drawing = random.pick<LandmarkId>(choices ?? [DRAWING_OF_REST]);
  return { kind: 'drawing', drawing, variant: Math.floor(random.next() * 24) };
}

/** The picture of a list, or of the guide itself for `site`. */
export function chooseListPicture(list: string): Picture {
  const drawing = DRAWINGS_OF_LISTS[list];
  return drawing ? { kind: 'drawing', drawing, variant: 0 } : { kind: 'coast', hour: 17.1 };
}
