import { openingState } from '../city/opening-state.ts';
import { isWalkable, walkMinutes } from '../city/walk.ts';
import { metresBetween } from '../guide/distance.ts';
import type { OpeningHours } from '../guide/opening-hours.ts';
import type { Position } from '../guide/position.ts';
import { meetsNeed, type Need } from './entry-kind.ts';
import type { EntryView, SquarePlace, SquareView } from './entry-view.ts';

/** About what people walk in the longest walk of the guide, in metres, and what they drive for. */
export const NEARBY_REACH = { walk: 1500, wide: 4000 } as const;
/** Within such a step of minutes places of the guide come before entries. */
const STEP_METRES = 400;

/** `isExact`: false where only the area is known, so that neither minutes nor metres are said. `metres` then only sorts. */
export type NearbyItem = {
  id: string;
  metres: number;
  minutes: number | null;
  isExact: boolean;
  hours: OpeningHours | null;
} & ({ place: SquarePlace; entry: null } | { place: null; entry: EntryView });

export type NearbyFilter = {
  reach: number;
  need: Need | null;
  /** Only what is known to be open then. */
  openAt: { date: string; minute: number } | null;
};

/** The hours of an entry, which states those of an ordinary week only. */
function hoursOfEntry({ weekly }: EntryView): OpeningHours | null {
  return weekly && { weekly, ramadan: null, holidays: null, season: null, closures: [] };
}

/** What is around a position, the nearest first; within a few minutes' walk places of the guide come before entries of the directory. */
export function nearbyItems(
  squares: readonly SquareView[],
  centre: Position,
  { reach, need, openAt }: NearbyFilter,
): NearbyItem[] {
  const near = <Item extends NearbyItem>(
    item: Omit<Item, 'metres' | 'minutes' | 'isExact'>,
    at: Position & { precisionMetres?: number },
    isExact: boolean,
  ): Item => {
    const distance = Math.round(metresBetween(centre, at));
    // A place known by its area only may stand anywhere in it: it comes after what is surely nearer.
    const metres = isExact ? distance : Math.max(distance, Math.min(at.precisionMetres ?? 0, NEARBY_REACH.walk));
    return { ...item, metres, isExact, minutes: isExact ? walkMinutes(metres) : null } as Item;
  };
  const items = squares.flatMap(({ places, entries }): NearbyItem[] => [
    ...places
      .filter(
        ({ type, operatingStatus }) =>
          operatingStatus !== 'temporarily-closed' && (need === null || meetsNeed(need, { subcategory: type.id })),
      )
      .map((place) =>
        near(
          { id: `place/${place.id}`, hours: place.hours, place, entry: null },
          place.position,
          isWalkable(place.position),
        ),
      ),
    ...entries
      .filter((entry) => need === null || meetsNeed(need, entry))
      .map((entry) => near({ id: entry.id, hours: hoursOfEntry(entry), place: null, entry }, entry, true)),
  ]);
  const isOpen = ({ hours }: NearbyItem) =>
    openAt === null || openingState(hours, openAt.date, openAt.minute).kind === 'open';
  const step = ({ metres }: NearbyItem) => Math.floor(metres / STEP_METRES);
  return items
    .filter((item) => item.metres <= reach && isOpen(item))
    .toSorted(
      (a, b) =>
        step(a) - step(b) ||
        Number(a.entry !== null) - Number(b.entry !== null) ||
        a.metres - b.metres ||
        a.id.localeCompare(b.id, 'en'),
    );
}
