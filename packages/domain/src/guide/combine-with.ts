import { type ExactPosition, minutesOnFoot } from '../city/walk.ts';
import type { SectionId } from './sections.ts';

/** A longer walk is an outing of its own. */
const MAX_MINUTES = 15;
const MAX_COMBINED = 4;
/** Places that are visited for a reason, not on the way. */
const ERRANDS: readonly (SectionId | null)[] = ['schools', 'clinics', 'consulates'];
const VISITABLE: readonly string[] = ['open', 'seasonal'];

type Combinable = {
  position: ExactPosition;
  type: { id: string };
  section: SectionId | null;
  operatingStatus: string;
};

/** A place with the estimated minutes on foot to it. Null if it is too far or not exactly known. */
export type Walked<Place> = { place: Place; minutes: number | null };

/**
 * Splits the places around one into those to combine a visit with and the others, each in the order received. Combined are places
 * of another type, open as far as known, within a walk of 15 minutes.
 */
export function combineWith<Place extends Combinable>(
  here: Combinable,
  around: readonly Place[],
): { combined: Walked<Place>[]; others: Walked<Place>[] } {
  const walked = around.map((place) => ({ place, minutes: minutesOnFoot(here.position, place.position) }));
  const isErrand = ERRANDS.includes(here.section);
  const combined = walked
    .filter(({ place, minutes }) => !isErrand && minutes !== null && minutes <= MAX_MINUTES && fits(here, place))
    .slice(0, MAX_COMBINED);
  return { combined, others: walked.filter((one) => !combined.includes(one)) };
}

function fits(here: Combinable, { type, section, operatingStatus }: Combinable): boolean {
  return type.id !== here.type.id && !ERRANDS.includes(section) && VISITABLE.includes(operatingStatus);
}
