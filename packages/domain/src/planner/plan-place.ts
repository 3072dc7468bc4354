import type { OpeningHours } from '../guide/opening-hours.ts';
import type { PLACE_SETTINGS } from '../guide/place.ts';
import type { Position } from '../guide/position.ts';
import { isInEmirate } from '../guide/position.ts';
import type { PlaceCard } from '../guide/views.ts';
import type { Interest } from './plan-request.ts';

/** What a plan needs of a place. */
export type PlanPlace = {
  id: string;
  /** A term of the group `subcategory`; empty if it is not known. */
  type: string;
  position: Position;
  /** Null: not known. */
  setting: (typeof PLACE_SETTINGS)[number] | null;
  hours: OpeningHours | null;
  isForFamilies: boolean;
  /** A place to eat, which is visited at noon. */
  isMeal: boolean;
  priceBand: number | null;
  metroMinutes: number | null;
};

/** What each interest is about, as types of place. */
export const TYPES_OF_INTEREST: Readonly<Record<Interest, readonly string[]>> = {
  sights: ['landmark', 'immersive', 'promenade', 'district', 'water'],
  heritage: ['heritage', 'souk', 'market'],
  culture: ['museum', 'gallery', 'culture', 'theatre', 'show'],
  nature: ['nature', 'park', 'garden', 'seasonal-park'],
  beach: ['beach', 'beach-club'],
  play: ['theme-park', 'water-park', 'aquarium', 'zoo', 'adventure', 'sport'],
  shopping: ['mall', 'souk', 'market'],
};

/** How long a visit is planned for, in minutes. Assumptions, not facts: the page says so. */
const VISIT_MINUTES: Readonly<Record<string, number>> = {
  'theme-park': 300,
  'water-park': 240,
  'seasonal-park': 150,
  zoo: 150,
  adventure: 120,
  beach: 120,
  'beach-club': 150,
  mall: 120,
  museum: 90,
  aquarium: 90,
  show: 90,
  theatre: 120,
  garden: 75,
  immersive: 75,
  nature: 75,
};
const USUAL_VISIT_MINUTES = 60;

/** How long a visit of a place is planned for, in minutes. */
export function visitMinutes({ type }: Pick<PlanPlace, 'type'>): number {
  return VISIT_MINUTES[type] ?? USUAL_VISIT_MINUTES;
}

const VISITABLE = ['open', 'seasonal'];
const MEAL_TYPES = ['restaurant', 'cafe', 'casual'];

/** Whether a plan may suggest a place: in the emirate, and not known to be closed. */
export function isSuggested({ operatingStatus, position }: PlaceCard): boolean {
  return VISITABLE.includes(operatingStatus) && isInEmirate(position);
}

/** The place of a card as a plan needs it. */
export function planPlace(card: PlaceCard): PlanPlace {
  const { id, type, position, setting, hours, features, priceBand, metroMinutes } = card;
  return {
    id,
    type: type.id,
    position: { lat: position.lat, lon: position.lon },
    setting: setting as PlanPlace['setting'],
    hours,
    isForFamilies: features.includes('family'),
    isMeal: MEAL_TYPES.includes(type.id),
    priceBand,
    metroMinutes,
  };
}
