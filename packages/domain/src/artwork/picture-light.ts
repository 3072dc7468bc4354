import type { Framing } from './landmark-picture.ts';
import { LANDMARKS, type LandmarkId } from './landmark-list.ts';
import type { Landmark } from './landmarks/landmark.ts';

/** The hour at which a drawing is best, where that is not shortly before sunset. */
const BEST_HOURS: Partial<Record<LandmarkId, number>> = {
  'kite-beach': 9.5,
  'la-mer': 9.5,
  'palm-jumeirah': 9.5,
  'ras-al-khor': 6.4,
  'water-slide': 9.5,
  'festive-tree': 20.5,
  'global-village': 20.5,
  airport: 9.5,
  apartments: 9.5,
  aquarium: 9.5,
  cafe: 6.4,
  calendar: 9.5,
  cinema: 20.5,
  cocktail: 18.4,
  fireworks: 20.5,
  fountain: 18.4,
  golf: 9.5,
  hospital: 9.5,
  lantern: 18.4,
  library: 9.5,
  park: 9.5,
  pets: 9.5,
  pool: 9.5,
  sailboat: 9.5,
  school: 9.5,
  skydiver: 9.5,
  stadium: 18.4,
  supermarket: 9.5,
  villas: 9.5,
};

/** Shortly before sunset, morning, sunrise, afternoon, last light and, because papers and plates look best by day, last the night. */
const HOURS = [17.1, 9.5, 6.4, 14.6, 18.4, 20.5] as const;

/** Drawings that would be wrong as a mirror image: a flag, a clock, what is read from left to right. */
const NEVER_MIRRORED: ReadonlySet<LandmarkId> = new Set([
  'bus',
  'calendar',
  'clock-tower',
  'document',
  'flag',
  'hospital',
  'id-card',
  'passport',
  'phone',
  'salik-gate',
  'school',
]);

function framingsOf(id: LandmarkId, landmark: Landmark): readonly Framing[] {
  // A drawing that covers the picture ends above the ground, so that it can only be seen closer.
  const otherDistance = landmark.setting === null ? 1.25 : 0.84;
  const straight: Framing[] = [
    { zoom: 1, shift: 0, isMirrored: false },
    { zoom: 1, shift: 0.36, isMirrored: false },
    { zoom: otherDistance, shift: 0, isMirrored: false },
    { zoom: 1, shift: -0.36, isMirrored: false },
  ];
  if (NEVER_MIRRORED.has(id)) return straight;
  return [...straight, ...straight.slice(0, 3).map((framing) => ({ ...framing, isMirrored: true }))];
}

/** Rooms that look the same at every hour. */
const WITHOUT_DAYLIGHT: ReadonlySet<LandmarkId> = new Set(['aquarium', 'cinema', 'shawarma', 'spices', 'stage']);

/**
 * The light and the framing of the n-th item of a drawing. The next item differs in both; no pair is repeated among the first 24.
 * In rooms without daylight the framing takes turns first.
 */
export function lightOf(id: LandmarkId, variant: number): { hour: number; framing: Framing } {
  const best = BEST_HOURS[id] ?? HOURS[0];
  const hours = [best, ...HOURS.filter((hour) => hour !== best)];
  const framings = framingsOf(id, LANDMARKS[id]);
  const [first, second] = WITHOUT_DAYLIGHT.has(id) ? [framings.length, hours.length] : [hours.length, framings.length];
  const quick = variant % first;
  const slow = (quick + Math.floor(variant / first)) % second;
  const [hourAt, framingAt] = WITHOUT_DAYLIGHT.has(id) ? [slow, quick] : [quick, slow];
  return {
    hour: hours[hourAt] ?? best,
    framing: framings[framingAt] ?? { zoom: 1, shift: 0, isMirrored: false },
  };
}
